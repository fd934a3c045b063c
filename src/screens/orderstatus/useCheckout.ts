import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { logCustomerActivity } from '~/components/shopper/activity';
import type { CustomerOrder } from '~/contract/types';
import {
  PAYMENT_COUNTDOWN_SECONDS,
  type PayButtonState,
  payButtonState,
  type PayButtonUi,
} from '~/domain/payments/payButton';
import { activities } from '~/domain/shopper/activities';
import { forgetCheckout, saveCheckout, storedCheckout } from '~/session/payment';
import { openCheckout } from '~/thirdparty/wallet/wallet';

const TICK_MS = 1000;

/** What the screen knows of the checkout, and the countdown that runs. */
interface Checkout extends PayButtonUi {
  /** End of the countdown in ms since 1970; null: none runs. */
  readonly until: number | null;
}

const IDLE: Checkout = { phase: 'idle', until: null, secondsLeft: 0 };

function countdown(phase: Checkout['phase'], from = Date.now()): Checkout & { until: number } {
  const until = from + PAYMENT_COUNTDOWN_SECONDS * 1000;
  return { phase, until, secondsLeft: secondsTo(until) };
}

/** Whole seconds until then, from 15 down to 0. */
function secondsTo(until: number): number {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  return Math.min(PAYMENT_COUNTDOWN_SECONDS, Math.max(0, seconds));
}

/** Where a reload left the checkout: an overlay that was open is gone, and its payment gets its 15 seconds. */
function resumed(order: CustomerOrder): Checkout {
  const stored = storedCheckout(order.token);
  if (stored?.phase === 'open') return countdown('closed');
  if (stored && secondsTo(stored.until) > 0) {
    return { phase: 'closed', until: stored.until, secondsLeft: secondsTo(stored.until) };
  }
  return order.payment_status === 'processing' ? countdown('idle') : IDLE;
}

/**
 * The wallet button's state and what its presses do (§4 customer). `reload` reads the order again and resolves to it;
 * null when that failed.
 */
export function useCheckout(
  order: CustomerOrder,
  reload: () => Promise<CustomerOrder | null>,
): {
  state: PayButtonState;
  secondsLeft: number;
  /** The checkout could not be opened. */
  failed: boolean;
  pay: () => void;
  seeStatus: () => void;
} {
  const [checkout, setCheckout] = useState(() => resumed(order));
  const { phase, until, secondsLeft } = checkout;
  const [failed, setFailed] = useState(false);
  const opening = useRef(false);
  const left = useLeft();
  const state = payButtonState(order, checkout);

  function close() {
    const closed = countdown('closed');
    saveCheckout({ order: order.token, phase: 'closed', until: closed.until });
    setCheckout(closed);
  }

  async function pay() {
    if (opening.current || !order.payment_data) return;
    opening.current = true;
    setFailed(false);
    setCheckout({ ...IDLE, phase: 'open' });
    const { payment_id: preferenceId, public_key: publicKey } = order.payment_data;
    try {
      await openCheckout(
        { publicKey, preferenceId },
        () => {
          saveCheckout({ order: order.token, phase: 'open' });
          logCustomerActivity(activities.paymentStarted, { order: order.alphanum_id });
        },
        left(),
      );
      close();
    } catch (error) {
      if (left().aborted) return;
      console.warn('The wallet checkout did not open', error);
      forgetCheckout();
      setCheckout(IDLE);
      setFailed(true);
    } finally {
      opening.current = false;
    }
  }

  async function seeStatus() {
    const fresh = await reload();
    // Still to be paid: the shopper may try again.
    if (fresh?.payment_status === 'required') setCheckout(IDLE);
  }

  const tellResult = useEffectEvent((result: string) => {
    // Once for each checkout, however it becomes known.
    if (storedCheckout(order.token) === null) return;
    forgetCheckout();
    logCustomerActivity(activities.paymentResult, { order: order.alphanum_id, result });
  });
  // The page was left while the payment was given its time: what came of it is known by now.
  useEffect(() => {
    const stored = storedCheckout(order.token);
    if (stored?.phase === 'closed' && stored.until <= Date.now()) tellResult(order.payment_status);
  }, [order.token, order.payment_status]);
  // It may be known before the countdown ends, too: the order is read whenever the tab is looked at.
  const paid = phase === 'closed' && order.payment_status === 'done';
  useEffect(() => {
    if (paid) tellResult('done');
  }, [paid]);

  const onCountdownEnd = useEffectEvent(async () => {
    const fresh = await reload();
    if (phase === 'closed' && fresh && fresh.payment_status !== 'done') {
      tellResult(fresh.payment_status);
    }
    const processing = (fresh ?? order).payment_status === 'processing';
    setCheckout(processing ? countdown('idle') : { ...IDLE, phase });
  });
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => {
      const seconds = secondsTo(until);
      if (seconds === 0) {
        clearInterval(timer);
        // The last second lasts until the order has been read: only then it is known what to show.
        void onCountdownEnd();
        return;
      }
      setCheckout((before) =>
        before.until === until ? { ...before, secondsLeft: seconds } : before,
      );
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  // The order may begin to be processed while it is looked at, paid elsewhere.
  const startsProcessing = state.kind === 'processing' && until === null;
  useEffect(() => {
    if (!startsProcessing) return undefined;
    const timer = setTimeout(() => setCheckout(countdown('idle')), 0);
    return () => clearTimeout(timer);
  }, [startsProcessing]);

  return {
    state,
    secondsLeft,
    failed,
    pay: () => void pay(),
    seeStatus: () => void seeStatus(),
  };
}

/** A signal that is aborted when the screen is left. */
function useLeft(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );
  return () => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  };
}
