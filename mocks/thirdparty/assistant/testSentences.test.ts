import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase, type Database, type ProductRow } from '../../database/db';
import { STORE_IDS } from '../../seed/accounts';
import { seedDatabase } from '../../seed/seedDatabase';
import { linkSession } from '../../shopper/shoppers';
import { answerAssistant } from './assistant';
import { ENGLISH } from './testSentences/english';
import { PORTUGUESE } from './testSentences/portuguese';
import { SPANISH } from './testSentences/spanish';

const TABLES = { donpepe: SPANISH, feiralucia: PORTUGUESE, cornerbooks: ENGLISH };
type Shop = keyof typeof TABLES;
const NOW = new Date(2026, 10, 20, 15, 30, 0);
/** What is in the order when a sentence about an order is said. */
const HELD: Record<Shop, readonly [string, string]> = {
  donpepe: ['quiero 2 yerbas', 'quiero 1 fernet'],
  feiralucia: ['quero 2 cafés', 'quero 1 kg de manga'],
  cornerbooks: ['add 2 notebooks', 'add a bookmark'],
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
/** Messages after which the assistant has offered a product, or asked which amount is meant. */
const OPEN_OFFERS: Record<Shop, readonly (readonly string[])[]> = {
  donpepe: [['2 vinos malbec'], ['quiero 3 yerbas'], ['me equivoqué']],
  feiralucia: [['2 abacaxis'], ['quero 3 cafés']],
  cornerbooks: [['2 moby dick'], ['i want 3 notebooks']],
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
  const first = db.orders.nextId();
  const session = () => linkSession(db, id, STORE_IDS[shop]);
  return {
    say: (...texts: readonly string[]) =>
      texts.map((text) => answerAssistant(db, session(), text, NOW)).at(-1),
    order: () => db.orders.get(session().current_order_id ?? 0),
    /** The items of all orders of the session, whatever became of them. */
    items: () => db.orders.where(({ id: order }) => order >= first).map(({ items }) => items),
    lines: () =>
      (db.orders.get(session().current_order_id ?? 0)?.items ?? []).map(
        ({ amount, product_denormalized: { name } }) => `${amount} ${name}`,
      ),
  };
}

/** Each sentence with the lines that it may change. */
const sentencesOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [said = '', change] = line.split(' => ');
      return { said, changes: change?.split('; ') ?? [] };
    });

describe.each(Object.entries(TABLES))('in %s', (name, table) => {
  const shop = name as Shop;
  const sentences = sentencesOf(table);
  const asides = sentences.filter(({ changes }) => changes.length === 0);

  it.each(Object.entries(QUESTIONS[shop]))(
    'questions and asides change nothing, asked about %s',
    (_question, messages) => {
      const { say, order } = converse(shop);
      say(...HELD[shop], ...messages);
      const turns = db.clientActivity.all();
      const wrong = asides.filter(({ said }) => {
        const before = JSON.stringify(order());
        say(said);
        // Takes the sentence back, so that the next one answers the same question.
        db.clientActivity.clear();
        for (const turn of turns) db.clientActivity.insert(turn);
        return JSON.stringify(order()) !== before;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('at most 8 % are not understood, and each chip of an answer leads on', () => {
    const chips = new Map<string, { said: string; intent: string }>();
    const lost = asides.filter(({ said }) => {
      const asked = converse(shop).say(...HELD[shop], said);
      const intent = asked?.intent ?? '';
      for (const chip of asked?.chips ?? []) chips.set(chip, { said, intent });
      return intent === 'Default Fallback Intent';
    });
    const wrong = [...chips].filter(([chip, { said, intent }]) => {
      const reply = converse(shop).say(...HELD[shop], said, chip);
      const isExact = /^(item|amount) question/.test(intent);
      return !(isExact ? /^(item|amount)/ : /^(?!Default Fallback)/).test(reply?.intent ?? '');
    });
    expect(wrong).toEqual([]);
    expect(lost.length / sentences.length).toBeLessThanOrEqual(0.08);
  });

  it('an instruction changes nothing but what it says', () => {
    const instructions = sentences.filter(({ changes }) => changes.length > 0);
    const done = instructions.map(({ said }) => {
      const { say, lines } = converse(shop);
      say(...HELD[shop]);
      const before = lines();
      say(said);
      const added = lines().filter((line) => !before.includes(line));
      const gone = before.filter((line) => !lines().includes(line)).map((line) => `- ${line}`);
      return { said, changes: [...added, ...gone] };
    });
    expect(done).toEqual(instructions);
  });
});

/** Words of agreement, refusal, question and aside: none wishes, adds, changes or removes. */
const OTHER_WORDS =
  `si dale ok bueno claro exacto correcto perfecto listo eso nada solo gracias hola chau no sin con
  para por a el la los las de un una y o que hay tenes cuanto sale precio hoy capaz creo son eran tengo pedi llegaron
  isso certo sim beleza pronto entao nao sem para o os as tem quanto custa hoje ontem chegou voce e ou ja
  yes right sure great done that is it only just no not the of for a and or how much have got my you later please`
    .trim()
    .split(/\s+/);
const ENDS = ['nada más', 'no más', 'nomás', 'mais nada', 'só isso', 'nothing else', 'that is all'];
const word = constantFrom(...OTHER_WORDS, ...ENDS);
const amount = oneof(
  integer({ min: 0, max: 120 }).map(String),
  constantFrom('dos', 'dois', 'two', 'medio', '1,5', '0.5', 'un par de', 'half a', '½', '1/2'),
);
const unit = constantFrom(
  'kg',
  'kilos de',
  'docenas de',
  'dúzias de',
  'dozen',
  'g de',
  'x',
  'litros',
);
const pause = constantFrom(',', '.', '!', '?', '\n', ' y', ' e', ' and');

it.each(Object.keys(TABLES))(
  'in %s no sentence without a wish, an add, a change or a removal changes an order',
  (name) => {
    const shop = name as Shop;
    const rows = db.products.where(({ store_id }) => store_id === STORE_IDS[shop]);
    const product = constantFrom(...rows).chain((row) =>
      constantFrom(row.name, row.name.split(' ')[0] ?? '', row.name.toLowerCase()),
    );
    const sentence = array(oneof(word, amount, unit, product, pause), {
      minLength: 1,
      maxLength: 9,
    }).map((parts) => parts.join(' '));
    const before = constantFrom(...Object.values(QUESTIONS[shop]), ...OPEN_OFFERS[shop]);
    assert(
      property(array(sentence, { minLength: 1, maxLength: 4 }), before, (said, messages) => {
        const { say, items } = converse(shop);
        say(...HELD[shop], ...messages);
        const held = items();
        say(...said);
        expect(items()).toEqual(held);
      }),
    );
  },
);
