import heading from './ShopHeading.module.css';
import classes from './ShopSkeleton.module.css';

/**
 * Placeholder of a shopper's screen, in the entry chunk, until its data has loaded. The overlay announces the loading.
 */
export function ShopSkeleton({ title }: { title: string }) {
  return (
    <div aria-hidden="true">
      <div className={heading.heading}>
        <span className={`${heading.title} ${classes.title}`}>{title}</span>
      </div>
      <div className={classes.line} />
      <div className={classes.block} />
      <div className={classes.block} />
      <div className={classes.block} />
    </div>
  );
}
