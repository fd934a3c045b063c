import { config } from '~/lib/config';

import { loadScript, SCRIPT_TIMEOUT_MS } from '../loadScript';

/** Language of the provider's checkout. */
const LOCALE = 'es-AR';

/** The part of Mercado Pago's SDK that is used here. */
interface MercadoPagoSdk {
  /** Some releases answer `open` with a promise. */
  checkout(options: { preference: { id: string } }): { open(): unknown };
}

declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options: { locale: string }) => MercadoPagoSdk;
  }
}

/** Elements of the SDK's overlay; the SDK has no events for opening and closing. */
const OVERLAY = '#mercadopago-checkout, .mp-mercadopago-checkout-wrapper';

interface CheckoutRequest {
  /** The store's key, `payment_data.public_key`. */
  publicKey: string;
  /** The preference to pay, `payment_data.payment_id`. */
  preferenceId: string;
}

type Place = 'overlay' | 'elsewhere';

/** What the page notices of a checkout that the SDK opens as an overlay, in the same page or in another tab. */
interface CheckoutEvents {
  /** An overlay is visible, or the page is hidden: the checkout is elsewhere. */
  onOpen: (place: Place) => void;
  /** The overlay is gone, or the page is visible again; whatever the result of the payment. */
  onClose: () => void;
  /** After 10 s neither has happened: it may still open, may be open in another window, or may be blocked. */
  onNothing: () => void;
  /** The SDK refused after it was asked. */
  onRefused: (error: unknown) => void;
}

/** The SDK could not be loaded. */
export class WalletNotLoaded extends Error {}

/** Loads the wallet's SDK, once. Rejects when it is blocked or takes longer than 10 s; the next call tries again. */
export async function loadWallet(): Promise<void> {
  if (!window.MercadoPago) await loadScript(config().wallet.sdkUrl);
  if (!window.MercadoPago) throw new Error('The wallet SDK loaded without its interface');
}

/**
 * Asks the SDK to open the provider's checkout; `events` tell what follows. Rejects with {@link WalletNotLoaded} when the
 * SDK cannot be loaded, and with the SDK's error when it refuses at once.
 * @param signal aborting removes an overlay and ends the events
 */
export async function openCheckout(
  { publicKey, preferenceId }: CheckoutRequest,
  events: CheckoutEvents,
  signal: AbortSignal,
): Promise<void> {
  await loadWallet().catch((cause: unknown) => {
    throw new WalletNotLoaded('The wallet SDK is not available', { cause });
  });
  signal.throwIfAborted();
  const { MercadoPago } = window;
  if (!MercadoPago) throw new WalletNotLoaded('The wallet SDK is gone');
  const checkout = new MercadoPago(publicKey, { locale: LOCALE }).checkout({
    preference: { id: preferenceId },
  });
  // Before `open`, which may leave the page.
  const stop = watch(events, signal);
  try {
    const opening = checkout.open();
    Promise.resolve(opening).catch((error: unknown) => {
      stop();
      if (!signal.aborted) events.onRefused(error);
    });
  } catch (error) {
    stop();
    throw error;
  }
}

/** Whether the overlay is visible: its wrapper stays in the page, hidden, while it is closed. */
function overlayShown(): boolean {
  // Safari has checkVisibility only since 17.4.
  return [...document.querySelectorAll(OVERLAY)].some(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden',
  );
}

function removeOverlay() {
  for (const element of document.querySelectorAll(OVERLAY)) element.remove();
  document.body.style.removeProperty('overflow');
}

/** Calls `events` until the checkout is closed, `signal` aborts or the returned function is called. */
function watch(
  { onOpen, onClose, onNothing }: Omit<CheckoutEvents, 'onRefused'>,
  signal: AbortSignal,
): () => void {
  let place: Place | null = null;
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    ended.abort();
  };
  const become = (next: Place) => {
    const isNew = place === null;
    place = next;
    clearTimeout(timer);
    if (isNew) onOpen(next);
  };
  const close = () => {
    stop();
    onClose();
  };
  const look = () => {
    if (overlayShown()) become('overlay');
    else if (place === 'overlay') close();
  };
  let mayLeave = true;
  const leave = () => {
    if (place === null && mayLeave) become('elsewhere');
  };
  const comeBack = () => {
    look();
    if (place === 'elsewhere') close();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    mayLeave = false;
    onNothing();
  }, SCRIPT_TIMEOUT_MS);
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'hidden', 'open'],
  });
  // A closing overlay is invisible only after its transition.
  document.addEventListener('transitionend', look, listening);
  document.addEventListener(
    'visibilitychange',
    () => (document.hidden ? leave() : comeBack()),
    listening,
  );
  window.addEventListener('pagehide', leave, listening);
  window.addEventListener('pageshow', comeBack, listening);
  signal.addEventListener(
    'abort',
    () => {
      stop();
      removeOverlay();
    },
    { signal: ended.signal },
  );
  return stop;
}
