import type { CustomerOrder } from '~/contract/types';
import { itemLine, orderedAmount } from '~/domain/shopper/customerOrder';
import { formatMoney, roundMoney } from '~/lib/money';

import { useStoreLang } from '../useStoreLang';
import type { useChosenProducts } from './useChosenProducts';

import classes from './FinishSummary.module.css';

/** Products that are named; the others are counted. */
const NAMED = 4;

/** What is about to be ordered: the products of the order, those chosen that it does not hold, and the total. */
export function FinishSummary({
  order,
  chosen,
}: {
  order: CustomerOrder;
  chosen: ReturnType<typeof useChosenProducts>;
}) {
  const lang = useStoreLang();
  const added = chosen?.lines ?? [];
  const lines = [
    ...order.items.map(itemLine),
    ...added.map(({ product, amount, total }) => ({
      id: `chosen ${product.id}`,
      name: product.name,
      amount: orderedAmount(amount, product.quantity_unit),
      total,
    })),
  ];
  const money = (amount: number) => (
    <span className={classes.money} translate="no">
      {formatMoney(amount, order.curr_symbol)}
    </span>
  );
  const total = order.total_price;
  return (
    <dl className={classes.lines} aria-label="Lo que vas a pedir">
      {lines.slice(0, NAMED).map(({ id, name, amount, total: lineTotal }) => (
        <div key={id} className={classes.line}>
          <dt>
            <span lang={lang}>{name}</span> <span className={classes.amount}>{amount}</span>
          </dt>
          <dd>{money(lineTotal)}</dd>
        </div>
      ))}
      {lines.length > NAMED ? (
        <div className={classes.line}>
          <dt>y {lines.length - NAMED} más</dt>
          <dd />
        </div>
      ) : null}
      <div className={classes.line} data-total>
        <dt>
          {added.length > 0 && order.items.length > 0 ? 'Total con lo que elegiste' : 'Total'}
        </dt>
        <dd>{money(roundMoney(added.reduce((sum, line) => sum + line.total, total)))}</dd>
      </div>
    </dl>
  );
}
