import { logCustomerActivity } from '~/api/customerSession';
import type { CustomerOrder, OrderItemsAdd } from '~/contract/types';
import { activities } from '~/domain/shopper/activities';

/** Logs that items were added to an order, whichever button did it. */
export function logItemsAdded(
  { alphanum_id }: Pick<CustomerOrder, 'alphanum_id'>,
  items: OrderItemsAdd['items'],
): void {
  logCustomerActivity(activities.itemsAdded, {
    order: alphanum_id,
    items: items.map(({ name, amount, quantity_unit }) => ({ name, amount, quantity_unit })),
  });
}
