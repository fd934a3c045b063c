import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';

import { shopperOrderQuery } from '~/api/customerOrder';
import { useDeleteOrderItem } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { lostOutcome } from '~/api/saves/failures';
import { amountFieldId, QuantityField } from '~/components/QuantityField';
import { forgetItemAmount, itemKey } from '~/components/shopper/itemAmounts';
import { ShopProductPhoto } from '~/components/shopper/products/ShopProductPhoto';
import { useFailedChange } from '~/components/shopper/useFailedChange';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { itemTotal } from '~/domain/orders/orderTotals';
import { priceText } from '~/domain/products/prices';
import { stepFor, stepperUnit, withSizeKept } from '~/domain/products/units';
import { activities } from '~/domain/shopper/activities';
import { orderedAmount } from '~/domain/shopper/customerOrder';
import { formatMoney } from '~/lib/money';
import { saysError } from '~/ui/feedback/say';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { beforeAmount, headers, itemNameId } from './itemHeaders';
import { useItemAmount } from './useItemAmount';

import classes from './ItemsTab.module.css';

interface RowProps {
  order: CustomerOrder;
  item: OrderItem;
  /**
   * Called before the request that removes the item, with the height of its row in CSS px, and again with the item as the
   * server had it.
   */
  onRemoving: (item: OrderItem, height?: number) => void;
  /** Called when that request failed. */
  onKept: (item: OrderItem) => void;
}

/** An item whose removal failed; `outcome` says what became of a lost one. */
interface LostRemoval {
  item: OrderItem;
  outcome: string | null;
}

/** An item of an order that can be changed: a row, on a phone a card. What went wrong is below its amount. */
export function ItemRow(props: RowProps) {
  const { order, item } = props;
  const { product_denormalized: product } = item;
  const amount = useItemAmount(order, item);
  const errorId = useId();
  // Until the item is another one, such as after its amount was saved.
  const [lost, setLost] = useState<LostRemoval | null>(null);
  const failure = amount.error ?? (lost?.item === item ? lost.outcome : null);
  return (
    <>
      <tr className={classes.row} data-failed={failure !== null || undefined}>
        <NameCells item={item}>
          <StoreNote item={item} />
        </NameCells>
        <td className={classes.amount}>
          <QuantityField
            id={amountFieldId(item.product_id)}
            product={product.name}
            value={amount.typed}
            unit={stepperUnit(product.quantity_unit)}
            step={stepFor(product.quantity_unit)}
            error={amount.error}
            errorId={errorId}
            reading={amount.reading}
            mayDecrease={amount.mayDecrease}
            onType={amount.type}
            onStep={amount.step}
            onDone={amount.done}
          />
          <RevisedAmount item={item} />
        </td>
        <td className={classes.remove}>
          <RemoveButton {...props} onLost={setLost} />
        </td>
        <td data-number className={classes.price}>
          {priceText(product, order.curr_symbol)}
        </td>
        <TotalCell order={order} item={item} />
      </tr>
      {failure === null ? null : (
        <tr className={classes.failure}>
          <td colSpan={beforeAmount} aria-hidden="true" />
          <td colSpan={headers.length - beforeAmount}>
            <p ref={saysError} id={errorId}>
              {failure}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

/** An item of an order that cannot be changed any more: a line of a receipt. */
export function LockedItemRow({ order, item }: { order: CustomerOrder; item: OrderItem }) {
  const { quantity_unit, price_per_unit } = item.product_denormalized;
  return (
    <tr className={classes.row} data-locked>
      <NameCells item={item} />
      <td className={classes.amount}>
        {/* A line never ends with the sign. */}
        {`${orderedAmount(item.amount, quantity_unit)} ×\u00a0${
          price_per_unit === null ? 'Sin precio' : formatMoney(price_per_unit, order.curr_symbol)
        }`}
        <RevisedAmount item={item} />
        {/* Often why the total is not amount × price, such as the weight. */}
        <StoreNote item={item} />
      </td>
      <TotalCell order={order} item={item} />
    </tr>
  );
}

/** `children`: below the name. */
function NameCells({ item, children }: { item: OrderItem; children?: ReactNode }) {
  const { name, brand, image_url } = item.product_denormalized;
  const lang = useStoreLang();
  return (
    <>
      <td id={itemNameId(item)} role="rowheader" tabIndex={-1} className={classes.name}>
        <div className={classes.product}>
          <ShopProductPhoto size={56} className={classes.photo} url={image_url} name={name} />
          <div>
            <span data-clamped lang={lang}>
              {withSizeKept(name)}
            </span>
            {children}
          </div>
        </div>
      </td>
      <td className={classes.brand} lang={lang}>
        {brand}
      </td>
    </>
  );
}

function StoreNote({ item }: { item: OrderItem }) {
  const lang = useStoreLang();
  return item.store_observations ? (
    <span data-clamped className={classes.note} lang={lang}>
      {item.store_observations}
    </span>
  ) : null;
}

const RevisedAmount = ({ item }: { item: OrderItem }) =>
  item.revised_amount === null ? null : (
    <span className={classes.note}>
      Revisada: {orderedAmount(item.revised_amount, item.product_denormalized.quantity_unit)}
    </span>
  );

const TotalCell = ({ order, item }: { order: CustomerOrder; item: OrderItem }) => (
  <td data-number className={classes.total}>
    <span translate="no">{formatMoney(itemTotal(item), order.curr_symbol)}</span>
    {item.revised_price === null ? null : <span className={classes.note}>Precio revisado</span>}
  </td>
);

function RemoveButton({
  order,
  item,
  onRemoving,
  onKept,
  onLost,
}: RowProps & { onLost: (lost: LostRemoval | null) => void }) {
  const { mutateAsync } = useDeleteOrderItem();
  const handleFailure = useFailedChange(shopperOrderQuery(order.token).queryKey);
  const singleFlight = useSingleFlight();
  const { name } = item.product_denormalized;

  async function remove(row: HTMLElement | null) {
    onRemoving(item, row?.offsetHeight);
    onLost(null);
    try {
      const { answer } = await mutateAsync({ token: order.token, product: item.product_id });
      if (answer.removed) onRemoving(answer.removed);
      forgetItemAmount(itemKey(order, item));
      logCustomerActivity(activities.itemRemoved, { item: name });
    } catch (error) {
      onKept(item);
      onLost({ item, outcome: lostOutcome(error) });
      await handleFailure(error);
    }
  }

  return (
    <Button
      data-ignore-double-click
      data-removes
      variant="subtle"
      className={classes.removeButton}
      aria-label={`Quitar ${name}`}
      onClick={({ currentTarget }) => void singleFlight(() => remove(currentTarget.closest('tr')))}
    >
      <IconTrash size={20} aria-hidden="true" />
    </Button>
  );
}
