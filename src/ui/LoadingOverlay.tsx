import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import classes from './LoadingOverlay.module.css';

/** Delay before the overlay appears, in ms: what is fast must not flash. A save is answered sooner, as it locks the page. */
const LOADING_AFTER_MS = 400;
const SAVING_AFTER_MS = 150;

/**
 * Full-screen loading overlay, shown after a moment of `loading` or `saving`. It leaves the staff's menu and header
 * as they are. While saving, everything below it is inert,
 * for the keyboard as well, and the focus returns to where it was.
 */
export function LoadingOverlay({ loading, saving }: { loading: boolean; saving: boolean }) {
  const busy = loading || saving;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setVisible(true), saving ? SAVING_AFTER_MS : LOADING_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [busy, saving]);
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
    return () => {
      element.close();
      // A closed dialog keeps the focus if the element that had it before is gone.
      element.blur();
    };
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
