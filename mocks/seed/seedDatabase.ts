import type {
  CatalogueLinkRow,
  ClientActivityRow,
  ClientRow,
  CustomerSessionRow,
  DataImportRow,
  Database,
  IntegrationRow,
  KnowledgeTextRow,
  LogRow,
  OrderRow,
  PaymentMethodRow,
  ProductRow,
  PromoRow,
  RefcodeRow,
  ScenarioName,
  StandardFaqRow,
  StoreRow,
  ThemeRow,
  UserRow,
} from '../database/db';
import type { Table } from '../database/table';
import { STORE_IDS } from './accounts';
import { knowledgeTextRows, standardFaqRows } from './faqs';
import { dataImportRows } from './imports';
import { logRows } from './logs';
import { paymentMethodRows, promoRows } from './marketing';
import { createRandom } from './random';
import { refcodeRows } from './refcodes';
import { catalogueLinkRows, customerSessionRows } from './sessions';
import { demoClientOf, donpepeRows, feiraluciaRows, type ShopRows, type ShopSize } from './shops';
import { integrationRows, storeRows, userRows } from './stores';
import { themeRows } from './theme';

/** The initial rows of a scenario; recoveries, contact syncs and faults start empty. */
export interface Seed {
  users: UserRow[];
  stores: StoreRow[];
  themes: ThemeRow[];
  integrations: IntegrationRow[];
  promos: PromoRow[];
  refcodes: RefcodeRow[];
  paymentMethods: PaymentMethodRow[];
  standardFaqs: StandardFaqRow[];
  knowledgeTexts: KnowledgeTextRow[];
  dataImports: DataImportRow[];
  products: ProductRow[];
  clients: ClientRow[];
  clientActivity: ClientActivityRow[];
  orders: OrderRow[];
  customerSessions: CustomerSessionRow[];
  catalogueLinks: CatalogueLinkRow[];
  logs: LogRow[];
}

/** One random source per part, so that the size of #donpepe does not change the other rows. */
const SEEDS = { stores: 1974, donpepe: 4321, feiralucia: 210, logs: 353 };

const SIZES: Record<Exclude<ScenarioName, 'empty'>, ShopSize> = {
  default: { products: 120, clients: 60, orders: 240, activity: 5 },
  large: { products: 3000, clients: 5000, orders: 10_000, activity: 2 },
  // Making 50,000 different orders would block the page for seconds.
  huge: { products: 3000, clients: 5000, orders: 10_005, activity: 2, repeats: 4 },
};

const NO_ROWS: ShopRows = { products: [], clients: [], clientActivity: [], orders: [] };

/**
 * The rows of a scenario. Deterministic: the same scenario and `now` give the same rows, ids included.
 * In `empty` #donpepe keeps only its account data.
 * @param now the moment that all dates are relative to
 */
export function seedRows(scenario: ScenarioName, now: Date): Seed {
  const bare = scenario === 'empty';
  const kept = <Row extends { store_id: number }>(rows: Row[]): Row[] =>
    bare ? rows.filter((row) => row.store_id !== STORE_IDS.donpepe) : rows;

  const stores = storeRows(createRandom(SEEDS.stores), now, bare);
  const donpepe =
    scenario === 'empty' ? NO_ROWS : donpepeRows(createRandom(SEEDS.donpepe), now, SIZES[scenario]);
  const feiralucia = feiraluciaRows(createRandom(SEEDS.feiralucia), now);
  return {
    users: userRows(stores),
    stores,
    themes: themeRows(stores, bare),
    integrations: integrationRows(stores, bare),
    promos: kept(promoRows()),
    refcodes: kept(refcodeRows(now)),
    paymentMethods: kept(paymentMethodRows()),
    standardFaqs: kept(standardFaqRows()),
    knowledgeTexts: kept(knowledgeTextRows()),
    dataImports: kept(dataImportRows(now)),
    products: [...donpepe.products, ...feiralucia.products],
    clients: [...donpepe.clients, ...feiralucia.clients],
    clientActivity: [...donpepe.clientActivity, ...feiralucia.clientActivity],
    orders: [...donpepe.orders, ...feiralucia.orders],
    customerSessions: customerSessionRows(demoClientOf(donpepe)),
    catalogueLinks: catalogueLinkRows(),
    logs: logRows(createRandom(SEEDS.logs), now, stores),
  };
}

function insertAll<Row extends { id: number | string }>(
  table: Table<Row>,
  rows: readonly Row[],
): void {
  for (const row of rows) table.insert(row);
}

/** Fills the empty tables with a scenario (a `SeedDatabase` of `mocks/database/db.ts`). */
export function seedDatabase(db: Database, scenario: ScenarioName, now: Date): void {
  const seed = seedRows(scenario, now);
  insertAll(db.users, seed.users);
  insertAll(db.stores, seed.stores);
  insertAll(db.themes, seed.themes);
  insertAll(db.integrations, seed.integrations);
  insertAll(db.promos, seed.promos);
  insertAll(db.refcodes, seed.refcodes);
  insertAll(db.paymentMethods, seed.paymentMethods);
  insertAll(db.standardFaqs, seed.standardFaqs);
  insertAll(db.knowledgeTexts, seed.knowledgeTexts);
  insertAll(db.dataImports, seed.dataImports);
  insertAll(db.products, seed.products);
  insertAll(db.clients, seed.clients);
  insertAll(db.clientActivity, seed.clientActivity);
  insertAll(db.orders, seed.orders);
  insertAll(db.customerSessions, seed.customerSessions);
  insertAll(db.catalogueLinks, seed.catalogueLinks);
  insertAll(db.logs, seed.logs);
}
