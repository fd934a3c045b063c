import type { ClientActivity } from '~/contract/types';
import { unitShort } from '~/domain/products/units';
import { moneyText } from '~/domain/typedNumbers';
import { formatNumber } from '~/lib/money';
import { orDash } from '~/lib/text';

import { activities, type ActivityName } from './activities';

/** How the sellers read the shoppers' interactions; the words are ours. */
const labels: Readonly<Record<ActivityName, string>> = {
  [activities.home]: 'Abrió el inicio',
  [activities.promo]: 'Siguió una promoción',
  [activities.socialLink]: 'Siguió una red social',
  [activities.video]: 'Vio el video',
  [activities.chat]: 'Abrió el chat',
  [activities.productList]: 'Abrió el catálogo',
  [activities.product]: 'Vio un producto',
  [activities.productSearch]: 'Buscó productos',
  [activities.itemsAdded]: 'Agregó items',
  [activities.itemChanged]: 'Cambió una cantidad',
  [activities.itemRemoved]: 'Quitó un item',
  [activities.orderStatus]: 'Abrió su pedido',
  [activities.orderFinished]: 'Finalizó su pedido',
  [activities.paymentStarted]: 'Abrió el pago',
  [activities.paymentResult]: 'Resultado del pago',
};

/** Activities that the assistant logs itself. */
const assistantLabels: Readonly<Record<string, string>> = {
  chat: 'Escribió en el chat',
  order_confirmed: 'Confirmó su pedido',
  order_discarded: 'Descartó su pedido',
};

function isActivityName(name: string): name is ActivityName {
  return Object.hasOwn(labels, name);
}

/** The Spanish name of an activity; one that is not known stays as it was logged. */
export function activityLabel(name: string): string {
  if (isActivityName(name)) return labels[name];
  return Object.hasOwn(assistantLabels, name) ? (assistantLabels[name] ?? name) : name;
}

/** How the sellers read the keys of the payloads of {@link activities} and of the assistant. */
const keyLabels: Readonly<Record<string, string>> = {
  amount: 'Cantidad',
  description: 'Descripción',
  id: 'Id',
  item: 'Item',
  items: 'Items',
  link: 'Link',
  name: 'Producto',
  network: 'Red social',
  order: 'Pedido',
  origin: 'Origen',
  page: 'Página',
  product: 'Producto',
  result: 'Resultado',
  screen: 'Pantalla',
  tab: 'Solapa',
  text: 'Texto',
  token: 'Código',
  total: 'Total',
  video: 'Video',
};

/** A payload as it was logged. */
export function payloadText(payload: unknown): string {
  if (payload === null || payload === undefined) return '';
  return typeof payload === 'string' ? payload : JSON.stringify(payload);
}

/** The payload of an activity for people: a text as it is, an object as "Name: value, …", nothing as "-". */
export function activityDetails(payload: ClientActivity['payload']): string {
  if (payload === null || payload === undefined) return orDash(null);
  if (typeof payload !== 'object' || Array.isArray(payload)) return orDash(valueText(payload));
  const parts = Object.entries(payload).map(
    ([key, value]) =>
      `${Object.hasOwn(keyLabels, key) ? keyLabels[key] : key}: ${amountText(key, value) ?? valueText(value)}`,
  );
  return orDash(parts.join(', '));
}

/** The amount of a total, without its currency, which is not logged; null: it is none. */
const amountText = (key: string, value: unknown): string | null =>
  key === 'total' && typeof value === 'number' ? moneyText(value) : null;

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length > 0 && value.every(isOrderedItem))
    return value.map(orderedItemText).join(', ');
  return JSON.stringify(value);
}

/** An item that was added to an order. */
interface OrderedItem {
  name: string;
  amount: number;
  quantity_unit: string;
}

function isOrderedItem(value: unknown): value is OrderedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { name, amount, quantity_unit }: Partial<Record<keyof OrderedItem, unknown>> = value;
  return (
    typeof name === 'string' && typeof amount === 'number' && typeof quantity_unit === 'string'
  );
}

const orderedItemText = ({ name, amount, quantity_unit }: OrderedItem) =>
  `${formatNumber(amount)} ${unitShort(quantity_unit)} ${name}`;
