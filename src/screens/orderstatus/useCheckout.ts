import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { logCustomerActivity } from '~/api/customerSession';
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
import { useSingleFlight } from '~/ui/useSingleFlight';

const TICK_MS = 1000;

/** State of the checkout, with the running countdown. */
interface Checkout extends PayButtonUi {
  /** End of the countdown in ms since 1970; null: none runs. */
  readonly until: number | null;
}

const IDLE: Checkout = { phase: 'idle', until: null, secondsLeft: 0 };

function countdown(phase: Checkout['phase'], from = Date.now()): Checkout & { until: number } {
  const until = from + PAYMENT_COUNTDOWN_SECONDS * 1000;
  return { phase, until, secondsLeft: secondsTo(until) };
}

/** Whole seconds until a time, from 15 to 0. */
function secondsTo(until: number): number {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  return Math.min(PAYMENT_COUNTDOWN_SECONDS, Math.max(0, seconds));
}

/** The checkout after a reload: an open wallet overlay is gone, and its payment gets 15 seconds. */
function resumed(order: CustomerOrder): Checkout {
  const stored = storedCheckout(order.token);
  if (stored?.phase === 'open') return countdown('closed');
  if (stored && secondsTo(stored.until) > 0) {
    return { phase: 'closed', until: stored.until, secondsLeft: secondsTo(stored.until) };
  }
  return order.payment_status === 'processing' ? countdown('idle') : IDLE;
}

/**
 * State and actions of the wallet button. `reload` reads the order again and resolves to it, or to null if that failed.
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
  const singleFlight = useSingleFlight();
  const leaveSignal = useLeaveSignal();
  const state = payButtonState(order, checkout);

  function close() {
    const closed = countdown('closed');
    saveCheckout({ order: order.token, phase: 'closed', until: closed.until });
    setCheckout(closed);
  }

  async function pay() {
    if (!order.payment_data) return;
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
        leaveSignal(),
      );
      close();
    } catch (error) {
      if (leaveSignal().aborted) return;
      console.warn('The wallet checkout did not open', error);
      forgetCheckout();
      setCheckout(IDLE);
      setFailed(true);
    }
  }

  async function seeStatus() {
    const fresh = await reload();
    // The payment is still required: the shopper can try again.
    if (fresh?.payment_status === 'required') setCheckout(IDLE);
  }

  const logResult = useEffectEvent((result: string) => {
    // Once per checkout.
    if (storedCheckout(order.token) === null) return;
    forgetCheckout();
    logCustomerActivity(activities.paymentResult, { order: order.alphanum_id, result });
  });
  // The countdown ended while the page was closed: the order shows the result.
  useEffect(() => {
    const stored = storedCheckout(order.token);
    if (stored?.phase === 'closed' && stored.until <= Date.now()) logResult(order.payment_status);
  }, [order.token, order.payment_status]);
  // The result can arrive before the countdown ends: the order is read again when the tab becomes visible.
  const paid = phase === 'closed' && order.payment_status === 'done';
  useEffect(() => {
    if (paid) logResult('done');
  }, [paid]);

  const onCountdownEnd = useEffectEvent(async () => {
    const fresh = await reload();
    if (phase === 'closed' && fresh && fresh.payment_status !== 'done') {
      logResult(fresh.payment_status);
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
        // Stays at the last second until the order has been read.
        void onCountdownEnd();
        return;
      }
      setCheckout((before) =>
        before.until === until ? { ...before, secondsLeft: seconds } : before,
      );
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  // The payment can start processing while the screen is open, paid on another device.
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
    pay: () => void singleFlight(pay),
    seeStatus: () => void seeStatus(),
  };
}

/** A signal that aborts when the screen unmounts. */
function useLeaveSignal(): () => AbortSignal {
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
