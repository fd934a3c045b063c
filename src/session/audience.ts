import type { Audience } from '~/domain/session/access';
import { factsOf, routeNameOf } from '~/domain/session/routes';
import { withoutBase } from '~/lib/basePath';
import { storedValue } from '~/lib/browser/storedValue';
import { config } from '~/lib/config';

import { staffSession } from './staff';

const SIDE_PARAMETER = 'lado';
const sides: Record<string, Audience> = { cliente: 'customer', vendedor: 'seller' };

/** The side that the URL chose last. */
const side = storedValue('side', (raw): Audience | null =>
  raw === 'customer' || raw === 'seller' ? raw : null,
);

/** Set once this tab has visited a shopper's URL while nobody was signed in; remembered for the tab. */
const visitedAsShopper = storedValue(
  'shopper_visit',
  (raw) => (raw === true ? raw : null),
  undefined,
  'session',
);

/** Whether a path is a shopper's. The root is not: it belongs to the host's side. */
function isShopperPath(pathname: string): boolean {
  const name = routeNameOf(pathname);
  const { layout } = factsOf(name) ?? {};
  return name !== '' && (layout === 'home' || layout === 'shop');
}

/**
 * The side of this host: by the runtime configuration, else the seller's. On a host that the configuration does not list,
 * it is the shopper's while nobody is signed in, once this tab has visited a shopper's URL while nobody was signed in
 * (remembered for the tab). Where the configuration allows it, `?lado=cliente` or `?lado=vendedor` chooses the side.
 *
 * Side effects: stores that choice, and that the tab has visited a shopper's URL.
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
  if (staffSession() !== null) return 'seller';
  if (isShopperPath(withoutBase(location.pathname))) visitedAsShopper.set(true);
  return visitedAsShopper.get() === null ? 'seller' : 'customer';
}
