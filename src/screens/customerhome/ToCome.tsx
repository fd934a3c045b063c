import classes from './ToCome.module.css';

/** How many products of the catalogue the home shows. */
export const HOME_PRODUCTS = 6;

/** The place of products or promos until they have loaded: a heading, and pictures with their texts. */
export const ToCome = ({
  kind,
  count = HOME_PRODUCTS,
}: {
  kind: 'products' | 'promos';
  count?: number;
}) => (
  <div className={classes.place} data-kind={kind} aria-hidden="true">
    {[...Array(count).keys()].map((slot) => (
      <span key={slot} />
    ))}
  </div>
);
