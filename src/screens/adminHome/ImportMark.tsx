import { type ImportState, importStateLook } from '~/domain/products/importStatus';

import classes from './ImportMark.module.css';

/** The state of a bulk file as a coloured dot with its word (§2 customer, colour legend). */
export function ImportMark({ state }: { state: ImportState }) {
  const { color, label } = importStateLook(state);
  return <Mark color={color} label={label} />;
}

/** A colour of the legend and what it says. */
export function Mark({ color, label }: { color: string; label: string }) {
  return (
    <span className={classes.mark}>
      <span className={classes.dot} data-color={color} aria-hidden="true" />
      {label}
    </span>
  );
}
