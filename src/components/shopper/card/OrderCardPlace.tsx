import classes from './OrderCardPlace.module.css';

/** The place of the card of the session's order until it has loaded. */
export const OrderCardPlace = () => <div className={classes.card} aria-hidden="true" />;
