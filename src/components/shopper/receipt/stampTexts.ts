import type { CustomerOrder } from '~/contract/types';
import { orderStamps } from '~/domain/shopper/orderProgress';
import { formatDate, toApiDate } from '~/lib/dates';
import { confirmedAt } from '~/session/orderOutcome';

/** What the stamps of an order say: the first with its hour, `Recibido 09:32`, where it was confirmed in this browser. */
export function stampTexts(
  order: Pick<CustomerOrder, 'token' | 'status' | 'payment_status' | 'shipping'>,
): string[] {
  const at = confirmedAt(order.token);
  return orderStamps(order).map((stamp, index) =>
    index === 0 && at !== null
      ? `${stamp} ${formatDate(toApiDate(new Date(at))).slice(-5)}`
      : stamp,
  );
}
