import classes from './StatusBadge.module.css';

/** Colours a status may have, by the names of the component library. */
export type StatusColor = 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'grape';

/** A status as a coloured badge with its whole word, legible in both colour schemes. */
export function StatusBadge({ label, color }: { label: string; color: StatusColor }) {
  return (
    <span className={classes.badge} data-color={color}>
      {label}
    </span>
  );
}
