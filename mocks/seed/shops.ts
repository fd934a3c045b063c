import type { ClientActivityRow, ClientRow, OrderRow, ProductRow } from '../database/db';
import { DEMO_CLIENT, STORE_IDS } from './accounts';
import { clientActivityRows, clientDrafts, type ClientDraft } from './clients';
import { textOf } from './clock';
import { demoOrders } from './demoOrders';
import { hostileActivity, hostileClient, hostileOrder, hostileProduct } from './hostile';
import { ARGENTINA, BRAZIL } from './names';
import { OrderBuilder } from './orderBuilder';
import { orderSeeds, alignVisitsWithOrders, type OrderSource } from './orders';
import { DONPEPE_WORDS, FEIRALUCIA_WORDS } from './orderWords';
import { productRows } from './products';
import { DONPEPE_CATALOGUE } from './productsCatalogue';
import { FEIRA_CATALOGUE } from './productsFeira';
import type { Random } from './random';
import { demoActivity } from './sessions';

/** Number of rows of #donpepe besides the hostile ones. */
export interface ShopSize {
  products: number;
  clients: number;
  orders: number;
  /** About how many activity entries per client. */
  activity: number;
  /** How many orders like each one follow it, with another number; the documented orders are single. */
  repeats?: number;
}

/** The rows of a store that shoppers create. */
export interface ShopRows {
  products: ProductRow[];
  clients: ClientRow[];
  clientActivity: ClientActivityRow[];
  orders: OrderRow[];
}

/** First ids of #feiralucia, above those of #donpepe in every scenario. */
const FEIRALUCIA_FIRST = { product: 50_001, client: 50_001, order: 500_001, activity: 500_001 };
const FIRST_ORDER_ID = 1001;
const FEIRALUCIA_SIZE: ShopSize = { products: 30, clients: 10, orders: 25, activity: 4 };

const dated =
  (now: Date) =>
  ({ row, firstSeen, lastSeen }: ClientDraft): ClientRow => ({
    ...row,
    first_seen: textOf(now, firstSeen),
    last_seen: textOf(now, lastSeen),
  });

/** Makes the oldest client the demo client, with all fields filled. */
function withDemoClient(clients: readonly ClientDraft[]): ClientDraft[] {
  return clients.map((seed, index) =>
    index > 0
      ? seed
      : {
          ...seed,
          row: {
            ...seed.row,
            email: DEMO_CLIENT.email,
            first_name: DEMO_CLIENT.firstName,
            last_name: DEMO_CLIENT.lastName,
            surname: null,
            phone: '+54 9 11 5555-0202',
            address: DEMO_CLIENT.address,
          },
        },
  );
}

/** The rows of #donpepe's shoppers, the hostile ones included. */
export function donpepeRows(random: Random, now: Date, size: ShopSize): ShopRows {
  const storeId = STORE_IDS.donpepe;
  const products = productRows(DONPEPE_CATALOGUE, {
    storeId,
    currency: DONPEPE_WORDS.currency,
    firstId: 1,
    count: size.products,
    variantWord: 'variedad',
  });
  const clients = withDemoClient(
    clientDrafts(random, {
      storeId,
      firstId: 1,
      count: size.clients,
      words: ARGENTINA,
      mailHost: 'correo.test',
    }),
  );
  const oddProduct = hostileProduct(storeId, products.length + 1);
  const oddClient = hostileClient(now, storeId, clients.length + 1);
  const demoClient = clients[0]?.row;
  const source: OrderSource = {
    ...DONPEPE_WORDS,
    storeId,
    clients,
    products,
    clientObservations: ARGENTINA.observations,
  };
  const demo =
    demoClient === undefined
      ? []
      : demoOrders(now, {
          storeId,
          clientId: demoClient.id,
          address: DEMO_CLIENT.address,
          products,
        });
  const seeds = [
    ...orderSeeds(random, now, source, Math.max(0, size.orders - demo.length)),
    ...demo,
    hostileOrder(oddClient, oddProduct),
  ].sort((a, b) => b.age - a.age);

  const builder = new OrderBuilder(now, FIRST_ORDER_ID);
  const visits = alignVisitsWithOrders(clients, seeds);
  const activity = clientActivityRows(
    random,
    now,
    visits,
    products.map(({ name }) => name),
    size.activity,
    1,
  );
  const shown = demoClient === undefined ? [] : demoActivity(now, demoClient, activity.length + 1);
  return {
    products: [...products, oddProduct],
    clients: [...visits.map(dated(now)), oddClient],
    clientActivity: [
      ...activity,
      ...shown,
      ...hostileActivity(now, oddClient, activity.length + shown.length + 1),
    ],
    orders: seeds.flatMap((seed) => {
      const row = builder.build(seed);
      const length = seed.alphanumId === null ? (size.repeats ?? 0) : 0;
      return [row, ...Array.from({ length }, () => builder.repeat(row, seed.prefix))];
    }),
  };
}

/** The rows of #feiralucia's shoppers, the same in every scenario. */
export function feiraluciaRows(random: Random, now: Date): ShopRows {
  const storeId = STORE_IDS.feiralucia;
  const products = productRows(FEIRA_CATALOGUE, {
    storeId,
    currency: FEIRALUCIA_WORDS.currency,
    firstId: FEIRALUCIA_FIRST.product,
    count: FEIRALUCIA_SIZE.products,
    variantWord: 'variedade',
  });
  const clients = clientDrafts(random, {
    storeId,
    firstId: FEIRALUCIA_FIRST.client,
    count: FEIRALUCIA_SIZE.clients,
    words: BRAZIL,
    mailHost: 'correio.test',
  });
  const source: OrderSource = {
    ...FEIRALUCIA_WORDS,
    storeId,
    clients,
    products,
    clientObservations: BRAZIL.observations,
  };
  const seeds = orderSeeds(random, now, source, FEIRALUCIA_SIZE.orders).sort(
    (a, b) => b.age - a.age,
  );
  const builder = new OrderBuilder(now, FEIRALUCIA_FIRST.order);
  const visits = alignVisitsWithOrders(clients, seeds);
  return {
    products,
    clients: visits.map(dated(now)),
    clientActivity: clientActivityRows(
      random,
      now,
      visits,
      products.map(({ name }) => name),
      FEIRALUCIA_SIZE.activity,
      FEIRALUCIA_FIRST.activity,
    ),
    orders: seeds.map((seed) => builder.build(seed)),
  };
}

/** The row of the demo client; null if the scenario has none. */
export function demoClientOf(shop: ShopRows): ClientRow | null {
  return shop.clients.find(({ email }) => email === DEMO_CLIENT.email) ?? null;
}
