import '~/ui/styles/closing';
import { Button, CloseButton } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';

import { orderBesideQuery } from '~/api/customerOrder';
import { clientDataQuery } from '~/api/customerSession';
import { silentLoad } from '~/api/transport/loadPolicy';
import { LinkButton } from '~/components/LinkButton';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import { needsContact } from '~/domain/shopper/contact';
import { destinationText } from '~/domain/shopper/customerOrder';
import { paymentNextText, progressText, whatsappHandOff } from '~/domain/shopper/orderProgress';
import { allowsMotion } from '~/lib/browser/allowsMotion';
import { formatMoney } from '~/lib/money';
import { useCustomerSession } from '~/session/customer';
import {
  forgetOrderOutcome,
  isNewReceipt,
  receiptShown,
  useOrderOutcome,
} from '~/session/orderOutcome';
import { lazyNamed } from '~/ui/lazyNamed';

import { OrderCardPlace } from '../card/OrderCardPlace';
import { CountedMoney } from '../CountedMoney';
import { receiptLines, receiptPayment } from '../receipt/receiptLines';
import { ShareReceiptButton } from '../receipt/ShareReceiptButton';
import { DoneMark, paperClass, Stamps } from '../receipt/Stamps';
import { useStoreLang } from '../useStoreLang';
import { useCachedOrder } from './finishOrder';

import classes from './OrderOutcomeBox.module.css';

const ContactQuestion = lazyNamed(() => import('./ContactQuestion'), 'ContactQuestion', {
  quiet: true,
  suspends: true,
});

/**
 * Result of the order that was confirmed or discarded last at the session's store: stays until it is closed.
 * @param order the confirmed order, on its own summary; without it the box links to the summary
 */
export function OrderOutcomeBox({ order }: { order?: CustomerOrder }) {
  const outcome = useOrderOutcome();
  const { store } = useCustomerSession();
  if (order !== undefined) return <Confirmed order={order} links={false} />;
  if (outcome === null || outcome.store !== store?.hashtag) return null;
  if (outcome.kind === 'discarded') {
    return (
      <Box title="Descartaste el pedido">
        <p>No se va a preparar nada. Cuando quieras, armá uno nuevo.</p>
      </Box>
    );
  }
  return outcome.order === null ? null : <ConfirmedElsewhere token={outcome.order} />;
}

/** The first reads of confirmed orders; none of them rejects. */
const firstReads = new WeakMap<QueryClient, Map<string, Promise<void>>>();

function firstRead(queryClient: QueryClient, token: string): Promise<void> {
  const reads = firstReads.get(queryClient) ?? new Map<string, Promise<void>>();
  const read = reads.get(token) ?? queryClient.prefetchQuery(orderBesideQuery(token));
  firstReads.set(queryClient, reads.set(token, read));
  return read;
}

function ConfirmedElsewhere({ token }: { token: string }) {
  const known = useCachedOrder(token);
  // A later visit does not know yet whether the box is shown: the first view waits for that.
  const [waits] = useState(() => known === null && !isNewReceipt(token));
  return waits ? <AfterFirstRead token={token} /> : <BoxOrCard token={token} />;
}

function AfterFirstRead({ token }: { token: string }) {
  use(firstRead(useQueryClient(), token));
  return <BoxOrCard token={token} />;
}

function BoxOrCard({ token }: { token: string }) {
  const { data } = useQuery(orderBesideQuery(token));
  const known = useCachedOrder(token);
  // What was read before the confirmation says nothing of it.
  const order = [data?.data, known].find((read) => read && read.status !== 'provisional') ?? null;
  const [isNew] = useState(() => isNewReceipt(token));
  const [first, setFirst] = useState(order?.status);
  if (first === undefined && order !== null) setFirst(order.status);
  // The news is over once a later visit finds that the store went on: the order's card says how far it is.
  const isOver = !isNew && first !== undefined && first !== 'pending';
  useEffect(() => {
    if (isOver) forgetOrderOutcome();
  }, [isOver]);
  if (isOver) return <OrderCardPlace />;
  if (order === null) return <Box title="Recibimos tu pedido" isDone isToCome={isNew} />;
  return <Confirmed order={order} links />;
}

function Confirmed({ order, links }: { order: CustomerOrder; links: boolean }) {
  const { store } = useCustomerSession();
  const payment = paymentNextText(order, { place: 'en tu pedido' });
  const { headline, next } = progressText(order);
  const total = formatMoney(order.total_price, order.curr_symbol);
  const { whatsapp, flags } = store?.theme.social_networks ?? { whatsapp: null, flags: null };
  const handOff = flags?.whatsapp
    ? whatsappHandOff(
        whatsapp,
        `Hola, hice el pedido ${order.alphanum_id} por ${total.replace('\u00a0', ' ')}.`,
      )
    : null;
  return (
    <Box title={`Pedido ${order.alphanum_id} confirmado`} isDone>
      {/* The summary shows the rest beside the box. */}
      {links ? <Paper order={order} /> : null}
      <div className={classes.words}>
        {links ? (
          <p>
            {headline}. {next}
          </p>
        ) : null}
        {links && payment !== null ? <p>{payment}</p> : null}
        {links ? <p dir="auto">{destinationText(order)}</p> : null}
        <WhoOrdered />
      </div>
      <div className={classes.actions}>
        {links ? (
          <LinkButton to="/orderstatus/$orderToken" params={{ orderToken: order.token }}>
            {messages.viewOrder}
          </LinkButton>
        ) : null}
        {links ? <ShareReceiptButton order={order} /> : null}
        {handOff === null ? null : (
          <Button
            component="a"
            variant="default"
            href={handOff}
            target="_blank"
            rel="noopener noreferrer"
          >
            Avisar por WhatsApp
          </Button>
        )}
      </div>
    </Box>
  );
}

/** Asks who ordered where the store does not know it: an order that the assistant confirmed can be anonymous. */
function WhoOrdered() {
  // Asked for with the confirmation, it comes with the box: nothing moves.
  const { data } = useQuery({ ...clientDataQuery(), meta: silentLoad });
  const known = useDeferredValue(data);
  return known && needsContact(known.client) ? <ContactQuestion client={known.client} /> : null;
}

/** Lines of the receipt; the others are counted. */
const MOST_LINES = 7;
/** Of the vibration when the receipt is fed in, in ms. */
const VIBRATION_MS = 20;

/** The receipt of an order: its products, total and stamps. It is fed in once. */
function Paper({ order }: { order: CustomerOrder }) {
  const lang = useStoreLang();
  const [isNew] = useState(() => isNewReceipt(order.token));
  useEffect(() => {
    if (!isNew) return;
    receiptShown();
    // Missing on desktops and on iOS.
    if (allowsMotion()) navigator.vibrate?.(VIBRATION_MS);
  }, [isNew]);
  const payment = receiptPayment(order);
  return (
    <div className={`${paperClass} ${classes.paper}`} data-new={isNew || undefined}>
      <ul className={classes.lines}>
        {receiptLines(order, MOST_LINES).map(({ id, name, amount, money }) => (
          <li key={id} className={classes.line}>
            <span>
              <span lang={amount === '' ? undefined : lang}>{name}</span>{' '}
              <span className={classes.amount}>{amount}</span>
            </span>
            <span className={classes.money} translate="no">
              {money}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.line} data-total>
        <span>Total</span>
        <span className={classes.money}>
          <CountedMoney
            amount={order.total_price}
            currency={order.curr_symbol}
            {...(isNew && { start: 0 })}
          />
        </span>
      </p>
      {payment === null ? null : (
        <p className={classes.amount} dir="auto">
          {payment}
        </p>
      )}
      <Stamps order={order} isNew={isNew} />
    </div>
  );
}

/** The title of the box that was shown last: its heading gets the focus once. */
let lastTitle = '';

function Box({
  title,
  isDone = false,
  isToCome,
  children,
}: {
  title: string;
  /** Has the mark of what is done. */
  isDone?: boolean;
  /** Has the height of what it waits for. */
  isToCome?: boolean;
  children?: ReactNode;
}) {
  const [isNew] = useState(() => title !== lastTitle);
  useEffect(() => {
    lastTitle = title;
  }, [title]);
  return (
    <section className={classes.box} aria-label={title} data-to-come={isToCome}>
      <h2 className={classes.title} tabIndex={-1} data-outcome-heading={isNew || undefined}>
        {isDone ? <DoneMark /> : null}
        <span>{title}</span>
      </h2>
      <CloseButton
        className={classes.close}
        size="2.75rem"
        iconSize={20}
        aria-label="Cerrar aviso del pedido"
        onClick={forgetOrderOutcome}
      />
      {children}
    </section>
  );
}
