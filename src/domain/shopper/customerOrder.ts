import type { CustomerOrder, CustomerSession, SocialNetworks } from '~/contract/types';
import { messages } from '~/domain/messages';
import { mayFinish } from '~/domain/orders/orderRules';
import { isCancelled, orderStatusDisplay } from '~/domain/orders/orderStatus';
import { itemTotal } from '~/domain/orders/orderTotals';
import { units, unitShort } from '~/domain/products/units';
import { safeMediaUrl } from '~/domain/safeLinks';
import { entryOf } from '~/lib/entryOf';
import { formatMoney, formatNumber, roundMoney } from '~/lib/money';
import { hasText, orDash, textOrNull } from '~/lib/text';

import { mapHref } from './contactLinks';

/** A line of a panel: its Spanish name and its text. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** Where the order goes: its address, or "Retira en sucursal" when it is not for delivery. */
function deliveryText(order: Pick<CustomerOrder, 'delivery' | 'delivery_address'>): string {
  return order.delivery ? orDash(order.delivery_address) : messages.pickUpInStore;
}

/** Where the order goes, as a sentence; a shopper may still have to say the address. */
function deliverySentence(order: Pick<CustomerOrder, 'delivery' | 'delivery_address'>): string {
  if (!order.delivery) return messages.pickUpInStore;
  return hasText(order.delivery_address)
    ? `Envío a ${order.delivery_address}`
    : 'Envío a domicilio';
}

/** Where the order goes, with the address at which it is picked up. */
export function destinationText(
  order: Pick<CustomerOrder, 'delivery' | 'delivery_address' | 'store'>,
): string {
  const pickUp = order.delivery ? '' : (order.store.address?.trim() ?? '');
  return [deliverySentence(order), pickUp].filter(Boolean).join(': ');
}

/**
 * Whether the order says where it goes. One that is being put together is a pick-up until the shopper asks for delivery: as
 * long as it is, nobody has chosen. One that was discarded or cancelled goes nowhere.
 */
export function hasDestination({
  status,
  delivery,
}: Pick<CustomerOrder, 'status' | 'delivery'>): boolean {
  return !isCancelled({ status }) && (delivery || status !== 'provisional');
}

/** The collapsible panel of the order summary, in the specification's order. */
export function summaryLines(order: CustomerOrder): SummaryLine[] {
  return [
    { label: 'ID original', value: orDash(order.original_id) },
    { label: 'Total', value: formatMoney(order.total_price, order.curr_symbol) },
    { label: 'Cantidad de items', value: String(order.nitems) },
    { label: 'Estado', value: orderStatusDisplay(order.status).label },
    { label: 'Dirección de entrega', value: deliveryText(order) },
    { label: 'Medio de pago', value: textOrNull(order.payment_method) ?? messages.notDefined },
    { label: 'Información de pago', value: orDash(order.payment_info) },
  ];
}

/** The second panel: hashtag, name and address of the store. */
export function storeLines(store: CustomerOrder['store']): SummaryLine[] {
  return [
    { label: 'Tienda', value: store.hashtag },
    { label: 'Nombre', value: store.name },
    { label: 'Dirección', value: orDash(store.address) },
  ];
}

/** An amount with its unit, without the word of a single unit: `2`, `1,5 kg`, `300 g`. */
export function shownAmount(amount: number, unit: string | null): string {
  const short = unit === units.unit.code ? '' : unitShort(unit);
  return short === '' ? formatNumber(amount) : `${formatNumber(amount)}\u00a0${short}`;
}

/** Units that a shopper counts, for one and for several. */
const counted: Readonly<Record<string, readonly [string, string]>> = {
  [units.unit.code]: ['unidad', 'unidades'],
  [units.dozen.code]: ['docena', 'docenas'],
};

/** An ordered amount as a receipt says it: `3 kg`, `1 unidad`, `2 docenas`. */
export function orderedAmount(amount: number, unit: string | null): string {
  const words = entryOf(counted, unit ?? '');
  if (words === undefined) return shownAmount(amount, unit);
  return `${formatNumber(amount)}\u00a0${words[amount === 1 ? 0 : 1]}`;
}

/** What a line for an item of an order says. */
export const itemLine = (item: CustomerOrder['items'][number]) => ({
  id: `item ${item.id}`,
  name: item.product_denormalized.name,
  amount: orderedAmount(item.amount, item.product_denormalized.quantity_unit),
  total: roundMoney(itemTotal(item)),
});

/** What a product of the catalogue says when the session's order holds it: `2 en tu pedido`. */
export function inOrderText(amount: number, unit: string | null): string {
  return `${shownAmount(amount, unit)} en tu pedido`;
}

/**
 * A map of the store: its own link where it shows one, else a search for its address; null when it has neither.
 * @param social null while the store's public data are not known
 */
export function storeMapLink(
  social: Pick<SocialNetworks, 'maps' | 'flags'> | null,
  address: string | null,
): string | null {
  const own = social?.flags.maps ? safeMediaUrl(social.maps) : null;
  return own ?? mapHref(address);
}

type Held = Pick<CustomerSession, 'current_order_token' | 'product_list_token'>;

/** "Finalizar pedido" appears only while the order is provisional and an order is held in the session. */
export function showsFinish(order: Pick<CustomerOrder, 'status'>, session: Held | null): boolean {
  return mayFinish(order, session?.current_order_token ?? null).allowed;
}

/** "Ver catálogo" appears only when the session has a product-list token. */
export function showsCatalogueLink(session: Held | null): boolean {
  return hasText(session?.product_list_token);
}
