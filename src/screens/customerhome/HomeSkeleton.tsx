import classes from './HomeSkeleton.module.css';

/** Skeleton of the home while the store's data load. */
export function HomeSkeleton() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.header} />
      <div className={classes.picture} />
      <div className={classes.line} />
      <div className={classes.line} data-short="true" />
      <div className={classes.button} />
    </div>
  );
}
