import type { Order } from '~/contract/types';
import type { DraftErrors } from '~/domain/orders/orderDraftPayload';
import type { OrderDraft } from '~/domain/orders/orderFields';
import { conceptsTotal, orderAmount, orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';

import { ItemCards } from './ItemCards';
import { ItemTable } from './ItemTable';
import type { OrderLocks } from './orderLocks';
import { useOpenItems } from './useOpenItems';
import type { EditDraft } from './useOrderDraft';

import classes from './OrderTab.module.css';

/** Tab PEDIDO: the items and their amounts. */
export function OrderTab({
  order,
  draft,
  locks,
  errors,
  edit,
  wide,
}: {
  order: Order;
  draft: OrderDraft;
  locks: OrderLocks;
  errors: DraftErrors;
  edit: EditDraft;
  /** Shows the items as a table; otherwise as cards. */
  wide: boolean;
}) {
  const open = useOpenItems(draft.items, errors.items);
  const Items = wide ? ItemTable : ItemCards;
  return (
    <>
      <h2 className="visually-hidden">Items</h2>
      {locks.revisedPrices === null ? null : (
        <div className={classes.lock}>
          <Notice severity="info">{locks.revisedPrices}</Notice>
        </div>
      )}
      <div className={classes.items}>
        <Items
          items={draft.items}
          symbol={order.curr_symbol}
          lock={locks.revisedPrices}
          edit={edit}
          open={open}
        />
        <Amounts draft={draft} symbol={order.curr_symbol} />
      </div>
    </>
  );
}

/** The parts of the total. */
function Amounts({ draft, symbol }: { draft: OrderDraft; symbol: string }) {
  const concepts = conceptsTotal(draft.other_concepts);
  const { shipping_cost: shipping } = draft;
  return (
    <dl className={classes.amounts}>
      <Amount name="Total de items" value={formatMoney(orderAmount(draft.items), symbol)} />
      {concepts === 0 ? null : (
        <Amount name="Otros conceptos" value={formatMoney(concepts, symbol)} />
      )}
      {shipping === 0 ? null : (
        <Amount name="Costo de envío" value={formatMoney(shipping, symbol)} />
      )}
      {concepts === 0 && shipping === 0 ? null : (
        <Amount name="Monto" value={formatMoney(orderTotal(draft), symbol)} />
      )}
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
