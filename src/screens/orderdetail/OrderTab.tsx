import { useMediaQuery } from '@mantine/hooks';

import type { Order } from '~/contract/types';
import type { OrderDraft } from '~/domain/orders/orderDraft';
import { conceptsTotal, orderAmount, orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { Notice } from '~/ui/Notice';

import { ItemCards } from './ItemCards';
import { ItemTable } from './ItemTable';
import { OrderControls } from './OrderControls';
import { OrderFields } from './OrderFields';
import type { OrderLocks } from './orderLocks';
import type { EditDraft } from './useOrderDraft';

import classes from './OrderTab.module.css';

/** Minimum width at which the item table fits beside the menu; narrower screens show cards. */
const TABLE_FITS = '(min-width: 75em)';

/** Tab PEDIDO: order fields, status and payment controls, item table. */
export function OrderTab({
  order,
  draft,
  locks,
  edit,
  onRequestPayment,
  onCompletePayment,
}: {
  order: Order;
  draft: OrderDraft;
  locks: OrderLocks;
  edit: EditDraft;
  onRequestPayment: () => void;
  onCompletePayment: () => void;
}) {
  const wide = useMediaQuery(TABLE_FITS, undefined, { getInitialValueInEffect: false });
  const Items = wide ? ItemTable : ItemCards;
  return (
    <>
      <div className={classes.columns}>
        <OrderFields order={order} nitems={draft.items.length} />
        <OrderControls
          order={order}
          draft={draft}
          locks={locks}
          edit={edit}
          onRequestPayment={onRequestPayment}
          onCompletePayment={onCompletePayment}
        />
      </div>
      <h2 className={classes.heading}>Items</h2>
      {locks.revisedPrices === null ? null : (
        <div className={classes.lock}>
          <Notice severity="info">{locks.revisedPrices}</Notice>
        </div>
      )}
      <Items
        items={draft.items}
        symbol={order.curr_symbol}
        lock={locks.revisedPrices}
        edit={edit}
      />
      <Amounts draft={draft} symbol={order.curr_symbol} />
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
