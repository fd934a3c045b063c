import { pickFields } from '~/contract/shape';
import { refcodeShape } from '~/contract/shapes.gen';
import type { Refcode } from '~/contract/types';
import { shareLink, withoutHash } from '~/domain/store/hashtag';

import type { Database, RefcodeRow, StoreRow } from './db';

/** Host of the links that sellers share, from `public/config.json`. */
const SHORT_LINK_HOST = 'https://link.tienda.test';
/** WhatsApp number of the platform, for stores without a number of their own. */
const PLATFORM_WHATSAPP = '5491100000000';

/** Letters and digits that are easy to tell apart on paper. */
const CODE_ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const CODE_LENGTH = 4;
/** Step that spreads consecutive numbers over all codes; coprime to their count. */
const CODE_STEP = 262_147;

export function refcodeOf(row: Readonly<RefcodeRow>): Refcode {
  return pickFields(refcodeShape, row);
}

function codeOfNumber(prefix: string, number: number): string {
  let rest = (number * CODE_STEP) % CODE_ALPHABET.length ** CODE_LENGTH;
  let code = prefix;
  for (let digit = 0; digit < CODE_LENGTH; digit += 1) {
    code += CODE_ALPHABET.charAt(rest % CODE_ALPHABET.length);
    rest = Math.floor(rest / CODE_ALPHABET.length);
  }
  return code;
}

/** A unique code with the same prefix as the store's other codes. */
export function newRefcode(db: Database, store: Readonly<StoreRow>): string {
  const sibling = db.refcodes.find(({ store_id }) => store_id === store.id);
  const prefix = (sibling?.code ?? withoutHash(store.hashtag)).slice(0, 2).toUpperCase();
  let number = db.refcodes.nextId();
  while (db.refcodes.find(({ code }) => code === codeOfNumber(prefix, number)) !== undefined) {
    number += 1;
  }
  return codeOfNumber(prefix, number);
}

/** URL in the QR of a code: the store's page, or a WhatsApp chat with the code's message. */
export function refcodeUrl(
  store: Readonly<StoreRow>,
  code: Pick<Refcode, 'code' | 'is_web' | 'client_msg_preamble'>,
): string {
  if (code.is_web) {
    return `${shareLink(SHORT_LINK_HOST, store.hashtag)}?code=${encodeURIComponent(code.code)}`;
  }
  const phone = store.identifiers.exclusive_whatsapp?.replace(/\D/g, '') || PLATFORM_WHATSAPP;
  return `https://wa.me/${phone}?text=${encodeURIComponent(`${code.client_msg_preamble} ${code.code}`)}`;
}
