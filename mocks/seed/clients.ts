import type { ClientActivityRow, ClientRow } from '../database/db';
import { type Age, randomAge, textOf } from './clock';
import type { PeopleWords } from './names';
import { slug } from './products';
import type { Random } from './random';

/** Share of clients who registered in the last 30 days, so that the counts of the staff's home are never zero. */
const RECENT_SHARE = 0.3;
const RECENT_DAYS = 29;
const OLDEST_DAYS = 240;
const WITHOUT_EMAIL_EVERY = 13;
const WITHOUT_PHONE_EVERY = 17;
const SURNAME_ONLY_EVERY = 10;
const WITHOUT_ADDRESS_EVERY = 8;

export interface ClientOptions {
  storeId: number;
  firstId: number;
  count: number;
  words: PeopleWords;
  mailHost: string;
}

/** A client with its dates as ages, which become texts once the orders are known. */
export interface ClientDraft {
  row: Omit<ClientRow, 'first_seen' | 'last_seen'>;
  firstSeen: Age;
  lastSeen: Age;
}

const every = (position: number, step: number) => position % step === 0;

/** Clients in the order of their first visit. Deterministic for a given `random`. */
export function clientDrafts(random: Random, options: ClientOptions): ClientDraft[] {
  const { words, count } = options;
  const recent = Math.ceil(count * RECENT_SHARE);
  const ages = Array.from({ length: count }, (_unused, index) =>
    randomAge(
      random,
      index < recent ? random.int(0, RECENT_DAYS) : random.int(RECENT_DAYS + 1, OLDEST_DAYS),
    ),
  ).sort((a, b) => b - a);
  const used = new Set<string>();

  return ages.map((firstSeen, index) => {
    const position = index + 1;
    const firstName = random.pick(words.firstNames);
    const lastName = random.pick(words.lastNames);
    const plain = `${slug(firstName)}.${slug(lastName)}`;
    const address = used.has(plain) ? `${plain}${position}` : plain;
    used.add(plain);
    const surnameOnly = every(position, SURNAME_ONLY_EVERY);
    const lastSeen = firstSeen * random.next();
    return {
      firstSeen,
      lastSeen,
      row: {
        id: options.firstId + index,
        store_id: options.storeId,
        email: every(position, WITHOUT_EMAIL_EVERY) ? null : `${address}@${options.mailHost}`,
        first_name: firstName,
        last_name: surnameOnly ? null : lastName,
        surname: surnameOnly ? lastName : null,
        phone: every(position, WITHOUT_PHONE_EVERY)
          ? null
          : `${words.phonePrefix} ${random.int(2000, 6999)}-${random.int(1000, 9999)}`,
        address: every(position, WITHOUT_ADDRESS_EVERY)
          ? null
          : `${random.pick(words.streets)} ${random.int(100, 4900)}, ${random.pick(words.cities)}`,
      },
    };
  });
}

const SEARCHES = ['yerba', 'queso', 'medialunas', 'vino', 'frutas', 'oferta', 'huevos'] as const;

type Activity = Pick<ClientActivityRow, 'activity_name' | 'payload'>;

function randomActivity(random: Random, productNames: readonly string[]): Activity {
  switch (random.int(0, 5)) {
    case 0:
      return { activity_name: 'home', payload: { origin: random.pick(['web', 'qr', 'whatsapp']) } };
    case 1:
      return { activity_name: 'product_list', payload: { page: random.int(1, 8) } };
    case 2:
      return { activity_name: 'product_search', payload: { text: random.pick(SEARCHES) } };
    case 3:
      return { activity_name: 'product_detail', payload: { name: random.pick(productNames) } };
    case 4:
      return { activity_name: 'order_status', payload: { tab: random.pick(['PEDIDO', 'ENVIO']) } };
    default:
      return { activity_name: 'chat', payload: random.pick(['info', 'volver', 'ver catálogo']) };
  }
}

/** The activity of each client between the first and the last visit, about `perClient` entries each. */
export function clientActivityRows(
  random: Random,
  now: Date,
  clients: readonly ClientDraft[],
  productNames: readonly string[],
  perClient: number,
  firstId: number,
): ClientActivityRow[] {
  const rows: ClientActivityRow[] = [];
  for (const { row, firstSeen, lastSeen } of clients) {
    const span = firstSeen - lastSeen;
    const count = random.int(Math.max(1, perClient - 2), perClient + 2);
    for (let index = 0; index < count; index += 1) {
      rows.push({
        id: firstId + rows.length,
        store_id: row.store_id,
        client_id: row.id,
        session_id: `sesion-${row.id}`,
        created_at: textOf(now, lastSeen + (span * index) / count),
        ...(index === 0 && productNames.length === 0
          ? { activity_name: 'home', payload: {} }
          : randomActivity(random, productNames)),
      });
    }
  }
  return rows;
}
