import { config } from '~/lib/config';

import classes from './Brand.module.css';

/** Mark and name of the product, from the runtime configuration. */
export function Brand() {
  const { name, logo } = config().brand;
  return (
    <span className={classes.brand}>
      <img src={logo ?? `${import.meta.env.BASE_URL}favicon.svg`} alt="" width="28" height="28" />
      {name}
    </span>
  );
}
