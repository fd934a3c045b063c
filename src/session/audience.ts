import type { Audience } from '~/domain/session/access';
import { withoutBase } from '~/lib/basePath';
import { config } from '~/lib/config';
import { readStored, writeStored } from '~/lib/storage';

import { staffSession } from './staff';

const SIDE_KEY = 'side';
const SIDE_PARAMETER = 'lado';
const sides: Record<string, Audience> = { cliente: 'customer', vendedor: 'seller' };

const asAudience = (raw: unknown): Audience | null =>
  raw === 'customer' || raw === 'seller' ? raw : null;

/** Addresses that shoppers are sent to (§2 customer). */
const SHOPPER_ADDRESS = /^\/(s|homeclient|productlist|orderstatus)(\/|$)/;
/** In the tab's own storage: this visit came by a shopper's address. */
const SHOPPER_VISIT_KEY = 'shopper_visit';

/** Whether nobody is signed in and this tab was opened, once, by a shopper's address. */
function isShopperVisit(pathname: string): boolean {
  if (staffSession() !== null) return false;
  const came = SHOPPER_ADDRESS.test(pathname);
  try {
    if (came) window.sessionStorage.setItem(SHOPPER_VISIT_KEY, '1');
    return came || window.sessionStorage.getItem(SHOPPER_VISIT_KEY) !== null;
  } catch {
    return came;
  }
}

/**
 * The side of this host by the runtime configuration; a host that is not listed is the seller's, but for a visit that
 * came by a shopper's address.
 * Where the configuration allows it, `?lado=cliente` or `?lado=vendedor` chooses, and is remembered.
 */
export function audience(
  location: Pick<Location, 'host' | 'search' | 'pathname'> = window.location,
): Audience {
  const { customerHosts, sellerHosts, sideParameter } = config();
  if (sideParameter) {
    const asked = sides[new URLSearchParams(location.search).get(SIDE_PARAMETER) ?? ''];
    if (asked) writeStored(SIDE_KEY, asked);
    const chosen = asked ?? readStored(SIDE_KEY, asAudience);
    if (chosen) return chosen;
  }
  if (sellerHosts.includes(location.host)) return 'seller';
  if (customerHosts.includes(location.host)) return 'customer';
  return isShopperVisit(withoutBase(location.pathname)) ? 'customer' : 'seller';
}
