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

/** The meaning of each colour. */
export function ImportLegend({
  label,
  failedLast = false,
}: {
  /** Accessible name of the list. */
  label: string;
  /** The order of the administrator's legend. */
  failedLast?: boolean;
}) {
  const isLast = ({ color }: { color: string }) => Number(failedLast && color === 'red');
  return (
    <ul className={classes.legend} aria-label={label}>
      {importLegend
        .toSorted((a, b) => isLast(a) - isLast(b))
        .map((entry) => (
          <li key={entry.color} className={classes.label}>
            <span className={classes.dot} data-color={entry.color} />
            {entry.label}
          </li>
        ))}
    </ul>
  );
}
