import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { assertive, polite } from './say';
import { TOAST_MS, type ToastMessage, toastQueue } from './toast';

import classes from './Toasts.module.css';

const isUrgent = ({ severity }: ToastMessage) => severity === 'warning' || severity === 'error';

/**
 * The toasts of the page, newest at the bottom: each disappears after 2 seconds, later while one of them is pointed at or
 * has the focus. Its two live regions, which are there from the start, are the outlet of `say`, too.
 */
export function Toasts() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const [held, setHeld] = useState(false);
  const live = (urgent: boolean) => (
    <div
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="false"
      className={classes.texts}
    >
      {messages.map((message, index) =>
        isUrgent(message) === urgent ? (
          <Toast key={message.id} message={message} row={index + 1} held={held} />
        ) : null,
      )}
      <Said by={urgent ? assertive : polite} />
    </div>
  );
  return (
    // The handlers hold what is read; they are no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classes.stack}
      role="region"
      aria-label="Avisos"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {live(false)}
      {live(true)}
      {/* Outside of the live regions, which would say its name with each text. */}
      {messages.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className={classes.close}
          style={{ gridRow: index + 1 }}
          aria-label="Cerrar aviso"
          onClick={() => {
            // What is removed below the pointer or the focus is not left.
            setHeld(false);
            toastQueue.remove(id);
          }}
        >
          ×
        </button>
      ))}
    </div>
  );
}

function Toast({ message, row, held }: { message: ToastMessage; row: number; held: boolean }) {
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toastQueue.remove(message.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message.id, held]);
  return (
    <p className={classes.toast} data-severity={message.severity} style={{ gridRow: row }}>
      <span>{message.text}</span>
    </p>
  );
}

/** What `say` says. In a closed shadow tree it is no second text of the page for tests and translations. */
function Said({ by: { said } }: { by: typeof polite }) {
  const now = useSyncExternalStore(said.subscribe, said.get);
  const host = useRef<HTMLSpanElement>(null);
  const root = useRef<ShadowRoot | null>(null);
  useEffect(() => {
    root.current ??= host.current?.attachShadow({ mode: 'closed' }) ?? null;
    const line = document.createElement('span');
    line.textContent = now?.text ?? '';
    root.current?.replaceChildren(line);
  }, [now]);
  return <span ref={host} className={classes.said} />;
}
