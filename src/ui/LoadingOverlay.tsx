import { useEffect, useState } from 'react';

import classes from './LoadingOverlay.module.css';

/** Fast loads must not flash; in ms. */
const APPEARS_AFTER_MS = 150;

/** Full-screen loading overlay while `busy` (§2 staff); it appears only after 150 ms. */
export function LoadingOverlay({ busy }: { busy: boolean }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setVisible(true), APPEARS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [busy]);
  return (
    <div role="status" aria-live="polite">
      {busy && visible ? (
        <div className={classes.overlay}>
          <span className={classes.spinner} aria-hidden="true" />
          <span className="visually-hidden">Cargando…</span>
        </div>
      ) : null}
    </div>
  );
}
