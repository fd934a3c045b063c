import classes from './PlainButton.module.css';

/** A button of the entry script's screens, which do not load the component library. */
export function PlainButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={classes.button} onClick={onClick}>
      {children}
    </button>
  );
}
