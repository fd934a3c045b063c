import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';

import { orderStatusQuery } from '~/api/customerOrder';
import { useDeleteOrderItem } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { amountFieldId, QuantityField } from '~/components/QuantityField';
import { ShopProductPhoto } from '~/components/shopper/ShopProductPhoto';
import { useSessionRecovery } from '~/components/shopper/useSessionRecovery';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { itemTotal } from '~/domain/orders/orderTotals';
import { priceText } from '~/domain/products/prices';
import { stepFor } from '~/domain/products/units';
import { activities } from '~/domain/shopper/activities';
import { orderedAmount } from '~/domain/shopper/customerOrder';
import { formatMoney } from '~/lib/money';
import { useSingleFlight } from '~/ui/form/useSingleFlight';

import { useItemAmount } from './useItemAmount';

import classes from './ItemsTab.module.css';

/** An item of the order: a row, on a phone a card. */
export function ItemRow({
  order,
  item,
  locked,
  onRemoving,
  onKept,
}: {
  order: CustomerOrder;
  item: OrderItem;
  /** Why the order cannot be changed (Spanish); null while it can. */
  locked: string | null;
  /** Called before the request that removes the item. */
  onRemoving: (item: OrderItem) => void;
  /** Called when that request failed. */
  onKept: (item: OrderItem) => void;
}) {
  const { name, brand, quantity_unit, price_per_unit, image_url } = item.product_denormalized;
  const lang = useStoreLang();
  const money = (amount: number) => formatMoney(amount, order.curr_symbol);
  return (
    <tr className={classes.row} data-locked={locked !== null || undefined}>
      <td className={classes.name}>
        <div className={classes.product}>
          <ShopProductPhoto size={48} className={classes.photo} url={image_url} name={name} />
          <div>
            <span data-clamped lang={lang}>
              {name}
            </span>
            {item.store_observations ? (
              <span data-clamped className={classes.note} lang={lang}>
                {item.store_observations}
              </span>
            ) : null}
          </div>
        </div>
      </td>
      <td className={classes.brand} lang={lang}>
        {brand}
      </td>
      <td className={classes.amount}>
        {locked === null ? (
          <ItemAmount order={order} item={item} />
        ) : (
          // A line never ends with the sign.
          `${orderedAmount(item.amount, quantity_unit)} ×\u00a0${
            price_per_unit === null ? 'Sin precio' : money(price_per_unit)
          }`
        )}
        {item.revised_amount === null ? null : (
          <span className={classes.note}>
            Revisada: {orderedAmount(item.revised_amount, quantity_unit)}
          </span>
        )}
      </td>
      {locked === null ? (
        <td data-number className={classes.price}>
          {priceText(item.product_denormalized, order.curr_symbol)}
        </td>
      ) : null}
      <td data-number className={classes.total}>
        {money(itemTotal(item))}
        {item.revised_price === null ? null : <span className={classes.note}>Precio revisado</span>}
      </td>
      {locked === null ? (
        <td className={classes.remove}>
          <RemoveButton order={order} item={item} onRemoving={onRemoving} onKept={onKept} />
        </td>
      ) : null}
    </tr>
  );
}

function ItemAmount({ order, item }: { order: CustomerOrder; item: OrderItem }) {
  const amount = useItemAmount(order, item);
  return (
    <QuantityField
      id={amountFieldId(item.id)}
      product={item.product_denormalized.name}
      value={amount.typed}
      step={stepFor(item.product_denormalized.quantity_unit)}
      error={amount.error}
      reading={amount.reading}
      mayDecrease={amount.mayDecrease}
      onType={amount.type}
      onStep={amount.step}
      onDone={amount.done}
    />
  );
}

function RemoveButton({
  order,
  item,
  onRemoving,
  onKept,
}: Pick<ComponentProps<typeof ItemRow>, 'order' | 'item' | 'onRemoving' | 'onKept'>) {
  const { mutateAsync } = useDeleteOrderItem();
  const recover = useSessionRecovery(orderStatusQuery(order.token).queryKey);
  const singleFlight = useSingleFlight();
  const { name } = item.product_denormalized;

  async function remove() {
    onRemoving(item);
    try {
      await mutateAsync({ token: order.token, orderId: order.id, itemId: item.id });
      logCustomerActivity(activities.itemRemoved, { item: name });
    } catch (error) {
      onKept(item);
      await recover(error);
    }
  }

  return (
    <Button
      data-ignore-double-click
      data-removes
      variant="default"
      className={classes.removeButton}
      aria-label={`Quitar ${name}`}
      onClick={() => void singleFlight(remove)}
    >
      Quitar
    </Button>
  );
}
