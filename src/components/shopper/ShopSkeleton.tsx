import heading from './ShopHeading.module.css';
import classes from './ShopSkeleton.module.css';

/** What stands in a shopper's screen until its data is there: the first bytes draw it. The overlay tells of the loading. */
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
