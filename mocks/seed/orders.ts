import { roundMoney } from '~/lib/money';

import type { ProductRow } from '../database/db';
import type { ClientDraft } from './clients';
import { type Age, daysBefore, momentOf, randomAge } from './clock';
import type { ConceptSeed, ItemSeed, OrderSeed, ShippingSeed } from './orderBuilder';
import { plannedOrders, type PlannedOrders } from './orderPlan';
import type { Random } from './random';

/** The values from which the orders of a store are built. */
export interface OrderSource {
  storeId: number;
  currency: string;
  /** Start of every order number. */
  prefix: string;
  clients: readonly ClientDraft[];
  products: readonly ProductRow[];
  clientObservations: readonly string[];
  storeObservations: readonly string[];
  itemObservations: readonly string[];
  methods: readonly string[];
  transferInfo: string;
  approvedInfo: string;
  shippingCosts: readonly number[];
  concepts: readonly ConceptSeed[];
  carriers: readonly string[];
}

const WALLET = 'Mercadopago';
/** Public key of the wallet's test account; the mock's own script handles the payments. */
export const WALLET_PUBLIC_KEY = 'CLAVE-PUBLICA-DE-PRUEBA';

const MAX_ITEMS = 6;
const IMPORTED_SHARE = 0.15;
const DELIVERY_SHARE = 0.65;
const REVISED_SHARE = 0.12;
const CONCEPT_SHARE = 0.2;
const NOTE_SHARE = 0.25;
/** Statuses in which the store has already revised the items. */
const PREPARED: ReadonlySet<string> = new Set(['waiting_delivery', 'charge', 'done']);
const SHIPPED: ReadonlySet<string> = new Set(['waiting_delivery', 'done']);
const UNIT_WORDS = {
  unid: '',
  kg: 'kg de ',
  doc: 'doc. de ',
  met: 'm de ',
  gr: 'g de ',
  lit: 'l de ',
};

function isKnownUnit(unit: string): unit is keyof typeof UNIT_WORDS {
  return Object.hasOwn(UNIT_WORDS, unit);
}

function amountOf(random: Random, unit: string): number {
  switch (unit) {
    case 'gr':
      return random.int(1, 8) * 100;
    case 'kg':
      return random.int(1, 6) / 2;
    case 'doc':
      return random.int(1, 3);
    default:
      return random.int(1, 5);
  }
}

/** The item as a shopper would have written it in the chat. */
export function chatTextOf(amount: number, product: ProductRow): string {
  const unit = product.quantity_unit;
  const words = isKnownUnit(unit) ? UNIT_WORDS[unit] : '';
  return `${String(amount).replace('.', ',')} ${words}${product.name.toLowerCase()}`;
}

function itemsOf(
  random: Random,
  source: OrderSource,
  plan: PlannedOrders,
  imported: boolean,
): ItemSeed[] {
  const chosen = new Set<ProductRow>();
  const wanted = Math.min(random.int(1, MAX_ITEMS), source.products.length);
  while (chosen.size < wanted) chosen.add(random.pick(source.products));
  const prepared = PREPARED.has(plan.status);

  return [...chosen].map((product) => {
    const amount = amountOf(random, product.quantity_unit);
    const full = amount * (product.price_per_unit ?? 0);
    const revised = plan.status !== 'provisional' && random.chance(REVISED_SHARE);
    return {
      product,
      amount,
      revised_price: revised ? roundMoney(full * (0.85 + random.int(0, 25) / 100)) : null,
      store_observations: revised ? random.pick(source.itemObservations) : null,
      status: prepared || (plan.status === 'preparing' && random.chance(0.5)) ? 'done' : 'pending',
      raw_product: imported ? null : chatTextOf(amount, product),
      original_id: imported ? product.original_id : null,
    };
  });
}

function shippingOf(
  random: Random,
  source: OrderSource,
  createdAt: Date,
  originalId: string | null,
): ShippingSeed[] {
  const carrier = random.pick(source.carriers);
  const trackingCode = `${source.prefix}${random.int(100_000_000, 999_999_999)}`;
  return [
    {
      trackingCode,
      carrier,
      departure: daysBefore(createdAt, -1),
      eta: daysBefore(createdAt, -3),
      link: `https://envios.tienda.test/seguimiento/${trackingCode}`,
      observations: random.chance(0.4) ? random.pick(source.clientObservations) : null,
      originalId: originalId === null ? null : `${originalId}-E1`,
    },
  ];
}

/** How many clients (in the order of their first visit) existed at that age: an order belongs to one of them. */
function knownClients(clients: readonly ClientDraft[], age: Age): number {
  let low = 0;
  let high = clients.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const client = clients[middle];
    if (client !== undefined && client.firstSeen >= age) low = middle + 1;
    else high = middle;
  }
  return low;
}

function clientFor(random: Random, clients: readonly ClientDraft[], age: Age): ClientDraft {
  const known = knownClients(clients, age);
  // Newer clients order more, so that some of the old ones are inactive.
  const back = Math.floor(known * random.next() ** 3);
  const client = clients[Math.max(0, known - 1 - back)];
  if (client === undefined) throw new Error('Orders need clients');
  return client;
}

function paymentInfoOf(
  plan: PlannedOrders,
  method: string | null,
  source: OrderSource,
): string | null {
  if (plan.payment === 'done') return source.approvedInfo;
  if (plan.payment === 'pending') return null;
  return method === 'Transferencia' || method === 'Pix' ? source.transferInfo : null;
}

function orderSeed(random: Random, now: Date, source: OrderSource, plan: PlannedOrders): OrderSeed {
  const age = randomAge(random, random.int(plan.newest, plan.oldest));
  const client = clientFor(random, source.clients, age);
  const originalId = random.chance(IMPORTED_SHARE) ? `WC-${random.int(10_000, 99_999)}` : null;
  const method =
    plan.payment === 'pending' && (plan.status === 'provisional' || random.chance(NOTE_SHARE))
      ? null
      : random.pick(source.methods);
  const delivery = random.chance(DELIVERY_SHARE);
  const shipped = delivery && SHIPPED.has(plan.status) && random.chance(0.6);
  const confirmed = plan.status !== 'provisional';
  return {
    store_id: source.storeId,
    curr_symbol: source.currency,
    prefix: source.prefix,
    age,
    alphanumId: null,
    token: null,
    original_id: originalId,
    client_id: client.row.id,
    status: plan.status,
    payment_status: plan.payment,
    payment_method: method,
    payment_info: paymentInfoOf(plan, method, source),
    payment_data:
      method === WALLET && plan.payment !== 'pending'
        ? {
            payment_id: `preferencia-${random.int(1_000_000, 9_999_999)}`,
            public_key: WALLET_PUBLIC_KEY,
          }
        : null,
    delivery,
    delivery_address: delivery ? client.row.address : null,
    client_observation: random.chance(NOTE_SHARE) ? random.pick(source.clientObservations) : null,
    store_observation:
      confirmed && random.chance(NOTE_SHARE) ? random.pick(source.storeObservations) : null,
    shipping_cost: delivery && confirmed ? random.pick(source.shippingCosts) : 0,
    items: itemsOf(random, source, plan, originalId !== null),
    concepts: confirmed && random.chance(CONCEPT_SHARE) ? [random.pick(source.concepts)] : [],
    shipping: shipped ? shippingOf(random, source, momentOf(now, age), originalId) : [],
  };
}

/** `count` seeds in the proportions of the order plan, oldest first. Empty without clients or products. */
export function orderSeeds(
  random: Random,
  now: Date,
  source: OrderSource,
  count: number,
): OrderSeed[] {
  if (source.clients.length === 0 || source.products.length === 0) return [];
  return plannedOrders(count).map((plan) => orderSeed(random, now, source, plan));
}

/** Time between an order and its client's last visit, as an age: about five minutes of opening hours. */
const VISIT_AFTER: Age = 0.006;

/**
 * Moves each client's last visit to just after the last order (at most now), and the first visit to before the first
 * order.
 */
export function alignVisitsWithOrders(
  clients: readonly ClientDraft[],
  seeds: readonly OrderSeed[],
): ClientDraft[] {
  const last = new Map<number, Age>();
  const first = new Map<number, Age>();
  for (const { client_id, age } of seeds) {
    last.set(client_id, Math.min(last.get(client_id) ?? age, age));
    first.set(client_id, Math.max(first.get(client_id) ?? age, age));
  }
  return clients.map(({ row, firstSeen, lastSeen }) => {
    const ordered = last.get(row.id);
    return {
      row,
      firstSeen: Math.max(firstSeen, first.get(row.id) ?? firstSeen),
      lastSeen:
        ordered === undefined ? lastSeen : Math.min(lastSeen, Math.max(0, ordered - VISIT_AFTER)),
    };
  });
}
