import { type ReactNode, useState } from 'react';

import { phoneNumber, whatsappHref } from '~/domain/shopper/contactLinks';
import { lazyNamed } from '~/ui/lazyNamed';

const WhatsappChatDialog = lazyNamed(() => import('./WhatsappChatDialog'), 'WhatsappChatDialog');

/** What opens the chat of a phone. */
type Chat =
  | { readonly kind: 'link'; readonly href: string }
  /** The number names no country: `ask` opens `dialog`, which completes it. */
  | { readonly kind: 'dialog'; readonly ask: () => void; readonly dialog: ReactNode };

/**
 * What opens the chat of a phone; null: it is no number.
 * @param name whose phone it is
 */
export function useChat(phone: string | null, name: string): Chat | null {
  const [isOpen, setOpen] = useState(false);
  const number = phoneNumber(phone);
  const href = whatsappHref(phone);
  if (number === null || href === null) return null;
  if (number.international) return { kind: 'link', href };
  const dialog = isOpen ? (
    <WhatsappChatDialog name={name} phone={phone ?? ''} onClose={() => setOpen(false)} />
  ) : null;
  return { kind: 'dialog', ask: () => setOpen(true), dialog };
}
