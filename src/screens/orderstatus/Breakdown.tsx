import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder } from '~/contract/types';
import { breakdownOf } from '~/domain/shopper/orderProgress';
import { formatMoney } from '~/lib/money';

import classes from './Breakdown.module.css';

/** The parts of the order's total. */
export function Breakdown({ order }: { order: CustomerOrder }) {
  const lang = useStoreLang();
  const { lines, total } = breakdownOf(order);
  const money = (amount: number) => formatMoney(amount, order.curr_symbol);
  return (
    <dl className={classes.breakdown} aria-label="Detalle del total">
      {lines.map(({ id, label, amount, isOwnText }) => (
        <div key={id} className={classes.line}>
          <dt dir="auto" lang={isOwnText ? lang : undefined}>
            {label}
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className={`${classes.line} ${classes.total}`}>
        <dt>Total</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
