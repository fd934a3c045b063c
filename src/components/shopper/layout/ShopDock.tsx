import classes from './ShopLayoutParts.module.css';

/** The strip along the lower edge of a phone or tablet that is free for the chat's button. */
export const ShopDock = () => <div className={classes.dock} aria-hidden="true" />;
