import type { CustomerOrder } from '~/contract/types';
import { formatMoney } from '~/lib/money';
import { say } from '~/ui/feedback/say';

/** Says a change of the order, and what it comes to now. */
export const sayTotal = (change: string, order: CustomerOrder) =>
  say(`${change}. Total ${formatMoney(order.total_price, order.curr_symbol)}`);
