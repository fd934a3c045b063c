import { itemTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { focusAfterRemoval } from '~/ui/focusAfterRemoval';

import {
  ItemAmount,
  ItemObservation,
  ItemProduct,
  ItemStatusField,
  RemoveNewItem,
  RevisedPrice,
  unitPrice,
  type ItemsProps,
} from './itemParts';

import classes from './OrderTab.module.css';

/** The items of the order as cards with the table's fields, for narrow screens. */
export function ItemCards({ items, symbol, lock, edit }: ItemsProps) {
  if (items.length === 0) return <p className={classes.empty}>No se encontraron resultados</p>;
  return (
    <ul ref={focusAfterRemoval} className={classes.cards} aria-label="Items del pedido">
      {items.map((item) => (
        <li key={item.key} className={classes.itemCard}>
          <div className={classes.cardHead}>
            <ItemProduct item={item} />
            <ItemStatusField item={item} edit={edit} labelled />
          </div>
          <dl className={classes.figures}>
            <div>
              <dt>Cantidad</dt>
              <dd>
                <ItemAmount item={item} />
              </dd>
            </div>
            <div>
              <dt>Precio</dt>
              <dd>{unitPrice(item, symbol)}</dd>
            </div>
            <div>
              <dt>Total</dt>
              <dd>
                <strong>{formatMoney(itemTotal(item), symbol)}</strong>
              </dd>
            </div>
          </dl>
          <div className={classes.cardFields}>
            <RevisedPrice item={item} symbol={symbol} lock={lock} edit={edit} labelled />
            <ItemObservation item={item} edit={edit} labelled />
          </div>
          <RemoveNewItem item={item} edit={edit} />
        </li>
      ))}
    </ul>
  );
}
