import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import classes from './LoadingOverlay.module.css';

/** Delay before the overlay appears, in ms: what is faster must not flash. */
const OVERLAY_AFTER_MS = 150;

/**
 * Loading overlay over the whole window, header and menu included, shown after a moment of `loading` or `saving`. While
 * saving, everything below it is inert, for the keyboard as well, and the focus returns to where it was.
 */
export function LoadingOverlay({
  loading,
  saving,
  colorOfPage,
}: {
  loading: boolean;
  saving: boolean;
  /** Color of the spinner as CSS; null: the application's own. */
  colorOfPage: () => string | null;
}) {
  const busy = loading || saving;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setVisible(true), OVERLAY_AFTER_MS);
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
            <Spinner color={colorOfPage} />
            <span className="visually-hidden">Cargando…</span>
          </div>
        ) : null}
      </div>
      <InertPage active={shown && saving} />
    </>
  );
}

/** In the color that the page has when the spinner appears. */
function Spinner({ color }: { color: () => string | null }) {
  const [borderTopColor] = useState(color);
  const style = borderTopColor === null ? undefined : { borderTopColor };
  return <span className={classes.spinner} style={style} aria-hidden="true" />;
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
