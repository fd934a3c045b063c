import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { orderBesideQuery } from '~/api/customerOrder';
import { silentLoad } from '~/api/transport/loadPolicy';
import { LinkButton } from '~/components/LinkButton';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  orderSteps,
  PAYMENT_ASKED,
  paymentIsRequested,
  progressText,
} from '~/domain/shopper/orderProgress';
import { formatMoney } from '~/lib/money';

import { ShopProductPhoto } from '../products/ShopProductPhoto';
import { RepeatOrderButton } from '../repeat/RepeatOrderButton';
import { useStoreLang } from '../useStoreLang';
import { OrderCardPlace } from './OrderCardPlace';

import classes from './OrderCard.module.css';

/** Side of the photo in CSS px. */
const PHOTO_SIZE = 48;

/**
 * The session's order in one line: one that is under way with its step and the one thing to do, a delivered one with the
 * offer to repeat it.
 */
export function OrderCard({
  orderToken,
  catalogueToken,
}: {
  orderToken: string;
  /** Token of the catalogue that sells the products of a past order; null where none is known. */
  catalogueToken: string | null;
}) {
  const { data, isPending } = useQuery({ ...orderBesideQuery(orderToken), meta: silentLoad });
  if (isPending) return <OrderCardPlace />;
  if (data) return <Shown order={data.data} catalogueToken={catalogueToken} />;
  return (
    <section className={classes.card} aria-label="Tu pedido">
      <h2 className={`${classes.words} ${classes.title}`}>Tu pedido</h2>
      <ToOrder token={orderToken} label={messages.viewOrder} />
    </section>
  );
}

const ToOrder = ({ token, label }: { token: string; label: string }) => (
  <LinkButton
    className={classes.action}
    variant={label === messages.payButtonPay ? 'filled' : 'default'}
    to="/orderstatus/$orderToken"
    params={{ orderToken: token }}
  >
    {label}
  </LinkButton>
);

function Shown({ order, catalogueToken }: { order: CustomerOrder; catalogueToken: string | null }) {
  const lang = useStoreLang();
  const [first, ...others] = order.items;
  const isDelivered = order.status === 'done' && first !== undefined && catalogueToken !== null;
  return (
    <section className={classes.card} aria-label={isDelivered ? '¿Lo de siempre?' : 'Tu pedido'}>
      {first === undefined ? null : (
        <ShopProductPhoto
          size={PHOTO_SIZE}
          className={classes.photo}
          url={first.product_denormalized.image_url}
          name={first.product_denormalized.name}
        />
      )}
      <div className={classes.words}>
        <h2 className={classes.title}>
          {isDelivered ? (
            '¿Lo de siempre?'
          ) : (
            <>
              Tu pedido <span translate="no">{order.alphanum_id}</span>
            </>
          )}
        </h2>
        {isDelivered ? (
          <>
            <p className={classes.text}>
              <span className={classes.first} lang={lang}>
                {first.product_denormalized.name}
              </span>{' '}
              {others.length === 0 ? null : <span>y {others.length} más</span>}
            </p>
            <p className={classes.foot}>
              <strong translate="no">{formatMoney(order.total_price, order.curr_symbol)}</strong>{' '}
              <Link to="/orderstatus/$orderToken" params={{ orderToken: order.token }}>
                {messages.viewOrder}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p className={classes.text}>
              {paymentIsRequested(order) ? PAYMENT_ASKED : progressText(order).headline}
            </p>
            <Steps order={order} />
          </>
        )}
      </div>
      {isDelivered ? (
        <RepeatOrderButton
          className={classes.action}
          variant="filled"
          label="Repetir"
          order={order}
          catalogueToken={catalogueToken}
        />
      ) : (
        <div className={classes.end}>
          <strong translate="no">{formatMoney(order.total_price, order.curr_symbol)}</strong>
          <ToOrder
            token={order.token}
            label={paymentIsRequested(order) ? messages.payButtonPay : messages.viewOrder}
          />
        </div>
      )}
    </section>
  );
}

/** How far the order is: its step is in words above. */
const Steps = ({ order: { status } }: { order: CustomerOrder }) => (
  <div className={classes.steps} aria-hidden="true">
    {orderSteps(status)?.map(({ label, state }) => (
      <span key={label} data-state={state} />
    ))}
  </div>
);
