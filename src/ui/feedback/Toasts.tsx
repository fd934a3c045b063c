import { useEffect, useSyncExternalStore } from 'react';

import { TOAST_MS, type ToastMessage, toastQueue } from './toast';

import classes from './Toasts.module.css';

/** The toasts of the page, newest at the bottom, announced to screen readers; each disappears after 2 seconds. */
export function Toasts() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  return (
    <div className={classes.stack} role="region" aria-label="Avisos">
      <div role="status" aria-live="polite">
        {messages
          .filter(({ severity }) => severity === 'success' || severity === 'info')
          .map((message) => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
      <div role="alert" aria-live="assertive">
        {messages
          .filter(({ severity }) => severity === 'warning' || severity === 'error')
          .map((message) => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
    </div>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => toastQueue.remove(message.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message.id]);
  return (
    <div className={classes.toast} data-severity={message.severity}>
      <span>{message.text}</span>
      <button
        type="button"
        className={classes.close}
        aria-label="Cerrar aviso"
        onClick={() => toastQueue.remove(message.id)}
      >
        ×
      </button>
    </div>
  );
}
