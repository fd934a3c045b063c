import type { Audience } from '~/domain/session/access';
import { factsOf } from '~/domain/session/routes';
import { withoutBase } from '~/lib/basePath';
import { config } from '~/lib/config';
import { storedValue } from '~/lib/storedValue';

import { staffSession } from './staff';

const SIDE_PARAMETER = 'lado';
const sides: Record<string, Audience> = { cliente: 'customer', vendedor: 'seller' };

/** The side that the URL chose last. */
const side = storedValue('side', (raw): Audience | null =>
  raw === 'customer' || raw === 'seller' ? raw : null,
);

/** Whether this tab's visit was once at a shopper's path. */
const shopperVisit = storedValue(
  'shopper_visit',
  (raw) => (raw === true ? raw : null),
  undefined,
  'session',
);

/** Whether no user is signed in and the visit in this tab began at a shopper's path. */
function isShopperVisit(pathname: string): boolean {
  if (staffSession() !== null) return false;
  const [, name = ''] = pathname.split('/');
  const { layout } = factsOf(name) ?? {};
  // The root belongs to the host's side.
  if (name && (layout === 'home' || layout === 'shop')) shopperVisit.set(true);
  return shopperVisit.get() !== null;
}

/**
 * The side of this host: by the runtime configuration, else the seller's, except for a visit that began at a shopper's
 * path. Where the configuration allows it, `?lado=cliente` or `?lado=vendedor` chooses the side and is stored.
 */
export function audience(
  location: Pick<Location, 'host' | 'search' | 'pathname'> = window.location,
): Audience {
  const { customerHosts, sellerHosts, sideParameter } = config();
  if (sideParameter) {
    const requested = sides[new URLSearchParams(location.search).get(SIDE_PARAMETER) ?? ''];
    if (requested) side.set(requested);
    const chosen = requested ?? side.get();
    if (chosen) return chosen;
  }
  if (sellerHosts.includes(location.host)) return 'seller';
  if (customerHosts.includes(location.host)) return 'customer';
  return isShopperVisit(withoutBase(location.pathname)) ? 'customer' : 'seller';
}
