import { amountText } from '~/domain/orders/quantities';

import type { OrderRow } from '../../../mocks/database/db';
import { PRODUCTS, type ShopperAct, stepOf } from './acts';
import { must } from './orderValues';
import type { ShopperPage } from './people';

/** A shopper's phone with the order's page, and what must hold after each act on it. */
export class Phone {
  /** What was typed and not saved, by product, and the amount that the field showed before. */
  readonly #typing = new Map<number, { goal: number; shown: number }>();

  constructor(readonly page: ShopperPage) {}

  get isTyping(): boolean {
    return this.#typing.size > 0;
  }

  /** @throws Violation when a property does not hold after the act */
  async act(act: ShopperAct, server: () => OrderRow, news: () => string[]): Promise<void> {
    const { page } = this;
    const [, verb, product = 0, count = 0] = act;
    if (verb === 'press' || verb === 'remove') {
      for (const left of PRODUCTS) await this.#leave(left, server, news);
    }
    switch (verb) {
      case 'comeBack':
        await page.comeBack();
        break;
      case 'remove': {
        if (!page.row(product)) return;
        const done = await page.remove(product);
        must(!done || amountIn(server(), product) === undefined, 'effect: the row is there', act);
        if (done) this.#typing.delete(product);
        break;
      }
      case 'undo': {
        const before = server();
        const item = await page.undo();
        if (!item) return;
        const had = amountIn(before, item.product_id) ?? 0;
        const now = amountIn(server(), item.product_id);
        must(now === had + item.amount, 'effect: undo restores the amount', act);
        break;
      }
      case 'begin':
      case 'type': {
        const row = page.row(product);
        if (!row) return;
        const goal = count * stepOf(product);
        const shown = this.#typing.get(product)?.shown ?? row.item.amount;
        this.#typing.set(product, { goal, shown });
        await page.act(product, (field) => field.type(amountText(goal)));
        if (verb === 'begin' || !(await this.#leave(product, server, news))) return;
        break;
      }
      case 'leave':
        if (!(await this.#leave(product, server, news))) return;
        break;
      case 'press': {
        const row = page.row(product);
        if (!row) return;
        const goal = Number(row.field.typed) + count * stepOf(product);
        if (goal <= 0) return;
        const shown = this.#typing.get(product)?.shown ?? row.item.amount;
        await this.#change(product, { goal, shown, isTyped: false }, server, news, (field) => {
          for (let press = 0; press < Math.abs(count); press += 1) field.step(count > 0 ? 1 : -1);
        });
      }
    }
    this.#checkTyped(news);
    const failed = PRODUCTS.some((id) => Boolean(page.row(id)?.field.error));
    const total = page.order().total_price;
    must(failed || total === server().total_price, 'total: the page shows the total', [act, total]);
  }

  /** No typed text is gone without a word, also in a row that was added again. */
  #checkTyped(news: () => string[]): void {
    for (const [product, { goal }] of this.#typing) {
      const field = this.page.row(product)?.field;
      const kept = !field || Number(field.typed) === goal;
      must(kept || news().length > 0, 'typed: a typed amount went without a word', [product, goal]);
    }
  }

  /** Leaves a field that was typed in; false when nothing was. */
  async #leave(product: number, server: () => OrderRow, news: () => string[]): Promise<boolean> {
    const typed = this.#typing.get(product);
    if (!typed || !this.page.row(product)) return false;
    await this.#change(product, { ...typed, isTyped: true }, server, news, (field) => field.done());
    return true;
  }

  async #change(
    product: number,
    { goal, shown, isTyped }: { goal: number; shown: number; isTyped: boolean },
    server: () => OrderRow,
    news: () => string[],
    change: Parameters<ShopperPage['act']>[1],
  ) {
    const had = amountIn(server(), product);
    await this.page.act(product, change);
    const now = amountIn(server(), product);
    const field = this.page.row(product)?.field;
    const told = news().length > 0 || Boolean(field?.error);
    // A typed amount that was not saved stays in the field.
    if (!field?.error || Number(field.typed) !== goal) this.#typing.delete(product);
    const isStale = shown !== had;
    const detail = [product, shown, goal, had, now];
    must(isStale || told || now === goal, 'effect: not saved, and nothing is said', detail);
    must(!isStale || now === had, 'shown: an amount that was not shown was overwritten', detail);
    must(!isStale || told || (isTyped && now === goal), 'told: it is another amount', detail);
  }
}

const amountIn = ({ items }: OrderRow, product: number) =>
  items.find(({ product_id }) => product_id === product)?.amount;
