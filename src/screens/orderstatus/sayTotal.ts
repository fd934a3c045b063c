import type { CustomerOrder } from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { say } from '~/ui/feedback/say';

/** Says a change of the order, and what it comes to now. */
export const sayTotal = (change: string, order: CustomerOrder) =>
  say(`${change}. Total ${formatMoney(orderTotal(order), order.curr_symbol)}`);
