import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder } from '~/contract/types';
import { breakdownOf } from '~/domain/shopper/orderProgress';
import { formatMoney } from '~/lib/money';

import classes from './OrderTabs.module.css';

/** The parts of the order's total, above MONTO. */
export function Breakdown({
  order,
}: {
  order: Pick<CustomerOrder, 'items' | 'shippcost' | 'other_concepts' | 'curr_symbol'>;
}) {
  const lang = useStoreLang();
  const parts = breakdownOf(order);
  if (parts.length === 0) return null;
  return (
    <dl className={classes.parts} aria-label="Detalle del total">
      {parts.map(({ id, label, amount, isOwnText }) => (
        <div key={id} className={classes.part}>
          <dt dir="auto" lang={isOwnText ? lang : undefined}>
            {label}
          </dt>
          <dd translate="no">{formatMoney(amount, order.curr_symbol)}</dd>
        </div>
      ))}
    </dl>
  );
}
