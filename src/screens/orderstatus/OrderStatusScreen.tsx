import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';

import { orderStatusQuery } from '~/api/customerOrder';
import { logCustomerActivity } from '~/api/customerSession';
import { CustomerDetailsButton } from '~/components/shopper/CustomerDetailsButton';
import { FinishOrderButton } from '~/components/shopper/FinishOrderButton';
import { ShopHeading } from '~/components/shopper/ShopHeading';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import { orderTotal } from '~/domain/orders/orderTotals';
import { isWalletOrder } from '~/domain/payments/payButton';
import { activities } from '~/domain/shopper/activities';
import { showsCatalogueLink, showsFinish } from '~/domain/shopper/customerOrder';
import { formatMoney } from '~/lib/money';
import { useCustomerSession } from '~/session/customer';
import { lazyPart } from '~/ui/lazyPart';

import { OrderPanels } from './OrderPanels';
import { OrderTabs } from './OrderTabs';

import classes from './OrderStatusScreen.module.css';
import controls from '~/components/shopper/controls.module.css';

const PayButton = lazyPart(() => import('./PayButton').then((module) => module.PayButton));

/** /orderstatus/{order_code}: the summary of the order behind a link (§2 customer). */
export function OrderStatusScreen() {
  const { orderCode } = useParams({ from: '/_customer/orderstatus/$orderCode' });
  const { data: answer, refetch } = useSuspenseQuery(orderStatusQuery(orderCode));
  const order = answer.data;
  useLoggedVisit(order.alphanum_id);

  async function reload(): Promise<CustomerOrder | null> {
    const { data, isError } = await refetch();
    return isError ? null : (data?.data ?? null);
  }

  return (
    <>
      <ShopHeading title="RESUMEN DEL PEDIDO">
        <p className={classes.order}>
          Pedido <strong>{order.alphanum_id}</strong>
          <strong className={classes.total}>
            {formatMoney(orderTotal(order), order.curr_symbol)}
          </strong>
        </p>
      </ShopHeading>
      <div className={classes.actions}>
        {isWalletOrder(order) ? (
          <Suspense fallback={<span className={classes.reserved} aria-hidden="true" />}>
            <PayButton key={order.token} order={order} reload={reload} />
          </Suspense>
        ) : null}
        <Actions order={order} />
      </div>
      <OrderPanels order={order} />
      <OrderTabs order={order} />
    </>
  );
}

/** "Finalizar pedido" and "Ver catálogo" with their conditions, and the shopper's own data (§2 customer, readings). */
function Actions({ order }: { order: CustomerOrder }) {
  const session = useCustomerSession();
  const held = {
    current_order_token: session.currentOrderToken,
    product_list_token: session.productListToken,
  };
  const empty = order.items.length === 0;
  return (
    <>
      {empty && order.status === 'provisional' ? (
        <p className={classes.empty} role="status">
          {messages.orderEmpty}
        </p>
      ) : null}
      {showsFinish(order, held) && !empty ? (
        <FinishOrderButton
          order={order.alphanum_id}
          className={`${controls.button} ${controls.primary}`}
        />
      ) : null}
      {showsCatalogueLink(held) && session.productListToken !== null ? (
        <Link
          className={controls.button}
          to="/productlist/$storeHash"
          params={{ storeHash: session.productListToken }}
        >
          {messages.viewCatalogue}
        </Link>
      ) : null}
      <CustomerDetailsButton className={controls.button} />
    </>
  );
}

/** The seller sees that the order was opened: once per visit, not once per refresh. */
function useLoggedVisit(order: string) {
  const logged = useRef<string | null>(null);
  useEffect(() => {
    if (logged.current === order) return;
    logged.current = order;
    logCustomerActivity(activities.orderStatus, { order });
  }, [order]);
}
