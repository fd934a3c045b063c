import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { logCustomerActivity } from '~/api/customerSession';
import { LinkButton } from '~/components/LinkButton';
import { focusAmount } from '~/components/QuantityField';
import { CountedMoney } from '~/components/shopper/CountedMoney';
import { CustomerDetailsButton } from '~/components/shopper/finish/CustomerDetailsButton';
import { firstUnsavedAmount } from '~/components/shopper/itemAmounts';
import { ShopHeading } from '~/components/shopper/layout/ShopHeading';
import { useFixedBar } from '~/components/shopper/shopChat';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import { isWalletOrder, type PayButtonState } from '~/domain/payments/payButton';
import { ROUTES } from '~/domain/session/routes';
import { activities } from '~/domain/shopper/activities';
import { showsCatalogueLink, showsFinish } from '~/domain/shopper/customerOrder';
import { isFinished, orderStamps, paymentIsRequested } from '~/domain/shopper/orderProgress';
import { allowsMotion } from '~/lib/browser/allowsMotion';
import { onOrderChangedElsewhere, useCustomerSession } from '~/session/customer';
import { isNewReceipt, receiptShown, useOrderOutcome } from '~/session/orderOutcome';
import { removeTypedTexts } from '~/session/typedTexts';
import { saysText } from '~/ui/feedback/say';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';
import { fromWidth } from '~/ui/theme/widths';

import { followedOrderQuery } from './followedOrder';
import { itemFilters, ITEMS_PER_PAGE } from './ItemsTab';
import { OrderHero } from './OrderHero';
import { OrderPanels } from './OrderPanels';
import { OrderTabs, type Tab } from './OrderTabs';

import classes from './OrderStatusScreen.module.css';

const RESERVED = <span className={classes.reserved} aria-hidden="true" />;

const ChosenProducts = lazyNamed(() => import('./ChosenProducts'), 'ChosenProducts');
const FinishOrderButton = lazyNamed(
  () => import('~/components/shopper/finish/FinishOrderButton'),
  'FinishOrderButton',
  { fallback: RESERVED },
);
const OrderOutcomeBox = lazyNamed(
  () => import('~/components/shopper/finish/OrderOutcomeBox'),
  'OrderOutcomeBox',
  { suspends: true },
);
const PaidNotice = lazyNamed(() => import('./PaidMark'), 'PaidNotice', { fallback: RESERVED });
const PayButton = lazyNamed(() => import('./PayButton'), 'PayButton', { fallback: RESERVED });
const RepeatOrderButton = lazyNamed(
  () => import('~/components/shopper/repeat/RepeatOrderButton'),
  'RepeatOrderButton',
  { when: 'idle', fallback: RESERVED },
);
const ShareReceiptButton = lazyNamed(
  () => import('~/components/shopper/receipt/ShareReceiptButton'),
  'ShareReceiptButton',
  { when: 'idle', fallback: RESERVED },
);
const ShareOrderButton = lazyNamed(() => import('./ShareOrderButton'), 'ShareOrderButton', {
  when: 'idle',
  fallback: RESERVED,
});

/** /orderstatus/{order_code}: the summary of the order behind a link. */
export function OrderStatusScreen() {
  const { orderToken } = useParams({ from: '/_customer/orderstatus/$orderToken' });
  const { data: answer, refetch } = useSuspenseQuery(followedOrderQuery(orderToken));
  const order = answer.data;
  const [tab, setTab] = useState<Tab>('PEDIDO');
  const [itemsPage, setItemsPage] = useState(1);
  const [payButton, setPayButton] = useState<PayButtonState['kind'] | null>(null);
  const [isChosen, setChosen] = useState(false);
  // Its box comes with the first view: nothing moves when it has loaded.
  const outcome = useDeferredValue(useOrderOutcome());
  const isNew = useNewReceipt(order.token);
  const isArrival = useArrivedConfirmed(order, isNew);
  const canPay = paymentIsRequested(order) && payButton !== 'processing';
  useLoggedVisit(order.alphanum_id);
  useEffect(() => onOrderChangedElsewhere(orderToken, () => void refetch()), [orderToken, refetch]);

  async function reload(): Promise<CustomerOrder | null> {
    const { data, isError } = await refetch();
    return isError ? null : (data?.data ?? null);
  }

  /** Whether all amounts are saved; else leads to the first that is not. */
  async function checkAmounts(): Promise<boolean> {
    // Some browsers leave the focus in the field when a button is pressed; a typed amount is sent when it is left.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    const unsaved = await firstUnsavedAmount(order);
    if (unsaved === null) return true;
    const { item, reason } = unsaved;
    toast.error(`${item.product_denormalized.name}: ${reason}`);
    if (focusAmount(item.product_id)) return false;
    flushSync(() => {
      removeTypedTexts(itemFilters(order.token));
      setItemsPage(Math.floor(order.items.indexOf(item) / ITEMS_PER_PAGE) + 1);
      setTab('PEDIDO');
    });
    focusAmount(item.product_id);
    return false;
  }

  return (
    <>
      <ShopHeading title={ROUTES.orderstatus.title} news={canPay ? 'Pago solicitado' : undefined}>
        <p className={classes.order}>
          Pedido <strong translate="no">{order.alphanum_id}</strong>
          <strong>
            <CountedMoney
              key={order.token}
              amount={order.total_price}
              currency={order.curr_symbol}
              {...(isNew && { start: 0 })}
            />
          </strong>
        </p>
      </ShopHeading>
      {isArrival && outcome?.kind === 'confirmed' && outcome.order === order.token ? (
        <OrderOutcomeBox order={order} />
      ) : null}
      <div className={classes.columns}>
        <div>
          <OrderHero key={order.token} order={order} payButton={payButton} isNew={isNew}>
            <MainAction
              order={order}
              reload={reload}
              checkAmounts={checkAmounts}
              onPayState={setPayButton}
              isChosen={isChosen}
              onChosen={setChosen}
            />
          </OrderHero>
          <OrderTabs
            order={order}
            shown={tab}
            onShow={setTab}
            itemsPage={itemsPage}
            onItemsPage={setItemsPage}
          />
        </div>
        <div>
          <OrderPanels order={order} />
          <OtherActions order={order} isChosen={isChosen} />
        </div>
      </div>
    </>
  );
}

/**
 * Whether the order was confirmed before its summary was opened: a summary that it is confirmed on is left for the home.
 * It is no news once a later visit finds that the store went on.
 */
function useArrivedConfirmed({ token, status }: CustomerOrder, isNew: boolean): boolean {
  const isOutcome = useOrderOutcome()?.order === token;
  const confirmed = isOutcome && (isNew || status === 'pending');
  const [arrival, setArrival] = useState({ token, confirmed });
  if (arrival.token !== token) setArrival({ token, confirmed });
  return arrival.token === token ? arrival.confirmed : confirmed;
}

/** Of the vibration when the receipt is fed in, in ms. */
const VIBRATION_MS = 20;

/** Whether the order has just been confirmed, once: a phone vibrates. */
function useNewReceipt(token: string): boolean {
  const [news] = useState(() => (isNewReceipt(token) ? token : null));
  useEffect(() => {
    if (news === null) return;
    receiptShown();
    // Missing on desktops and on iOS.
    if (allowsMotion()) navigator.vibrate?.(VIBRATION_MS);
  }, [news]);
  return news === token;
}

/** The session's tokens as the conditions of the buttons need them. */
function useHeld() {
  const { currentOrderToken, productListToken } = useCustomerSession();
  return { current_order_token: currentOrderToken, product_list_token: productListToken };
}

/** Token of the catalogue from which an order that came to its end can be repeated. */
function catalogueToRepeat(order: CustomerOrder, held: ReturnType<typeof useHeld>): string | null {
  return isFinished(order.status) && order.items.length > 0 ? held.product_list_token : null;
}

/** Whether the order can be finished, paid or repeated. */
function hasMainAction(
  order: CustomerOrder,
  held: ReturnType<typeof useHeld>,
  isChosen: boolean,
): boolean {
  if (showsFinish(order, held)) return order.items.length > 0 || isChosen;
  if (catalogueToRepeat(order, held) !== null) return true;
  return isWalletOrder(order) && ['required', 'processing'].includes(order.payment_status);
}

/**
 * Pay, finish or repeat: beside the state, on a phone or tablet in the strip along the lower edge, beside the chat's
 * button. That the order is paid stays beside the state.
 */
function MainAction({
  order,
  reload,
  checkAmounts,
  onPayState,
  isChosen,
  onChosen,
}: {
  order: CustomerOrder;
  reload: () => Promise<CustomerOrder | null>;
  checkAmounts: () => Promise<boolean>;
  onPayState: (kind: PayButtonState['kind'] | null) => void;
  /** Whether products of the catalogue are chosen that the empty order does not hold. */
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}) {
  const held = useHeld();
  const [strip, setStrip] = useState<HTMLDivElement | null>(null);
  const [isFixed] = useState(() => !window.matchMedia(fromWidth('md')).matches);
  const isEmpty = order.items.length === 0;
  const catalogueToken = held.product_list_token;
  const mayFinish = showsFinish(order, held);
  const finishes = mayFinish && (!isEmpty || isChosen);
  const pays = isWalletOrder(order);
  const isPaid = order.payment_status === 'done';
  const [wasPaid] = useState(isPaid);
  const isNews = isPaid && !finishes;
  useFixedBar(isFixed && !isNews ? strip : null);
  const repeated = catalogueToRepeat(order, held);
  return (
    <>
      {isEmpty && order.status === 'provisional' ? (
        <div className={classes.empty}>
          <p ref={saysText}>{messages.orderEmpty}</p>
          {isChosen ? null : <p ref={saysText}>Elegí productos en el catálogo.</p>}
          {mayFinish ? (
            <ChosenProducts catalogueToken={catalogueToken} onChange={onChosen} />
          ) : null}
        </div>
      ) : null}
      {isPaid && !pays ? <PaidNotice isNew={!wasPaid} /> : null}
      {finishes || pays ? (
        <div ref={setStrip} className={classes.strip} data-news={isNews || undefined}>
          {pays ? (
            <PayButton key={order.token} order={order} reload={reload} onState={onPayState} />
          ) : null}
          {finishes ? (
            <FinishOrderButton
              orderToken={order.token}
              orderInLog={order.alphanum_id}
              catalogueToken={catalogueToken}
              check={checkAmounts}
            />
          ) : null}
        </div>
      ) : null}
      {repeated === null ? null : (
        <RepeatOrderButton
          variant="filled"
          className={classes.lead}
          order={order}
          catalogueToken={repeated}
        />
      )}
    </>
  );
}

/** Whether an order that the store works on can be repeated, beside what its state asks for. */
const canRepeatAside = ({ status, items }: CustomerOrder) =>
  !['provisional', 'pending'].includes(status) && !isFinished(status) && items.length > 0;

/** "Ver catálogo" if available, "Mis datos", and the actions of every order. */
function OtherActions({ order, isChosen }: { order: CustomerOrder; isChosen: boolean }) {
  const held = useHeld();
  const catalogueToken = held.product_list_token;
  const leads = !hasMainAction(order, held, isChosen);
  return (
    <div className={classes.actions}>
      {showsCatalogueLink(held) && catalogueToken !== null ? (
        <LinkButton
          // Another button at another place, not one that moves.
          key={String(leads)}
          // An empty order has nothing else to lead to.
          variant={order.items.length === 0 && leads ? 'filled' : 'default'}
          className={leads ? classes.lead : undefined}
          to="/productlist/$catalogueToken"
          params={{ catalogueToken }}
        >
          {messages.viewCatalogue}
        </LinkButton>
      ) : null}
      {catalogueToken !== null && canRepeatAside(order) ? (
        <RepeatOrderButton variant="default" order={order} catalogueToken={catalogueToken} />
      ) : null}
      <ShareOrderButton title={`Pedido ${order.alphanum_id} · ${order.store.name}`} />
      {orderStamps(order).length === 0 ? null : <ShareReceiptButton order={order} />}
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
