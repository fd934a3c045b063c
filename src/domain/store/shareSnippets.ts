import type { LanguageCode, SocialNetworks, Store } from '~/contract/types';
import { safeHref, safeMediaUrl } from '~/domain/safeLinks';

import { inLanguage } from './languages';
import { refcodeDestination } from './refcodes';
import { whatsappLinkOf } from './whatsappLink';

/** Position of the logo on the page that embeds the widget code. */
type WidgetPosition = 'left' | 'center' | 'right';

/** Default position of the widget code. */
export const DEFAULT_WIDGET_POSITION: WidgetPosition = 'right';

/** Choices of the widget code's position, from left to right. */
export const widgetPositions: readonly { value: WidgetPosition; label: string }[] = [
  { value: 'left', label: 'Izquierda' },
  { value: 'center', label: 'Centro' },
  { value: 'right', label: 'Derecha' },
];

/** Width and height of the logo in a share snippet, in px. */
const SNIPPET_LOGO_PX = 100;

/** Distance of the logo from the bottom of the page, in px; its sides keep the same. */
const SNIPPET_BOTTOM_PX = 15;

/** Inline speech bubble for stores without an avatar. */
const DEFAULT_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="#0263bb"/><path fill="#fff" d="M26 30h48a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H46L32 79V68h-6a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z"/></svg>',
)}`;

const invitations: Readonly<Record<LanguageCode, (store: string) => string>> = {
  es: (store) => `Hacé tu pedido en ${store}`,
  po: (store) => `Faça seu pedido em ${store}`,
  en: (store) => `Place your order at ${store}`,
};

/** Invitation to shoppers in the store's language, on one line. */
export function shareInvitation(store: Pick<Store, 'name' | 'prefered_language'>): string {
  return inLanguage(
    invitations,
    store.prefered_language,
  )(store.name.replaceAll(/\s+/g, ' ').trim());
}

/** The text to share: the invitation and the store's link. */
export function shareText(store: Pick<Store, 'name' | 'prefered_language'>, link: string): string {
  return `${shareInvitation(store)}: ${link}`;
}

/** Logo of the snippets: the store's avatar if it is a complete URL, else the bubble. */
export function snippetLogo(widgetLogo: string | null): string {
  return safeMediaUrl(widgetLogo) ?? DEFAULT_LOGO;
}

/** The store's WhatsApp chat: its exclusive number, else its social network, else null. */
export function storeWhatsappLink(
  store: Pick<Store, 'identifiers'> & { social_networks: Pick<SocialNetworks, 'whatsapp'> },
): string | null {
  const candidates = [store.identifiers.exclusive_whatsapp, store.social_networks.whatsapp];
  for (const text of candidates) {
    const link = safeHref(whatsappLinkOf(text ?? ''));
    if (link !== null && refcodeDestination(link) === 'WhatsApp') return link;
  }
  return null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and attributes. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

const placeOf: Readonly<Record<WidgetPosition, string>> = {
  left: `left:${SNIPPET_BOTTOM_PX}px`,
  center: 'left:50%;transform:translateX(-50%)',
  right: `right:${SNIPPET_BOTTOM_PX}px`,
};

/**
 * The widget code: HTML for any web page that fixes the logo, 100x100, 15 px from the bottom, as a link. It
 * contains no script, so that page builders accept it, and all its texts are escaped.
 */
export function widgetCode({
  link,
  logo,
  label,
  position,
}: {
  link: string;
  logo: string;
  /** Accessible name of the link. */
  label: string;
  position: WidgetPosition;
}): string {
  const style = `position:fixed;bottom:${SNIPPET_BOTTOM_PX}px;${placeOf[position]};z-index:9999`;
  return (
    `<a href="${escapeHtml(link)}" target="_blank" rel="noopener" title="${escapeHtml(label)}" style="${style}">` +
    `<img src="${escapeHtml(logo)}" alt="${escapeHtml(label)}" width="${SNIPPET_LOGO_PX}" height="${SNIPPET_LOGO_PX}"` +
    ' style="display:block;border-radius:50%;object-fit:cover"></a>'
  );
}

/** Services that share a text with one click. */
export function shareTargets(
  store: Pick<Store, 'name' | 'prefered_language'>,
  link: string,
): readonly { key: 'whatsapp' | 'facebook' | 'email'; label: string; href: string }[] {
  const text = encodeURIComponent(shareText(store, link));
  const subject = encodeURIComponent(shareInvitation(store));
  return [
    { key: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    {
      key: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
    },
    { key: 'email', label: 'Email', href: `mailto:?subject=${subject}&body=${text}` },
  ];
}
