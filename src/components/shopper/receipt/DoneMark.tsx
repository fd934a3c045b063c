import classes from './DoneMark.module.css';

/** The green check of what was confirmed or paid. @param isNew it is drawn while it appears, where `className` says so */
export const DoneMark = ({
  className = '',
  isNew = false,
}: {
  className?: string | undefined;
  isNew?: boolean;
}) => (
  <svg
    className={`${classes.mark} ${className}`}
    data-new={isNew || undefined}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    <circle cx="16" cy="16" r="13.5" pathLength="1" />
    <path d="m10 16.5 4.2 4.2 8-9" pathLength="1" />
  </svg>
);
