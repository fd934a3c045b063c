import { useState, useSyncExternalStore } from 'react';

import { toastQueue } from './toast';

import classes from './RecentToasts.module.css';

/** The last texts again, for whom they went too soon; in sight while it has the focus. */
export function RecentToasts() {
  const recent = useSyncExternalStore(toastQueue.subscribe, toastQueue.recent);
  const [open, setOpen] = useState(false);
  if (recent.length === 0) return null;
  return (
    <section className={classes.recent} aria-label="Últimos avisos">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Últimos avisos</summary>
        {open ? (
          <ul>
            {recent.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        ) : null}
      </details>
    </section>
  );
}
