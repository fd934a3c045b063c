import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase, type Database, type ProductRow } from '../database/db';
import { STORE_IDS } from '../seed/accounts';
import { seedDatabase } from '../seed/seedDatabase';
import { linkSession } from '../shopper/shoppers';
import { answerAssistant } from './assistant';
import { ASIDES, CHANGES, type Shop } from './testSentences';

const NOW = new Date(2026, 10, 20, 15, 30, 0);
/** What is in the order when a sentence about an order is said. */
const HELD: Record<Shop, readonly [string, string]> = {
  donpepe: ['2 yerbas', '1 fernet'],
  feiralucia: ['2 cafés', '1 kg de manga'],
  cornerbooks: ['2 notebooks', 'a bookmark'],
};
/** The messages that lead to each question of the assistant; without any, to an order that is being filled. */
const QUESTIONS: Record<Shop, Record<string, readonly string[]>> = {
  donpepe: {
    nothing: [],
    delivery: ['finalizar pedido'],
    address: ['finalizar pedido', 'envío a domicilio'],
    'the address': ['finalizar pedido', 'envío a domicilio', 'Gascón 1280'],
    payment: ['finalizar pedido', 'retiro en el local'],
    discarding: ['cancelar pedido'],
  },
  feiralucia: {
    nothing: [],
    address: ['finalizar pedido', 'entrega em domicílio'],
    payment: ['finalizar pedido', 'retirada na loja'],
    discarding: ['cancelar pedido'],
  },
  cornerbooks: {
    nothing: [],
    delivery: ['finish order'],
    address: ['finish order', 'home delivery'],
    discarding: ['discard order'],
  },
};
const BOOKS = [
  ['Notebook A5', 'unid', 7.5],
  ['Moby Dick', 'unid', 12],
  ['Fountain pen', 'unid', 25],
  ['Bookmark', 'unid', 1.5],
  ['Wrapping paper', 'met', 2],
  ['Tea bags', 'doc', 4],
] as const;

let db: Database;
let sessions = 0;

beforeAll(() => {
  db = createDatabase();
  seedDatabase(db, 'default', NOW);
  const [model] = db.products.all();
  if (model === undefined) throw new Error('No product');
  for (const [name, quantity_unit, price_per_unit] of BOOKS) {
    const own = { id: db.products.nextId(), store_id: STORE_IDS.cornerbooks, active: true };
    const row: ProductRow = { ...model, ...own, name, quantity_unit, price_per_unit };
    db.products.insert(row);
  }
});

/** A conversation of its own with a store; `say` returns the last answer. */
function converse(shop: Shop) {
  sessions += 1;
  db.clientActivity.clear();
  const { id } = linkSession(db, `frases-${sessions}`, STORE_IDS[shop]);
  const session = () => linkSession(db, id, STORE_IDS[shop]);
  return {
    say: (...texts: readonly string[]) =>
      texts.map((text) => answerAssistant(db, session(), text, NOW)).at(-1),
    order: () => db.orders.get(session().current_order_id ?? 0),
    lines: () =>
      (db.orders.get(session().current_order_id ?? 0)?.items ?? []).map(
        ({ amount, product_denormalized: { name } }) => `${amount} ${name}`,
      ),
  };
}

const linesOf = (table: string) => table.trim().split('\n');

describe.each(Object.entries(ASIDES))('in %s', (name, table) => {
  const shop = name as Shop;

  it.each(Object.entries(QUESTIONS[shop]))(
    'questions and asides change nothing, asked about %s',
    (_question, messages) => {
      const { say, order } = converse(shop);
      say(...HELD[shop], ...messages);
      const [before, turns] = [JSON.stringify(order()), db.clientActivity.all()];
      const wrong = linesOf(table).filter((sentence) => {
        say(sentence);
        // Takes the sentence back, so that the next one answers the same question.
        db.clientActivity.clear();
        for (const turn of turns) db.clientActivity.insert(turn);
        return JSON.stringify(order()) !== before;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('a question begins no order, and each chip of its answer leads on', () => {
    const wrong = linesOf(table).flatMap((sentence) => {
      const { say, order } = converse(shop);
      const chips = say(sentence)?.chips ?? [];
      const deadEnds = chips.filter((chip) => {
        const { say: press } = converse(shop);
        const [asked, pressed] = [press(sentence), press(chip)];
        const same = JSON.stringify(asked?.chips) === JSON.stringify(pressed?.chips);
        return (
          pressed?.intent === 'Default Fallback Intent' ||
          (asked?.intent === 'item question' && same)
        );
      });
      return order() === undefined && chips.length > 0 ? deadEnds : [sentence];
    });
    expect(wrong).toEqual([]);
  });

  it.each(CHANGES[shop])('"%s" changes nothing but what it says', (sentence, ...expected) => {
    const { say, lines } = converse(shop);
    say(...HELD[shop]);
    const before = lines();
    say(sentence);
    const change = [
      ...lines().filter((line) => !before.includes(line)),
      ...before.filter((line) => !lines().includes(line)).map((line) => `- ${line}`),
    ];
    expect(change).toEqual(expected);
  });
});
