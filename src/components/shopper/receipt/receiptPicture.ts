import type { CustomerOrder } from '~/contract/types';
import { canvasPng } from '~/lib/browser/pictureFiles';
import { formatDate } from '~/lib/dates';
import { formatMoney } from '~/lib/money';

import { receiptLines, receiptPayment } from './receiptLines';
import { stampTexts } from './stampTexts';

/** Width of the paper, space around it and inside its edges, and heights of a line and of a line of stamps, in px. */
const WIDTH = 720;
const MARGIN = 40;
const EDGE = 48;
const LINE = 48;
const STAMP_LINE = 68;
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

/** The angles of the stamps, by turns. */
const TILTS = [-4, 2].map((degrees) => (degrees * Math.PI) / 180);

/** Teeth of the edge at which the receipt was torn off: width and depth in px. */
const TOOTH = { width: 24, depth: 12 };

/** The paper, torn off at its lower edge. */
function drawPaper(context: CanvasRenderingContext2D, height: number) {
  context.fillStyle = '#fff';
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(WIDTH, 0);
  context.lineTo(WIDTH, height - TOOTH.depth);
  for (let x = WIDTH; x > 0; x -= TOOTH.width) {
    context.lineTo(x - TOOTH.width / 2, height);
    context.lineTo(x - TOOTH.width, height - TOOTH.depth);
  }
  context.fill();
}

/** The stamps from the line `y` on, as many beside each other as fit. @returns the line of the last ones */
function drawStamps(context: CanvasRenderingContext2D, stamps: readonly string[], y: number) {
  context.font = `700 24px ${FONT}`;
  context.lineWidth = 3;
  let [x, line] = [EDGE, y];
  stamps.forEach((stamp, index) => {
    const width = context.measureText(stamp).width + 32;
    if (x + width > WIDTH - EDGE) [x, line] = [EDGE, line + STAMP_LINE];
    context.save();
    context.transform(1, 0, 0, 1, x + width / 2, line);
    context.rotate(TILTS[index % TILTS.length] ?? 0);
    context.strokeRect(-width / 2, -22, width, 44);
    context.fillText(stamp, 16 - width / 2, 9);
    context.restore();
    x += width + 16;
  });
  return line;
}

/**
 * The receipt of an order as a PNG: torn paper on the store's colour.
 * @param tint colour of the ground, total and stamps; null where the store has none
 * @throws Error when the browser cannot draw it
 */
export async function receiptPicture(order: CustomerOrder, tint: string | null): Promise<Blob> {
  const lines = receiptLines(order, MOST_LINES);
  const payment = receiptPayment(order);
  const stamps = stampTexts(order);
  const color = tint ?? INK;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The receipt cannot be drawn');

  /** Draws it on a canvas of any height. @returns the height that it needs */
  const draw = (height: number): number => {
    canvas.width = WIDTH + 2 * MARGIN;
    canvas.height = height;
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, height);
    context.transform(1, 0, 0, 1, MARGIN, MARGIN);
    drawPaper(context, height - 2 * MARGIN);
    let y = EDGE + 32;
    const write = (text: string, font: string, ink: string, money = '') => {
      context.font = `${font} ${FONT}`;
      context.fillStyle = ink;
      context.textAlign = 'right';
      context.fillText(money, WIDTH - EDGE, y);
      const taken = money === '' ? 0 : context.measureText(money).width + 24;
      context.textAlign = 'left';
      context.fillText(fitted(context, text, WIDTH - 2 * EDGE - taken), EDGE, y);
      y += LINE;
    };
    const rule = () => {
      context.strokeStyle = PALE;
      context.lineWidth = 2;
      context.setLineDash([6, 6]);
      context.beginPath();
      context.moveTo(EDGE, y - LINE / 2);
      context.lineTo(WIDTH - EDGE, y - LINE / 2);
      context.stroke();
      context.setLineDash([]);
      y += LINE / 2;
    };
    write(order.store.name, '700 40px', color);
    write(`Pedido ${order.alphanum_id} · ${formatDate(order.created_at)}`, '24px', PALE);
    rule();
    for (const { name, amount, money } of lines) {
      write([name, amount].filter(Boolean).join(' · '), '26px', INK, money);
    }
    rule();
    write('Total', '700 38px', color, formatMoney(order.total_price, order.curr_symbol));
    if (payment !== null) write(payment, '24px', PALE);
    context.fillStyle = color;
    context.strokeStyle = color;
    const last = stamps.length === 0 ? y - LINE : drawStamps(context, stamps, y + LINE / 2);
    return last + EDGE + TOOTH.depth + 2 * MARGIN + 16;
  };
  draw(draw(1));
  return canvasPng(canvas);
}
