import { Fragment } from 'react';

import type { Order, OrderItem } from '~/contract/types';
import { messages } from '~/domain/messages';
import { conceptsTotal, itemTotal, itemsTotal } from '~/domain/orders/orderTotals';
import { paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { unitShort } from '~/domain/products/units';
import { clientName } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';
import { useStaffSession } from '~/session/staff';
import { PrintedSheets } from '~/ui/print/PrintedSheets';

import classes from './PackingSlips.module.css';

/**
 * The packing slips of orders, one sheet each. While it is mounted the page prints as these sheets and nothing else; they
 * are rendered only for printing. Leaves out what shoppers cannot see of their order, such as the store's note.
 */
export function PackingSlips({
  orders,
  withPrices,
}: {
  orders: readonly Order[];
  withPrices: boolean;
}) {
  return (
    <PrintedSheets>
      <div className={classes.slips}>
        {orders.map((order) => (
          <Slip key={order.id} order={order} withPrices={withPrices} />
        ))}
      </div>
    </PrintedSheets>
  );
}

function Slip({ order, withPrices }: { order: Order; withPrices: boolean }) {
  const store = useStaffSession()?.store;
  const { client, curr_symbol } = order;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Cliente', clientName(client)],
    ['Teléfono', client.phone],
    order.delivery
      ? ['Dirección de entrega', order.delivery_address]
      : ['Entrega', messages.pickUpInStore],
    ['Medio de pago', order.payment_method],
    ['Pago', paymentStatusDisplay(order.payment_status).listLabel],
    [
      'A cobrar',
      withPrices && order.payment_status !== 'done'
        ? formatMoney(order.total_price, curr_symbol)
        : null,
    ],
    ['Observación del cliente', order.client_observation],
  ];
  const columns = withPrices ? 4 : 3;
  return (
    <article className={classes.slip}>
      <header className={classes.head}>
        <div>
          <h1>Pedido {order.alphanum_id}</h1>
          <p>{formatDate(order.created_at)}</p>
        </div>
        {store ? (
          <div className={classes.store}>
            <strong>{store.name}</strong>
            {[store.address, store.phone].map((text, index) =>
              text?.trim() ? <p key={index === 0 ? 'address' : 'phone'}>{text}</p> : null,
            )}
          </div>
        ) : null}
      </header>
      <dl className={classes.facts}>
        {facts.map(([label, text]) =>
          text?.trim() ? (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </Fragment>
          ) : null,
        )}
      </dl>
      <table className={classes.items}>
        {/* Repeated on each sheet of the slip. */}
        <thead>
          <tr>
            <th className={classes.running} colSpan={columns}>
              Items del pedido {order.alphanum_id}
            </th>
          </tr>
          <tr className={classes.columns}>
            <th className={classes.box} aria-label="Preparado" />
            <th className={classes.quantity}>Cantidad</th>
            <th>Producto</th>
            {withPrices ? <th className={classes.money}>Total</th> : null}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <Item
              key={item.id}
              item={item}
              total={withPrices ? formatMoney(itemTotal(item), curr_symbol) : null}
            />
          ))}
        </tbody>
        {withPrices ? (
          <tbody>
            <tr>
              <td className={classes.sum} colSpan={columns}>
                <Totals order={order} />
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </article>
  );
}

function Item({ item, total }: { item: OrderItem; total: string | null }) {
  const { name, brand, quantity_unit } = item.product_denormalized;
  return (
    <tr>
      <td className={classes.box} aria-label="Por preparar">
        <span className={classes.square} />
      </td>
      <td className={classes.quantity}>
        {formatNumber(item.amount)} {unitShort(quantity_unit)}
      </td>
      <td className={classes.product} dir="auto">
        <strong>{name}</strong>
        {brand ? ` · ${brand}` : ''}
        {item.store_observations?.trim() ? (
          <div className={classes.note}>{item.store_observations}</div>
        ) : null}
      </td>
      {total === null ? null : <td className={classes.money}>{total}</td>}
    </tr>
  );
}

function Totals({ order }: { order: Order }) {
  const { items, other_concepts, shipping_cost, total_price, curr_symbol } = order;
  const rows = [
    ...(conceptsTotal(other_concepts) === 0 && shipping_cost === 0
      ? []
      : [{ key: 'items', name: 'Total de items', amount: itemsTotal(items) }]),
    ...other_concepts.map(({ id, description, amount }) => ({
      key: `concept-${id}`,
      name: description,
      amount,
    })),
    ...(shipping_cost === 0
      ? []
      : [{ key: 'shipping', name: 'Costo de envío', amount: shipping_cost }]),
    { key: 'total', name: 'Monto', amount: total_price },
  ];
  return (
    <dl className={classes.totals}>
      {rows.map(({ key, name, amount }) => (
        <div key={key}>
          <dt dir="auto">{name}</dt>
          <dd translate="no">{formatMoney(amount, curr_symbol)}</dd>
        </div>
      ))}
    </dl>
  );
}
