import classes from './StorePicture.module.css';

/** Stripes of the awning. */
const STRIPES = [0, 1, 2, 3, 4, 5];

/** A shop that answers, in the store's colours: beside the welcome of a store without a picture. */
export const StorePicture = () => (
  <svg className={classes.picture} viewBox="0 0 320 300" aria-hidden="true">
    <circle className={classes.back} cx="160" cy="150" r="150" />
    <ellipse className={classes.shade} cx="160" cy="262" rx="122" ry="9" />
    <path className={classes.wall} d="M58 120h204v134a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8z" />
    <path className={classes.glass} d="M82 166h84v62H82z" />
    <path className={classes.brand} d="M76 228h96v8H76zM190 166h48v96h-48z" />
    <circle className={classes.wall} cx="200" cy="216" r="4" />
    {STRIPES.map((stripe) => (
      <path
        key={stripe}
        className={stripe % 2 === 0 ? classes.brand : classes.stripe}
        d={`M${46 + 38 * stripe} 92h38v44a19 19 0 0 1-38 0z`}
      />
    ))}
    <path className={classes.brand} d="M54 80h212a8 8 0 0 1 8 8v6H46v-6a8 8 0 0 1 8-8z" />
    <path
      className={classes.words}
      d="M222 2h72a16 16 0 0 1 16 16v24a16 16 0 0 1-16 16h-38l-18 16V58h-16a16 16 0 0 1-16-16V18a16 16 0 0 1 16-16z"
    />
    <path className={classes.dots} d="M236 30h.01M258 30h.01M280 30h.01" />
  </svg>
);
