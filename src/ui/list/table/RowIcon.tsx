import classes from './RowIcon.module.css';

/** The paths of an icon of the package in one. */
const icons = {
  card: 'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 10l18 0M7 15l.01 0M11 15l2 0',
  'card-off':
    'M3 3l18 18M9 5h9a3 3 0 0 1 3 3v8a3 3 0 0 1 -.128 .87M18.87 18.872a3 3 0 0 1 -.87 .128h-12a3 3 0 0 1 -3 -3v-8c0 -1.352 .894 -2.495 2.124 -2.87M3 11l8 0M15 11l6 0M7 15l.01 0M11 15l2 0',
  check: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7v5l3 3',
  chevron: 'M6 9l6 6l6 -6',
  previous: 'M15 6l-6 6l6 6',
  next: 'M9 6l6 6l-6 6',
  down: 'M12 5l0 14M18 13l-6 6M6 13l6 6',
  pencil: 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4',
  selector: 'M8 9l4 -4l4 4M16 15l-4 4l-4 -4',
  sort: 'M3 9l4 -4l4 4m-4 -4v14M21 15l-4 4l-4 -4m4 4v-14',
  up: 'M12 5l0 14M18 11l-6 -6M6 11l6 -6',
};

/**
 * An icon of a table as two elements. Those of the package have up to eight, as many as the rest of a row, and a list shows
 * some forty before it is usable.
 */
export function RowIcon({
  icon,
  size,
  className = '',
}: {
  icon: keyof typeof icons;
  /** In px. */
  size: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`${classes.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[icon]} />
    </svg>
  );
}
