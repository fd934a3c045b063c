import { config } from '~/lib/config';

import { loadScript, SCRIPT_TIMEOUT_MS } from '../loadScript';

/** Language of the provider's checkout. */
const LOCALE = 'es-AR';

/** The part of Mercado Pago's SDK that is used here. */
interface MercadoPagoSdk {
  checkout(options: { preference: { id: string } }): { open(): void };
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

/** Loads the wallet's SDK, once. Rejects when it is blocked or takes longer than 10 s; the next call tries again. */
export async function loadWallet(): Promise<void> {
  if (!window.MercadoPago) await loadScript(config().wallet.sdkUrl);
  if (!window.MercadoPago) throw new Error('The wallet SDK loaded without its interface');
}

/**
 * Opens the provider's checkout. Resolves when its overlay closes, whatever the result of the payment; rejects when the
 * SDK cannot be loaded or no overlay appears.
 * @param onOpen called when the overlay is visible
 * @param signal aborting removes the overlay and rejects the promise
 */
export async function openCheckout(
  { publicKey, preferenceId }: CheckoutRequest,
  onOpen: () => void,
  signal: AbortSignal,
): Promise<void> {
  await loadWallet();
  signal.throwIfAborted();
  const { MercadoPago } = window;
  if (!MercadoPago) throw new Error('The wallet SDK is gone');
  new MercadoPago(publicKey, { locale: LOCALE })
    .checkout({ preference: { id: preferenceId } })
    .open();
  signal.addEventListener('abort', removeOverlay, { once: true });
  try {
    await overlay((shown) => shown, signal, SCRIPT_TIMEOUT_MS);
    onOpen();
    await overlay((shown) => !shown, signal);
  } finally {
    signal.removeEventListener('abort', removeOverlay);
  }
}

/** Whether the overlay is visible: its wrapper stays in the page, hidden, while it is closed. */
function overlayShown(): boolean {
  // Safari has checkVisibility only since 17.4.
  return [...document.querySelectorAll(OVERLAY)].some(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
}

function removeOverlay() {
  for (const element of document.querySelectorAll(OVERLAY)) element.remove();
  document.body.style.removeProperty('overflow');
}

/**
 * Resolves when `wanted` returns true for the overlay's visibility; rejects when `signal` aborts, or after `timeoutMs`.
 */
function overlay(
  wanted: (shown: boolean) => boolean,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!wanted(overlayShown())) return;
      stop();
      resolve();
    };
    const giveUp = () => {
      stop();
      reject(new Error('The wallet checkout was given up', { cause: signal.reason }));
    };
    const observer = new MutationObserver(look);
    const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('transitionend', look, true);
      signal.removeEventListener('abort', giveUp);
    };
    observer.observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'class', 'hidden', 'open'],
    });
    // A closing overlay is invisible only after its transition.
    document.addEventListener('transitionend', look, true);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else look();
  });
}
