import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { orderStatusQuery } from '~/api/customerOrder';
import { logCustomerActivity } from '~/api/customerSession';
import { LinkButton } from '~/components/LinkButton';
import { focusAmount } from '~/components/QuantityField';
import { CustomerDetailsButton } from '~/components/shopper/CustomerDetailsButton';
import { FinishOrderButton } from '~/components/shopper/FinishOrderButton';
import { OrderOutcomeBox } from '~/components/shopper/OrderOutcomeBox';
import { useFixedBar } from '~/components/shopper/shopChat';
import { ShopHeading } from '~/components/shopper/ShopHeading';
import { firstUnsavedAmount } from '~/components/shopper/unsavedAmounts';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import { orderTotal } from '~/domain/orders/orderTotals';
import { isWalletOrder, type PayButtonState } from '~/domain/payments/payButton';
import { ROUTES } from '~/domain/session/routes';
import { activities } from '~/domain/shopper/activities';
import { showsCatalogueLink, showsFinish } from '~/domain/shopper/customerOrder';
import { awaitsPayment, paymentIsRequested } from '~/domain/shopper/orderProgress';
import { formatMoney } from '~/lib/money';
import { useCustomerSession } from '~/session/customer';
import { removeTypedTexts } from '~/session/typedTexts';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';
import { fromWidth } from '~/ui/theme/widths';

import { Breakdown } from './Breakdown';
import { itemFilters, ITEMS_PER_PAGE } from './ItemsTab';
import { OrderHero } from './OrderHero';
import { OrderPanels } from './OrderPanels';
import { OrderTabs, type Tab } from './OrderTabs';
import { RepeatOrderButton } from './RepeatOrderButton';
import { ShareOrderButton } from './ShareOrderButton';

import classes from './OrderStatusScreen.module.css';

const PayButton = lazyNamed(() => import('./PayButton'), 'PayButton');

/** Time between two reads of an order that is not paid, while its page is visible, in ms. */
const PAYMENT_POLL_MS = 20_000;

/** /orderstatus/{order_code}: the summary of the order behind a link. */
export function OrderStatusScreen() {
  const { orderCode } = useParams({ from: '/_customer/orderstatus/$orderCode' });
  const { data: answer, refetch } = useSuspenseQuery({
    ...orderStatusQuery(orderCode),
    refetchInterval: ({ state: { data } }) =>
      data && awaitsPayment(data.data) ? PAYMENT_POLL_MS : false,
  });
  const order = answer.data;
  const [tab, setTab] = useState<Tab>('PEDIDO');
  const [itemsPage, setItemsPage] = useState(1);
  const [payButton, setPayButton] = useState<PayButtonState['kind'] | null>(null);
  const canPay = paymentIsRequested(order) && payButton !== 'processing';
  useLoggedVisit(order.alphanum_id);

  async function reload(): Promise<CustomerOrder | null> {
    const { data, isError } = await refetch();
    return isError ? null : (data?.data ?? null);
  }

  /** Whether all amounts are saved; else leads to the first that is not. */
  async function checkAmounts(): Promise<boolean> {
    // Some browsers leave the focus in the field when a button is pressed; a typed amount is sent when it is left.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    const unsaved = await firstUnsavedAmount(order.items);
    if (unsaved === null) return true;
    const { item, reason } = unsaved;
    toast.error(`${item.product_denormalized.name}: ${reason}`);
    if (focusAmount(item.id)) return false;
    flushSync(() => {
      removeTypedTexts(itemFilters(order.token));
      setItemsPage(Math.floor(order.items.indexOf(item) / ITEMS_PER_PAGE) + 1);
      setTab('PEDIDO');
    });
    focusAmount(item.id);
    return false;
  }

  return (
    <>
      <ShopHeading title={ROUTES.orderstatus.title} news={canPay ? 'Pago solicitado' : undefined}>
        <p className={classes.order}>
          Pedido <strong>{order.alphanum_id}</strong>
          <strong>{formatMoney(orderTotal(order), order.curr_symbol)}</strong>
        </p>
      </ShopHeading>
      <OrderOutcomeBox order={order} />
      <OrderHero order={order} payButton={payButton}>
        <MainAction
          order={order}
          reload={reload}
          checkAmounts={checkAmounts}
          onPayState={setPayButton}
        />
      </OrderHero>
      <OrderTabs
        order={order}
        shown={tab}
        onShow={setTab}
        itemsPage={itemsPage}
        onItemsPage={setItemsPage}
      />
      <Breakdown order={order} />
      <OrderPanels order={order} />
      <OtherActions order={order} />
    </>
  );
}

/** The session's tokens as the conditions of the buttons need them. */
function useHeld() {
  const { currentOrderToken, productListToken } = useCustomerSession();
  return { current_order_token: currentOrderToken, product_list_token: productListToken };
}

/** Whether the order can be finished or paid. */
function hasMainAction(order: CustomerOrder, held: ReturnType<typeof useHeld>): boolean {
  if (showsFinish(order, held)) return order.items.length > 0;
  return isWalletOrder(order) && order.payment_status !== 'pending';
}

/** Pay or finish: beside the state, on a phone or tablet in the strip along the lower edge, beside the chat's button. */
function MainAction({
  order,
  reload,
  checkAmounts,
  onPayState,
}: {
  order: CustomerOrder;
  reload: () => Promise<CustomerOrder | null>;
  checkAmounts: () => Promise<boolean>;
  onPayState: (kind: PayButtonState['kind'] | null) => void;
}) {
  const held = useHeld();
  const [strip, setStrip] = useState<HTMLDivElement | null>(null);
  const [isFixed] = useState(() => !window.matchMedia(fromWidth('md')).matches);
  useFixedBar(isFixed ? strip : null);
  const isEmpty = order.items.length === 0;
  const finishes = showsFinish(order, held) && !isEmpty;
  const pays = isWalletOrder(order);
  return (
    <>
      {isEmpty && order.status === 'provisional' ? (
        <p className={classes.empty} role="status">
          {messages.orderEmpty}
        </p>
      ) : null}
      {finishes || pays ? (
        <div ref={setStrip} className={classes.strip}>
          {pays ? (
            <Suspense fallback={<span className={classes.reserved} aria-hidden="true" />}>
              <PayButton key={order.token} order={order} reload={reload} onState={onPayState} />
            </Suspense>
          ) : null}
          {finishes ? <FinishOrderButton order={order.alphanum_id} check={checkAmounts} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** "Ver catálogo" if available, "Mis datos", and the actions of every order. */
function OtherActions({ order }: { order: CustomerOrder }) {
  const held = useHeld();
  const catalogue = held.product_list_token;
  const leads = !hasMainAction(order, held);
  return (
    <div className={classes.actions}>
      {showsCatalogueLink(held) && catalogue !== null ? (
        <LinkButton
          variant={leads ? 'filled' : 'default'}
          className={leads ? classes.lead : undefined}
          to="/productlist/$storeHash"
          params={{ storeHash: catalogue }}
        >
          {messages.viewCatalogue}
        </LinkButton>
      ) : null}
      {catalogue !== null && order.status !== 'provisional' && order.items.length > 0 ? (
        <RepeatOrderButton order={order} catalogue={catalogue} />
      ) : null}
      <ShareOrderButton title={`Pedido ${order.alphanum_id} · ${order.store.name}`} />
      <CustomerDetailsButton />
    </div>
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
