import type { OrderItem } from '~/contract/types';

/** The columns of the items of an order that can be changed. */
export const headers = [
  { text: 'Nombre' },
  { text: 'Marca' },
  { text: 'Cantidad' },
  { text: 'Quitar', hidden: true },
  { text: 'Precio', number: true },
  { text: 'Total', number: true },
] as const satisfies readonly { text: string; number?: true; hidden?: true }[];
/** Number of the columns before the amount. */
export const beforeAmount = headers.findIndex(({ text }) => text === 'Cantidad');
/** Once confirmed, the amounts are texts that contain the price. */
export const lockedHeaders = headers.filter(({ text }) => text !== 'Precio' && text !== 'Quitar');

/** The id of the name of an item in its row: an item that was removed and put back has another id. */
export const itemNameId = ({ product_id }: Pick<OrderItem, 'product_id'>) => `item-${product_id}`;
