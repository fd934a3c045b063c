/** Words that stand before an order's number in messages and headers, folded. */
export const ORDER_HEADS: ReadonlySet<string> = new Set([
  'pedido',
  'orden',
  'compra',
  'n',
  'nº',
  'no',
  'nro',
  'numero',
  'de',
]);
