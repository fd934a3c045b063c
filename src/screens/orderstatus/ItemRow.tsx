import { orderStatusQuery } from '~/api/customerOrder';
import { useDeleteOrderItem } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { QuantityField } from '~/components/shopper/QuantityField';
import { useSessionRecovery } from '~/components/shopper/useSessionRecovery';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { itemTotal } from '~/domain/orders/orderTotals';
import { stepFor, unitLabel } from '~/domain/products/units';
import { activities } from '~/domain/shopper/activities';
import { formatMoney, formatNumber } from '~/lib/money';
import { useSingleFlight } from '~/ui/form/useSingleFlight';
import { ReasonTooltip } from '~/ui/ReasonTooltip';

import { useItemAmount } from './useItemAmount';

import classes from './ItemsTab.module.css';
import controls from '~/components/shopper/controls.module.css';

/** An item of the order: a row, on a phone a card. */
export function ItemRow({
  order,
  item,
  locked,
}: {
  order: CustomerOrder;
  item: OrderItem;
  /** Why the order cannot be changed (Spanish); null while it can. */
  locked: string | null;
}) {
  const { name, brand, quantity_unit, price_per_unit } = item.product_denormalized;
  const money = (amount: number) => formatMoney(amount, order.curr_symbol);
  return (
    <tr className={classes.row}>
      <td className={classes.name}>
        <span className={controls.text}>{name}</span>
        {item.store_observations ? (
          <span className={`${controls.text} ${classes.note}`}>{item.store_observations}</span>
        ) : null}
      </td>
      <td className={classes.brand}>{brand}</td>
      <td className={classes.amount}>
        {locked === null ? (
          <ItemAmount order={order} item={item} />
        ) : (
          <ReasonTooltip reason={locked}>
            <input
              className={`${controls.input} ${classes.locked}`}
              readOnly
              aria-label={`Cantidad de ${name}`}
              value={formatNumber(item.amount)}
            />
          </ReasonTooltip>
        )}
        {item.revised_amount === null ? null : (
          <span className={classes.note}>Revisada: {formatNumber(item.revised_amount)}</span>
        )}
      </td>
      <td className={classes.unit}>{unitLabel(quantity_unit)}</td>
      <td className={`${controls.number} ${classes.price}`}>
        {price_per_unit === null ? 'Sin precio' : money(price_per_unit)}
      </td>
      <td className={`${controls.number} ${classes.total}`}>
        {money(itemTotal(item))}
        {item.revised_price === null ? null : <span className={classes.note}>Precio revisado</span>}
      </td>
      <td className={classes.remove}>
        <RemoveButton order={order} item={item} locked={locked} />
      </td>
    </tr>
  );
}

function ItemAmount({ order, item }: { order: CustomerOrder; item: OrderItem }) {
  const amount = useItemAmount(order, item);
  return (
    <QuantityField
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
  locked,
}: {
  order: CustomerOrder;
  item: OrderItem;
  locked: string | null;
}) {
  const { mutateAsync } = useDeleteOrderItem();
  const recover = useSessionRecovery(orderStatusQuery(order.token).queryKey);
  const singleFlight = useSingleFlight();
  const { name } = item.product_denormalized;

  async function remove() {
    try {
      await mutateAsync({ orderId: order.id, itemId: item.id });
      logCustomerActivity(activities.itemRemoved, { item: name });
    } catch (error) {
      await recover(error);
    }
  }

  return (
    <ReasonTooltip reason={locked}>
      <button
        type="button"
        data-ignore-double-click
        data-removes
        className={`${controls.button} ${classes.removeButton}`}
        aria-label={`Quitar ${name}`}
        onClick={() => void singleFlight(remove)}
      >
        Quitar
      </button>
    </ReasonTooltip>
  );
}
