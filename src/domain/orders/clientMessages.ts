import type { LanguageCode, Order } from '~/contract/types';
import { inLanguage } from '~/domain/store/languages';
import { formatMoney } from '~/lib/money';

/** Subject of a message to the client. */
export type ClientMessage = 'received' | 'paymentRequested' | 'onItsWay';

/** Texts of one language: the news of each message, and the words around the total and the link. */
interface MessageTexts {
  readonly greeting: (name: string) => string;
  readonly received: (number: string) => string;
  readonly paymentRequested: (number: string) => string;
  readonly onItsWay: (number: string) => string;
  readonly readyForPickUp: (number: string) => string;
  readonly total: (total: string) => string;
  readonly link: (link: string) => string;
  readonly paymentLink: (link: string) => string;
}

const texts: Readonly<Record<LanguageCode, MessageTexts>> = {
  es: {
    greeting: (name) => (name === '' ? '¡Hola!' : `¡Hola, ${name}!`),
    received: (number) => `Recibimos tu pedido ${number}.`,
    paymentRequested: (number) => `Tu pedido ${number} ya se puede pagar.`,
    onItsWay: (number) => `Tu pedido ${number} ya está en camino.`,
    readyForPickUp: (number) => `Tu pedido ${number} ya está listo para retirar.`,
    total: (total) => `Total: ${total}.`,
    link: (link) => `Podés verlo acá: ${link}`,
    paymentLink: (link) => `Podés pagarlo acá: ${link}`,
  },
  po: {
    greeting: (name) => (name === '' ? 'Olá!' : `Olá, ${name}!`),
    received: (number) => `Recebemos seu pedido ${number}.`,
    paymentRequested: (number) => `Seu pedido ${number} já pode ser pago.`,
    onItsWay: (number) => `Seu pedido ${number} está a caminho.`,
    readyForPickUp: (number) => `Seu pedido ${number} está pronto para retirada.`,
    total: (total) => `Total: ${total}.`,
    link: (link) => `Veja aqui: ${link}`,
    paymentLink: (link) => `Pague aqui: ${link}`,
  },
  en: {
    greeting: (name) => (name === '' ? 'Hello!' : `Hello, ${name}!`),
    received: (number) => `We received your order ${number}.`,
    paymentRequested: (number) => `Your order ${number} is ready to be paid.`,
    onItsWay: (number) => `Your order ${number} is on its way.`,
    readyForPickUp: (number) => `Your order ${number} is ready for pick-up.`,
    total: (total) => `Total: ${total}.`,
    link: (link) => `See it here: ${link}`,
    paymentLink: (link) => `Pay it here: ${link}`,
  },
};

/** The messages of an order, in the order of the combo, with their labels; that it can be paid only while that is true. */
export function clientMessageOptions({
  delivery,
  payment_status,
}: Pick<Order, 'delivery' | 'payment_status'>): readonly { value: ClientMessage; label: string }[] {
  return [
    { value: 'received', label: 'Pedido recibido' },
    ...(payment_status === 'required'
      ? [{ value: 'paymentRequested', label: 'Pago solicitado' } as const]
      : []),
    { value: 'onItsWay', label: delivery ? 'En camino' : 'Listo para retirar' },
  ];
}

/** The message that fits the state of the order. */
export function usualMessage({
  status,
  payment_status,
}: Pick<Order, 'status' | 'payment_status'>): ClientMessage {
  if (status === 'waiting_delivery' || status === 'done') return 'onItsWay';
  return payment_status === 'required' ? 'paymentRequested' : 'received';
}

/**
 * The text of a message, on one line: greeting, news with the order number, total and link.
 * @param options.language the store's language
 * @param options.link complete URL of the shopper's order; null: the text has none
 */
export function clientMessageText(
  message: ClientMessage,
  order: Pick<Order, 'alphanum_id' | 'client' | 'total_price' | 'curr_symbol' | 'delivery'>,
  { language, link }: { language: string; link: string | null },
): string {
  const words = inLanguage(texts, language);
  const news = message === 'onItsWay' && !order.delivery ? words.readyForPickUp : words[message];
  const linkText = message === 'paymentRequested' ? words.paymentLink : words.link;
  return [
    words.greeting(plain(order.client.first_name ?? '')),
    news(plain(order.alphanum_id)),
    words.total(plain(formatMoney(order.total_price, order.curr_symbol))),
    ...(link === null ? [] : [linkText(link)]),
  ].join(' ');
}

/** Characters of a stored text in a message. */
const PLAIN_LENGTH = 60;

/** A stored text as one short line: no line ends, invisible characters or endless words. */
function plain(text: string): string {
  const line = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, PLAIN_LENGTH).join('');
}
