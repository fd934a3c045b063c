// Loads the metadata of phone numbers: only parts that open after the first view import it.
import type { Store } from '~/contract/types';
import { whatsappHref } from '~/domain/shopper/contactLinks';
import { type PhoneHome, whatsappNumber } from '~/domain/shopper/whatsappNumber';
import { storeWhatsappLink } from '~/domain/store/shareSnippets';
import { config } from '~/lib/config';
import { useStaffSession } from '~/session/staff';

/** Where the phone numbers of a store belong. */
export function phoneHome(store: Pick<Store, 'identifiers' | 'social_networks'> | null): PhoneHome {
  return {
    chat: store === null ? null : storeWhatsappLink(store),
    defaultCountry: config().defaultCountry,
  };
}

/** The number of a client's chat, and the link that opens it with a text; null: the phone is no number. */
export function useWhatsappNumber(phone: string | null) {
  const store = useStaffSession()?.store ?? null;
  const number = whatsappNumber(phone, phoneHome(store));
  if (number === null) return null;
  return { ...number, hrefOf: (text: string) => whatsappHref(`+${number.digits}`, text) };
}
