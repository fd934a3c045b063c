import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import classes from './LoadingOverlay.module.css';

/** Delay before the overlay appears, in ms: fast loads must not flash. */
const APPEARS_AFTER_MS = 150;

/**
 * Full-screen loading overlay, shown after 150 ms of `loading` or `saving`. While saving, everything below it is inert,
 * for the keyboard as well, and the focus returns to where it was.
 */
export function LoadingOverlay({ loading, saving }: { loading: boolean; saving: boolean }) {
  const busy = loading || saving;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setVisible(true), APPEARS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [busy]);
  const shown = busy && visible;
  return (
    <>
      <div role="status" aria-live="polite">
        {shown ? (
          <div className={classes.overlay}>
            <span className={classes.spinner} aria-hidden="true" />
            <span className="visually-hidden">Cargando…</span>
          </div>
        ) : null}
      </div>
      <InertPage active={shown && saving} />
    </>
  );
}

/** A transparent modal dialog: the browser makes the rest of the page inert, and restores the focus when it closes. */
function InertPage({ active }: { active: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!active || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [active]);
  return (
    <dialog
      ref={dialog}
      className={classes.inert}
      aria-label="Cargando"
      onCancel={(event) => event.preventDefault()}
    />
  );
}
