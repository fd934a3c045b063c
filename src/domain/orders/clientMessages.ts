import type { LanguageCode, Order } from '~/contract/types';
import { isWalletMethod } from '~/domain/payments/payButton';
import { inLanguage } from '~/domain/store/languages';
import { formatMoney } from '~/lib/money';
import { visibleText } from '~/lib/text';

import { isCancelled } from './orderStatus';

/** Subject of a message to the client. */
export type ClientMessage = 'received' | 'changed' | 'paymentRequested' | 'onItsWay' | 'cancelled';

/** Texts of one language: the news of each message, and the words around the total and the link. */
interface MessageTexts {
  readonly greeting: (name: string) => string;
  readonly received: (number: string) => string;
  readonly changed: (number: string) => string;
  /** Where the order's page has the pay button. */
  readonly paymentRequested: (number: string) => string;
  /** Where the shopper pays elsewhere. */
  readonly paymentBy: (number: string, method: string) => string;
  readonly onItsWay: (number: string) => string;
  readonly readyForPickUp: (number: string) => string;
  readonly cancelled: (number: string) => string;
  readonly total: (total: string) => string;
  readonly newTotal: (total: string) => string;
  readonly link: (link: string) => string;
  readonly paymentLink: (link: string) => string;
}

const texts: Readonly<Record<LanguageCode, MessageTexts>> = {
  es: {
    greeting: (name) => (name === '' ? '¡Hola!' : `¡Hola, ${name}!`),
    received: (number) => `Recibimos tu pedido ${number}.`,
    changed: (number) => `Cambió tu pedido ${number}.`,
    paymentRequested: (number) => `Tu pedido ${number} ya se puede pagar.`,
    paymentBy: (number, method) => `Te pedimos el pago de tu pedido ${number} (${method}).`,
    onItsWay: (number) => `Tu pedido ${number} ya está en camino.`,
    readyForPickUp: (number) => `Tu pedido ${number} ya está listo para retirar.`,
    cancelled: (number) => `Tu pedido ${number} fue cancelado.`,
    total: (total) => `Total: ${total}.`,
    newTotal: (total) => `El total ahora es ${total}.`,
    link: (link) => `Podés verlo acá: ${link}`,
    paymentLink: (link) => `Podés pagarlo acá: ${link}`,
  },
  po: {
    greeting: (name) => (name === '' ? 'Olá!' : `Olá, ${name}!`),
    received: (number) => `Recebemos seu pedido ${number}.`,
    changed: (number) => `Seu pedido ${number} mudou.`,
    paymentRequested: (number) => `Seu pedido ${number} já pode ser pago.`,
    paymentBy: (number, method) => `Pedimos o pagamento do seu pedido ${number} (${method}).`,
    onItsWay: (number) => `Seu pedido ${number} está a caminho.`,
    readyForPickUp: (number) => `Seu pedido ${number} está pronto para retirada.`,
    cancelled: (number) => `Seu pedido ${number} foi cancelado.`,
    total: (total) => `Total: ${total}.`,
    newTotal: (total) => `O total agora é ${total}.`,
    link: (link) => `Veja aqui: ${link}`,
    paymentLink: (link) => `Pague aqui: ${link}`,
  },
  en: {
    greeting: (name) => (name === '' ? 'Hello!' : `Hello, ${name}!`),
    received: (number) => `We received your order ${number}.`,
    changed: (number) => `Your order ${number} has changed.`,
    paymentRequested: (number) => `Your order ${number} is ready to be paid.`,
    paymentBy: (number, method) => `We ask for the payment of your order ${number} (${method}).`,
    onItsWay: (number) => `Your order ${number} is on its way.`,
    readyForPickUp: (number) => `Your order ${number} is ready for pick-up.`,
    cancelled: (number) => `Your order ${number} was cancelled.`,
    total: (total) => `Total: ${total}.`,
    newTotal: (total) => `The total is now ${total}.`,
    link: (link) => `See it here: ${link}`,
    paymentLink: (link) => `Pay it here: ${link}`,
  },
};

/** The messages of an order, in the order of the combo, with their labels: those that are true of it. */
export function clientMessageOptions({
  delivery,
  payment_status,
  status,
}: Pick<Order, 'delivery' | 'payment_status' | 'status'>): readonly {
  value: ClientMessage;
  label: string;
}[] {
  if (isCancelled({ status })) return [{ value: 'cancelled', label: 'Pedido cancelado' }];
  return [
    { value: 'received', label: 'Pedido recibido' },
    { value: 'changed', label: 'Pedido cambiado' },
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
  if (isCancelled({ status })) return 'cancelled';
  if (status === 'waiting_delivery' || status === 'done') return 'onItsWay';
  return payment_status === 'required' ? 'paymentRequested' : 'received';
}

type ToldOrder = Pick<
  Order,
  | 'alphanum_id'
  | 'client'
  | 'total_price'
  | 'curr_symbol'
  | 'delivery'
  | 'payment_method'
  | 'payment_info'
>;

/** The news of a message, a sentence or more. */
function newsOf(message: ClientMessage, order: ToldOrder, words: MessageTexts): string[] {
  const number = plain(order.alphanum_id);
  if (message === 'onItsWay' && !order.delivery) return [words.readyForPickUp(number)];
  if (message !== 'paymentRequested' || isWalletMethod(order.payment_method)) {
    return [words[message](number)];
  }
  const info = plain(order.payment_info ?? '', INFO_LENGTH);
  const asked = words.paymentBy(number, plain(order.payment_method ?? ''));
  return info === '' ? [asked] : [asked, /[.!?]$/.test(info) ? info : `${info}.`];
}

/**
 * The text of a message, on one line: greeting, news with the order number, total and link. That the order can be paid
 * behind the link is said only where the wallet's button is there; any other method has the order's payment information.
 * @param options.language the store's language
 * @param options.link complete URL of the shopper's order; null: the text has none
 */
export function clientMessageText(
  message: ClientMessage,
  order: ToldOrder,
  { language, link }: { language: string; link: string | null },
): string {
  const words = inLanguage(texts, language);
  const isPaidThere = message === 'paymentRequested' && isWalletMethod(order.payment_method);
  const linkText = isPaidThere ? words.paymentLink : words.link;
  const total = plain(formatMoney(order.total_price, order.curr_symbol));
  const totalText = message === 'changed' ? words.newTotal(total) : words.total(total);
  return [
    words.greeting(plain(order.client.first_name ?? '')),
    ...newsOf(message, order, words),
    ...(message === 'cancelled' ? [] : [totalText]),
    ...(link === null ? [] : [linkText(link)]),
  ].join(' ');
}

/** Characters of a stored text in a message. */
const PLAIN_LENGTH = 60;
/** Characters of the payment information in a message. */
const INFO_LENGTH = 400;

/** A stored text as one short line: no line ends, invisible characters or endless words. */
function plain(text: string, length = PLAIN_LENGTH): string {
  const line = visibleText(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, length).join('');
}
