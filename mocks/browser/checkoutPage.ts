import { removePageSkeleton } from '~/lib/browser/firstView';
import { config } from '~/lib/config';

import { CHECKOUT_PARAMETER } from '../thirdparty/walletScript';

/**
 * The page of the wallet's provider, which a checkout in the same page opens: in place of the application, of which nothing
 * starts. Resolves at once in any other page.
 */
export async function showCheckout(): Promise<void> {
  const preference = new URLSearchParams(window.location.search).get(CHECKOUT_PARAMETER);
  if (preference === null) return;
  removePageSkeleton();
  const script = document.createElement('script');
  script.src = config().wallet.sdkUrl;
  document.head.append(script);
  await new Promise((resolve) => script.addEventListener('load', resolve));
  const sdk: unknown = window.MercadoPago;
  if (typeof sdk === 'function') Reflect.get(sdk, 'openInPlace')(preference);
  await new Promise(() => undefined);
}
