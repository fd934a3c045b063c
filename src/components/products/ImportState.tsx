import { importLegend, type ImportState, importStateDisplay } from '~/domain/products/importStatus';

import classes from './ImportState.module.css';

/** The state of import jobs as a coloured dot with its label. */
export function ImportStateMark({
  state,
  labelHidden = false,
}: {
  state: ImportState;
  /** Shows the label to screen readers and as a tooltip only. */
  labelHidden?: boolean;
}) {
  const { label, color } = importStateDisplay(state);
  return (
    <span className={classes.label} title={labelHidden ? label : undefined}>
      <span className={classes.dot} data-color={color} />
      {labelHidden ? <span className="visually-hidden">{label}</span> : label}
    </span>
  );
}

/** The meaning of each colour. @param label accessible name of the list */
export function ImportLegend({ label }: { label: string }) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {importLegend.map((entry) => (
        <li key={entry.color} className={classes.label}>
          <span className={classes.dot} data-color={entry.color} />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
