import type { OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { type eligibleFor, type OrderChange, statusAfter } from '~/domain/orders/orderChanges';
import { orderCount } from '~/domain/orders/orderCount';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { ordersTotal } from '~/domain/orders/ordersTotal';
import { formatMoney, formatNumber } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';
import { saysText } from '~/ui/feedback/say';

import classes from './BulkDialog.module.css';

/** Why nothing can be confirmed. */
export const NONE = 'Ningún pedido elegido puede cambiar';

/** How many orders, and their sum: `2 pedidos por $ 45.000,00`. */
function withTotal(orders: readonly OrderSummary[]): string {
  const total = ordersTotal(orders);
  const text = orderCount(orders.length);
  return total === null ? text : `${text} por ${formatMoney(total.amount, total.symbol)}`;
}

/** Which of the chosen orders a change applies to, and why not to the others. */
export function Eligibility({
  change,
  eligible,
  others,
}: { change: OrderChange } & ReturnType<typeof eligibleFor<OrderSummary>>) {
  const isOne = eligible.length === 1;
  const changeText =
    change.kind === 'status'
      ? `${isOne ? 'pasa' : 'pasan'} a ${orderStatusDisplay(change.status).label}`
      : change.kind === 'requestPayment'
        ? `${isOne ? 'queda' : 'quedan'} con el pago solicitado y su total fijo`
        : `${isOne ? 'queda' : 'quedan'} con el pago Aprobado, y no podrá deshacerse`;
  const left = others.flatMap(({ orders }) => orders);
  const unpaid = eligible.filter(({ payment_status }) => payment_status !== 'done');
  const text = eligible.length === 0 ? `${NONE}.` : `${withTotal(eligible)}: ${changeText}.`;
  return (
    <div>
      <p ref={saysText} className={classes.line}>
        {text}
      </p>
      {change.kind === 'status' && change.status === 'done' && unpaid.length > 0 ? (
        <Notice severity="warning">
          Hay {withTotal(unpaid)} sin cobrar: entregar no completa el pago.
        </Notice>
      ) : null}
      {eligible.some((order) => statusAfter(order, change) !== null) ? (
        <p className={classes.line}>Los que ya salieron: {messages.paidPassesBack}.</p>
      ) : null}
      {left.length > 0 ? (
        <>
          <p className={classes.line}>
            {left.length === 1 ? 'Queda como está' : 'Quedan como están'} {withTotal(left)}:
          </p>
          <ul className={classes.list}>
            {others.map(({ reason, orders }) => (
              <li key={reason}>
                {reason} ({formatNumber(orders.length)}):{' '}
                {orders.map(({ alphanum_id }) => alphanum_id).join(', ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
