import type { SocialNetworks } from '~/contract/types';
import { urlError } from '~/domain/validators';

/** Where a store can be found elsewhere (§3 staff). */
export const socialNetworks = ['whatsapp', 'yt', 'facebook', 'instagram', 'maps'] as const;

/** What is wrong with the first address that is not complete, or null (§5 staff). */
export function socialNetworksError(
  addresses: Pick<SocialNetworks, (typeof socialNetworks)[number]>,
): string | null {
  const errors = socialNetworks.map((network) => urlError(addresses[network]));
  return errors.find((error) => error !== null) ?? null;
}
