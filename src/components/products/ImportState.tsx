import { importLegend, type ImportState, importStateLook } from '~/domain/products/importStatus';

import classes from './ImportState.module.css';

/** The state of import jobs as a coloured dot with its word for screen readers (§4 staff). */
export function ImportDot({ state }: { state: ImportState }) {
  const { label, color } = importStateLook(state);
  return (
    <span className={classes.label} title={label}>
      <span className={classes.dot} data-color={color} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** A state as a dot and its word. */
export function ImportStateLabel({ state }: { state: ImportState }) {
  const { label, color } = importStateLook(state);
  return (
    <span className={classes.label}>
      <span className={classes.dot} data-color={color} />
      {label}
    </span>
  );
}

/** What each colour means (§4 staff, §2 customer). */
export function ImportLegend() {
  return (
    <ul className={classes.legend} aria-label="Colores del estado de las cargas">
      {importLegend.map(({ color, label }) => (
        <li key={color} className={classes.label}>
          <span className={classes.dot} data-color={color} />
          {label}
        </li>
      ))}
    </ul>
  );
}
