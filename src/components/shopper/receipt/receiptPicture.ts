import type { CustomerOrder } from '~/contract/types';
import { itemTotal } from '~/domain/orders/orderTotals';
import { orderedAmount } from '~/domain/shopper/customerOrder';
import { breakdownOf, orderStamps } from '~/domain/shopper/orderProgress';
import { formatDate } from '~/lib/dates';
import { formatMoney } from '~/lib/money';

/** Width of the picture and space around its content, in px. */
const WIDTH = 720;
const EDGE = 48;
const LINE = 44;
/** Lines that are drawn; the others are counted. */
const MOST_LINES = 20;

const FONT = 'system-ui, sans-serif';
const INK = '#212529';
const PALE = '#5c636a';

/** The text, cut where it is wider than `width`. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** What the lines of the receipt say: name and amount, and the money. */
export function receiptLines(order: CustomerOrder): { text: string; money: string }[] {
  const money = (amount: number) => formatMoney(amount, order.curr_symbol);
  const items = order.items.map((item) => {
    const { name, quantity_unit } = item.product_denormalized;
    return {
      text: `${orderedAmount(item.amount, quantity_unit)} · ${name}`,
      money: money(itemTotal(item)),
    };
  });
  const others = breakdownOf(order)
    .filter(({ id }) => id !== 'items')
    .map(({ label, amount }) => ({ text: label, money: money(amount) }));
  const lines = [...items, ...others];
  if (lines.length <= MOST_LINES) return lines;
  return [
    ...lines.slice(0, MOST_LINES - 1),
    { text: `y ${lines.length - MOST_LINES + 1} más`, money: '' },
  ];
}

/**
 * The receipt of an order as a PNG.
 * @param tint colour of total and stamps
 * @throws Error when the browser cannot draw it
 */
export async function receiptPicture(order: CustomerOrder, tint: string): Promise<Blob> {
  const lines = receiptLines(order);
  const stamps = orderStamps(order);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 2 * EDGE + (lines.length + 6) * LINE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The receipt cannot be drawn');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = EDGE + 28;
  const write = (text: string, font: string, color: string, money = '') => {
    context.font = `${font} ${FONT}`;
    context.fillStyle = color;
    context.textAlign = 'right';
    context.fillText(money, WIDTH - EDGE, y);
    const taken = money === '' ? 0 : context.measureText(money).width + 24;
    context.textAlign = 'left';
    context.fillText(fitted(context, text, WIDTH - 2 * EDGE - taken), EDGE, y);
    y += LINE;
  };
  const rule = () => {
    context.strokeStyle = PALE;
    context.setLineDash([6, 6]);
    context.beginPath();
    context.moveTo(EDGE, y - 30);
    context.lineTo(WIDTH - EDGE, y - 30);
    context.stroke();
    context.setLineDash([]);
    y += LINE / 4;
  };
  write(order.store.name, '700 34px', INK);
  write(`Pedido ${order.alphanum_id} · ${formatDate(order.created_at)}`, '22px', PALE);
  y += LINE / 4;
  rule();
  for (const { text, money } of lines) write(text, '24px', INK, money);
  rule();
  write('Total', '700 32px', tint || INK, formatMoney(order.total_price, order.curr_symbol));
  let x = EDGE;
  y += LINE / 2;
  context.font = `700 22px ${FONT}`;
  context.fillStyle = tint || INK;
  context.strokeStyle = tint || INK;
  context.lineWidth = 3;
  for (const stamp of stamps) {
    const width = context.measureText(stamp).width + 24;
    context.strokeRect(x, y - 28, width, 40);
    context.fillText(stamp, x + 12, y);
    x += width + 12;
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('The receipt cannot be drawn');
  return picture;
}
