import { Fragment } from 'react';

import { QuantityField } from '~/components/shopper/QuantityField';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { quantityReading } from '~/domain/orders/quantities';
import { productTags } from '~/domain/products/productTags';
import { stepFor } from '~/domain/products/units';
import {
  addStep,
  amountError,
  type Cart,
  removeStep,
  setAmount,
  typedAmount,
} from '~/domain/shopper/cart';
import { changeCart } from '~/session/cart';

import { productColumns } from './columns';

import classes from './ProductTable.module.css';
import controls from '~/components/shopper/controls.module.css';

const { name, price, brand, category, unit, recommended, description } = productColumns;
const headers = [name, price, brand, category, unit, recommended, description];

/** One page of the catalogue: a table, cards on a phone. */
export function ProductTable({
  token,
  products,
  cart,
  onOpen,
}: {
  token: string;
  products: readonly Product[];
  cart: Cart;
  /** A row was clicked. */
  onOpen: (product: Product) => void;
}) {
  return (
    <div className={controls.frame}>
      <table className={`${controls.table} ${controls.cards} ${classes.products}`}>
        <caption className="visually-hidden">Productos</caption>
        <thead>
          <tr>
            <th scope="col">Cantidad</th>
            {headers.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column === price ? controls.number : undefined}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              token={token}
              product={product}
              cart={cart}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      {products.length === 0 ? <p className={controls.empty}>{messages.emptyTable}</p> : null}
    </div>
  );
}

function ProductRow({
  token,
  product,
  cart,
  onOpen,
}: {
  token: string;
  product: Product;
  cart: Cart;
  onOpen: (product: Product) => void;
}) {
  return (
    <tr
      className={classes.row}
      onClick={(event) => {
        // Clicks on a row's controls and text selection do not open the dialog.
        const inControl = event.target instanceof Element && event.target.closest('button, input');
        if (!inControl && String(getSelection()) === '') onOpen(product);
      }}
    >
      <td className={classes.quantity}>
        <QuantityField
          product={product.name}
          value={typedAmount(cart, product.id)}
          step={stepFor(product.quantity_unit)}
          error={amountError(cart, product.id)}
          reading={quantityReading(typedAmount(cart, product.id), product.quantity_unit)}
          mayDecrease={(cart[product.id]?.amount ?? 0) > 0}
          onType={(typed) => changeCart(token, (before) => setAmount(before, product, typed))}
          onStep={(direction) =>
            changeCart(token, (before) =>
              direction === 1 ? addStep(before, product) : removeStep(before, product),
            )
          }
        />
      </td>
      <td className={classes.name}>
        <button
          type="button"
          className={`${controls.text} ${classes.open}`}
          onClick={() => onOpen(product)}
        >
          {product.name}
        </button>
      </td>
      <td className={`${controls.number} ${classes.price}`}>{price.text(product)}</td>
      <td className={classes.brand}>{brand.text(product)}</td>
      <td className={classes.category}>{category.text(product)}</td>
      <td className={classes.unit}>{unit.text(product)}</td>
      <td className={classes.tags}>
        {productTags(product).map((tag) => (
          <Fragment key={tag}>
            <span className={classes.tag}>{tag}</span>{' '}
          </Fragment>
        ))}
      </td>
      <td className={classes.description}>
        <span className={controls.text}>{description.text(product)}</span>
      </td>
    </tr>
  );
}
