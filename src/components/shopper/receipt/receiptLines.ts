import type { CustomerOrder } from '~/contract/types';
import { itemLine } from '~/domain/shopper/customerOrder';
import { breakdownOf } from '~/domain/shopper/orderProgress';
import { formatMoney } from '~/lib/money';

/** A line of a receipt. */
interface ReceiptLine {
  readonly id: string;
  readonly name: string;
  /** How much of a product; empty for what is none, such as the shipping. */
  readonly amount: string;
  /** Empty for the line that counts the others. */
  readonly money: string;
}

/** What the lines of an order's receipt say: its products, then what else the total holds; beyond `most` they are counted. */
export function receiptLines(order: CustomerOrder, most: number): readonly ReceiptLine[] {
  const others = breakdownOf(order)
    .filter(({ id }) => id !== 'items')
    .map(({ id, label, amount }) => ({ id, name: label, amount: '', total: amount }));
  const lines = [...order.items.map(itemLine), ...others].map(({ id, name, amount, total }) => ({
    id,
    name,
    amount,
    money: formatMoney(total, order.curr_symbol),
  }));
  if (lines.length <= most) return lines;
  const more = lines.length - most + 1;
  return [
    ...lines.slice(0, most - 1),
    { id: 'more', name: `y ${more} más`, amount: '', money: '' },
  ];
}

/** How the order is paid, `Pago: Efectivo`; null where nobody chose it. */
export function receiptPayment({ payment_method }: CustomerOrder): string | null {
  const method = payment_method?.trim() ?? '';
  return method === '' ? null : `Pago: ${method}`;
}
