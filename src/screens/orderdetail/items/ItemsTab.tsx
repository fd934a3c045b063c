import { useCallbackRef } from '@mantine/hooks';
import { IconMessage } from '@tabler/icons-react';

import { LongText } from '~/components/LongText';
import type { Order } from '~/contract/types';
import { draftTotals } from '~/domain/orders/draft/draftTotals';
import type { DraftErrors } from '~/domain/orders/draft/orderDraftErrors';
import { setQuantity } from '~/domain/orders/draft/orderEdits';
import type { OrderDraft, OrderItemDraft } from '~/domain/orders/draft/orderFields';
import { formatMoney, formatNumber } from '~/lib/money';

import { LockNote } from '../LockNote';
import type { OrderLocks } from '../orderLocks';
import type { EditDraft, Unadded } from '../useOrderDraft';
import { ItemCards } from './ItemCards';
import { ItemTable } from './ItemTable';
import { useOpenItems } from './useOpenItems';

import classes from './ItemsTab.module.css';

/** Tab PEDIDO: what the client wrote, the items, and their amounts. */
export function ItemsTab({
  order,
  draft,
  locks,
  errors,
  edit,
  quantities,
  onQuantities,
  wide,
}: {
  order: Order;
  draft: OrderDraft;
  locks: OrderLocks;
  errors: DraftErrors;
  edit: EditDraft;
  /** Typed quantities that cannot be used, by product. */
  quantities: Unadded['quantities'];
  onQuantities: (quantities: Unadded['quantities']) => void;
  /** Shows the items as a table; otherwise as a list. */
  wide: boolean;
}) {
  const unused = ({ product_id }: OrderItemDraft) => quantities[product_id]?.trim() ?? '';
  const { opened, open } = useOpenItems(
    draft.items,
    draft.items
      .filter((item) => item.key in errors.items || unused(item) !== '')
      .map(({ key }) => key),
  );

  /** A quantity that cannot be used is kept as it is typed, and not saved. */
  const changeQuantity = useCallbackRef((item: OrderItemDraft, quantity: string) => {
    const changed = setQuantity(draft, item.key, quantity);
    if (changed.ok) {
      edit((before) => {
        const result = setQuantity(before, item.key, quantity);
        return result.ok ? result.draft : before;
      });
    }
    onQuantities({ ...quantities, [item.product_id]: changed.ok ? '' : quantity });
  });

  const Items = wide ? ItemTable : ItemCards;
  const words = order.client_observation?.trim() ?? '';
  return (
    <>
      {words === '' ? null : (
        <figure className={classes.words}>
          <IconMessage size={20} stroke={1.5} aria-hidden="true" />
          <figcaption>Observación del cliente</figcaption>
          <blockquote dir="auto">
            <LongText text={words} />
          </blockquote>
        </figure>
      )}
      <section className={classes.items} aria-label="Items">
        <div className={classes.head}>
          <h2 className={classes.heading}>Items</h2>
          <LockNote reason={locks.revisedPrices} />
          <Progress items={draft.items} />
        </div>
        <Items
          rows={draft.items.map((item) => ({
            item,
            symbol: order.curr_symbol,
            lock: locks.revisedPrices,
            quantityLock: locks.itemQuantities,
            unused: unused(item),
            isOpen: opened.has(item.key),
            isInvalid: item.key in errors.items,
            onQuantity: changeQuantity,
            edit,
            open,
          }))}
        />
        <Amounts totals={draftTotals(draft, errors)} symbol={order.curr_symbol} />
      </section>
    </>
  );
}

/** How many of the items are ready. */
function Progress({ items }: { items: readonly OrderItemDraft[] }) {
  const done = items.filter(({ status }) => status === 'done').length;
  return (
    <>
      <span className={classes.dimmed}>
        {formatNumber(done)} de {formatNumber(items.length)}{' '}
        {items.length === 1 ? 'listo' : 'listos'}
      </span>
      <div className={classes.progress} aria-hidden="true">
        <div style={{ width: `${items.length === 0 ? 0 : (done / items.length) * 100}%` }} />
      </div>
    </>
  );
}

/** The parts of the total, and the total. */
function Amounts({ totals, symbol }: { totals: ReturnType<typeof draftTotals>; symbol: string }) {
  const { items, concepts, shipping, order } = totals;
  const money = (sum: number | null) => (sum === null ? '-' : formatMoney(sum, symbol));
  return (
    <dl className={classes.amounts}>
      <Amount name="Total de items" value={money(items)} />
      {concepts === 0 ? null : <Amount name="Otros conceptos" value={money(concepts)} />}
      {shipping === 0 ? null : <Amount name="Costo de envío" value={money(shipping)} />}
      <Amount name="Monto" value={money(order)} />
    </dl>
  );
}

function Amount({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
