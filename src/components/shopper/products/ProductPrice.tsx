import type { Product } from '~/contract/types';
import { kiloPriceText, priceText } from '~/domain/products/prices';
import { unitLabel } from '~/domain/products/units';

import classes from './ProductPrice.module.css';

/** The price of a product with its unit, and that of a kilogram where it is sold by the gram. */
export function ProductPrice({ product }: { product: Product }) {
  const text = priceText(product, product.curr_symbol);
  const end = text.lastIndexOf(' /');
  const kilo = kiloPriceText(product, product.curr_symbol);
  return (
    <>
      {end === -1 ? text : text.slice(0, end)}
      {end === -1 ? null : (
        <span className={classes.unit}>
          <span aria-hidden="true">{text.slice(end)}</span>
          <span className="visually-hidden">
            {` por ${unitLabel(product.quantity_unit).toLowerCase()}`}
          </span>
        </span>
      )}
      {kilo === null ? null : <span className={classes.kilo}>{kilo}</span>}
    </>
  );
}
