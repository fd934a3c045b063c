import { config } from '~/lib/config';
import { readStored, writeStored } from '~/lib/storage';

/** Which side of the product a host shows (§2 companion). */
export type Audience = 'seller' | 'customer';

const SIDE_KEY = 'side';
const SIDE_PARAMETER = 'lado';
const sides: Record<string, Audience> = { cliente: 'customer', vendedor: 'seller' };

const asAudience = (raw: unknown): Audience | null =>
  raw === 'customer' || raw === 'seller' ? raw : null;

/**
 * The side of this host by the runtime configuration; hosts not listed are the seller's.
 * Where the configuration allows it, `?lado=cliente` or `?lado=vendedor` chooses, and is remembered.
 */
export function audience(location: Pick<Location, 'host' | 'search'> = window.location): Audience {
  const { customerHosts, sellerHosts, sideParameter } = config();
  if (sideParameter) {
    const asked = sides[new URLSearchParams(location.search).get(SIDE_PARAMETER) ?? ''];
    if (asked) writeStored(SIDE_KEY, asked);
    const chosen = asked ?? readStored(SIDE_KEY, asAudience);
    if (chosen) return chosen;
  }
  if (sellerHosts.includes(location.host)) return 'seller';
  return customerHosts.includes(location.host) ? 'customer' : 'seller';
}
