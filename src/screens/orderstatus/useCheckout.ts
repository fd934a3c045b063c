import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { logCustomerActivity } from '~/api/customerSession';
import type { CustomerOrder } from '~/contract/types';
import {
  PAYMENT_COUNTDOWN_SECONDS,
  type PayButtonState,
  payButtonState,
  type PayButtonUi,
} from '~/domain/payments/payButton';
import { isWalletReturn } from '~/domain/payments/walletReturn';
import { activities } from '~/domain/shopper/activities';
import { forgetCheckout, saveCheckout, storedCheckout } from '~/session/payment';
import { openCheckout, WalletNotLoaded } from '~/thirdparty/wallet/wallet';
import { useSingleFlight } from '~/ui/useSingleFlight';

const TICK_MS = 1000;

/** State of the checkout, with the running countdown. */
interface Checkout extends PayButtonUi {
  /** End of the countdown by `performance.now()`, which no change of the clock moves; null: none runs. */
  readonly until: number | null;
}

/**
 * Why the checkout is not on the screen: no connection to the provider or to the shop, the SDK refused, or nothing was seen
 * of it within 10 s.
 */
export type CheckoutFailure = 'connection' | 'refused' | 'unseen';

const IDLE: Checkout = { phase: 'idle', until: null, secondsLeft: 0 };
const COUNTDOWN_MS = PAYMENT_COUNTDOWN_SECONDS * 1000;

function countdown(phase: Checkout['phase'], ms = COUNTDOWN_MS): Checkout & { until: number } {
  const until = performance.now() + ms;
  return { phase, until, secondsLeft: secondsTo(until) };
}

/** Whole seconds until a time, from 15 to 0. */
function secondsTo(until: number): number {
  const seconds = Math.ceil((until - performance.now()) / 1000);
  return Math.min(PAYMENT_COUNTDOWN_SECONDS, Math.max(0, seconds));
}

const returnsFromWallet = () => isWalletReturn(new URLSearchParams(window.location.search));

/** The checkout after a reload or a return: an open checkout is gone, and its payment gets 15 seconds. */
function resumed(order: CustomerOrder): Checkout {
  const stored = storedCheckout(order.token);
  if (stored?.until === null || returnsFromWallet()) return countdown('closed');
  const msLeft = stored ? stored.until - Date.now() : 0;
  // More than 15 s are left where the clock was set back.
  if (msLeft > 0) return countdown('closed', Math.min(msLeft, COUNTDOWN_MS));
  return order.payment_status === 'processing' ? countdown('idle') : IDLE;
}

const saveClosed = (order: CustomerOrder) =>
  saveCheckout({ order: order.token, until: Date.now() + COUNTDOWN_MS });

/**
 * State and actions of the wallet button. `reload` reads the order again and resolves to it, or to null if that failed.
 */
export function useCheckout(
  order: CustomerOrder,
  reload: () => Promise<CustomerOrder | null>,
): {
  state: PayButtonState;
  secondsLeft: number;
  /** Only of an order that is still to be paid. */
  failure: CheckoutFailure | null;
  pay: () => void;
  seeStatus: () => void;
  /** Closes the checkout while it is open as an overlay, else null. */
  closeOverlay: (() => void) | null;
} {
  const [checkout, setCheckout] = useState(() => resumed(order));
  const { phase, until, secondsLeft } = checkout;
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [isOverlay, setOverlay] = useState(false);
  const singleFlight = useSingleFlight();
  const newSignal = useCheckoutSignal();
  const state = payButtonState(order, checkout);

  function fail(kind: CheckoutFailure, error: unknown) {
    console.warn('The wallet checkout did not open', error);
    forgetCheckout();
    setCheckout(IDLE);
    setFailure(kind);
  }

  function onClose() {
    setOverlay(false);
    saveClosed(order);
    setCheckout(countdown('closed'));
  }

  /** The data of the payment, if the server says that the order is still to be paid: it may have been paid elsewhere. */
  async function readPayment() {
    const fresh = await reload();
    if (fresh && payButtonState(fresh, IDLE).kind === 'pay') return fresh.payment_data;
    setCheckout(IDLE);
    if (!fresh) setFailure('connection');
    return null;
  }

  async function pay() {
    setFailure(null);
    setCheckout({ ...IDLE, phase: 'open' });
    const payment = await readPayment();
    if (!payment) return;
    const { payment_id: preferenceId, public_key: publicKey } = payment;
    const signal = newSignal();
    // Before it opens: it may leave the page.
    saveCheckout({ order: order.token, until: null });
    const events = {
      onOpen: (place: 'overlay' | 'elsewhere') => {
        setFailure(null);
        setOverlay(place === 'overlay');
        setCheckout({ ...IDLE, phase: 'open' });
        logCustomerActivity(activities.paymentStarted, { order: order.alphanum_id });
      },
      onClose,
      onNothing: () => {
        setCheckout(IDLE);
        setFailure('unseen');
      },
      onRefused: (error: unknown) => fail('refused', error),
    };
    try {
      await openCheckout({ publicKey, preferenceId }, events, signal);
    } catch (error) {
      if (signal.aborted) return;
      fail(error instanceof WalletNotLoaded ? 'connection' : 'refused', error);
    }
  }

  function closeOverlay() {
    // Ends the signal of the open one, which removes the overlay.
    newSignal();
    onClose();
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
  useEffect(() => {
    if (returnsFromWallet()) saveClosed(order);
  }, [order]);
  // The countdown ended while the page was closed: the order shows the result.
  useEffect(() => {
    const stored = storedCheckout(order.token);
    if (stored && stored.until !== null && stored.until <= Date.now())
      logResult(order.payment_status);
  }, [order.token, order.payment_status]);
  // The result can arrive before the countdown ends: the order is read again when the tab becomes visible.
  const paid = phase !== 'open' && order.payment_status === 'done';
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
    failure: state.kind === 'pay' ? failure : null,
    pay: () => void singleFlight(pay),
    seeStatus: () => void seeStatus(),
    closeOverlay: isOverlay ? closeOverlay : null,
  };
}

/** Makes the signal of a checkout, which aborts with the next one and when the screen unmounts. */
function useCheckoutSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return () => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  };
}
