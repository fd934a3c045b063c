import type { SocialNetworks } from '~/contract/types';
import { urlError } from '~/domain/fieldRules';
import type { Parts } from '~/domain/mergeChanges';

import { lacksCountry, WHATSAPP_NUMBER_INVALID, whatsappLinkOf } from './whatsappLink';

/** Social networks of a store. */
export const socialNetworks = ['whatsapp', 'yt', 'facebook', 'instagram', 'maps'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** One network in a form: its URL as typed, and whether the store's page shows it. */
interface NetworkDraft {
  url: string;
  shown: boolean;
}

/** Names of the networks. */
export const socialLabels = {
  whatsapp: 'WhatsApp',
  yt: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  maps: 'Mapa',
} as const satisfies Record<SocialNetwork, string>;

/** The networks as parts of what is saved. */
export const socialParts = (saved: SocialNetworks): Parts =>
  Object.fromEntries(
    socialNetworks.map((network) => [
      socialLabels[network],
      [saved[network], saved.flags[network]],
    ]),
  );

type SocialDraft = Record<SocialNetwork, NetworkDraft>;

function ofEach<Value>(value: (network: SocialNetwork) => Value): Record<SocialNetwork, Value> {
  return {
    whatsapp: value('whatsapp'),
    yt: value('yt'),
    facebook: value('facebook'),
    instagram: value('instagram'),
    maps: value('maps'),
  };
}

export const socialDraft = (saved: SocialNetworks): SocialDraft =>
  ofEach((network) => ({ url: saved[network] ?? '', shown: saved.flags[network] }));

/** The URL that is saved; null for none. A WhatsApp number becomes the URL of its chat. */
export function socialUrl(draft: SocialDraft, network: SocialNetwork): string | null {
  const { url } = draft[network];
  return (network === 'whatsapp' ? whatsappLinkOf(url) : url.trim()) || null;
}

/** Messages of the networks whose URL is not complete, or whose WhatsApp number is none. */
export function socialErrors(draft: SocialDraft): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const network of socialNetworks) {
    const url = socialUrl(draft, network);
    if (network === 'whatsapp' && lacksCountry(draft[network].url)) {
      errors[network] = WHATSAPP_NUMBER_INVALID;
      continue;
    }
    const error = urlError(url);
    if (error === null) continue;
    // A text without a slash was meant as a number.
    const isNumber = network === 'whatsapp' && !url?.includes('/');
    errors[network] = isNumber ? WHATSAPP_NUMBER_INVALID : error;
  }
  return errors;
}

/** What is saved: a network without a URL is not shown. */
export const toSocialNetworks = (draft: SocialDraft): SocialNetworks => ({
  ...ofEach((network) => socialUrl(draft, network)),
  flags: ofEach((network) => draft[network].shown && socialUrl(draft, network) !== null),
});
