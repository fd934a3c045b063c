import type {
  AdminDataImport,
  AdminStore,
  Client,
  ClientActivity,
  ContactSync,
  IntegrationSettings,
  KnowledgeText,
  LogEntry,
  Order,
  PaymentMethod,
  Product,
  Promo,
  Refcode,
  StandardFaq,
  Store,
  Theme,
} from '~/contract/types';

import { Table } from './table';

/** Initial states of the mock database (see "Scenarios" in the README). */
export const SCENARIOS = ['default', 'empty', 'large'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** Whose row it is: every store sees only its own. */
export interface OwnedByStore {
  store_id: number;
}

export interface UserRow {
  id: number;
  email: string;
  name: string;
  password: string;
  /** false: the user cannot work until the platform activates the account (§6 staff). */
  enabled: boolean;
  /** Platform administrator (§6 customer). */
  is_admin: boolean;
  /** null for the platform administrator, who has no store. */
  store_id: number | null;
  store_role: 'admin' | 'other' | null;
}

/** A store as its staff and as the administrator see it, in one row. */
export type StoreRow = Store & Omit<AdminStore, keyof Store>;

/** One per store: `id` is the store's id. */
export interface ThemeRow {
  id: number;
  theme: Theme;
}

/** One per store: `id` is the store's id. */
export interface IntegrationRow {
  id: number;
  settings: IntegrationSettings;
}

export type PromoRow = Promo & OwnedByStore;
/** `code` is unique among all stores; `id` only identifies the row. */
export type RefcodeRow = Refcode & OwnedByStore & { id: number };
export type PaymentMethodRow = PaymentMethod & OwnedByStore;
export type StandardFaqRow = StandardFaq & OwnedByStore & { id: number };
export type KnowledgeTextRow = KnowledgeText & OwnedByStore;
export type ProductRow = Product & OwnedByStore;
export type ClientRow = Client & OwnedByStore;
export type ClientActivityRow = ClientActivity & OwnedByStore & { client_id: number | null };

/** One step of a product file: what the upload handler read from it, applied when the job completes. */
export type ProductChange =
  | { type: 'insert'; product: Omit<ProductRow, 'id'> }
  | { type: 'update'; id: number; patch: Partial<Omit<ProductRow, 'id' | 'store_id'>> }
  | { type: 'remove'; id: number };

/** What a job will do when its time comes; null: nothing is left to do. */
export type ImportWork = { changes: ProductChange[] } | { failure: string } | null;

/** An import job; it passes from pending to processing to complete or failed with the clock. */
export type DataImportRow = AdminDataImport & {
  file_name: string;
  /** Epoch milliseconds of the upload. */
  started_at: number;
  work: ImportWork;
};

/** An order without its `client` object, which is read from the clients table. */
export type OrderRow = Omit<Order, 'client'> &
  OwnedByStore & {
    /** The token of the shopper's link /orderstatus/{token}; null: never shared. */
    token: string | null;
    /** The wallet provider's preference; null: the order is not paid by wallet. */
    payment_data: { payment_id: string; public_key: string } | null;
  };

/** The lists of an order whose rows have ids that are unique among all orders. */
export type OrderPart = 'items' | 'other_concepts' | 'shipping';

/** The last id that was given to a row of an order part; `id` is the part. */
export interface PartIdRow {
  id: OrderPart;
  last: number;
}

/** A shopper's chat session; `id` is the session_id. */
export interface CustomerSessionRow {
  id: string;
  store_id: number;
  client_id: number | null;
  current_order_id: number | null;
  /** The token of the catalogue link; null: the session has none. */
  catalogue_token: string | null;
  ref_code: string | null;
}

/** The link /productlist/{token}; `id` is the token. */
export interface CatalogueLinkRow {
  id: string;
  store_id: number;
  /** The conversation that the link was sent in: who opens it without a session goes on with that one. */
  session_id: string | null;
}

/** An e-mail that asked for a recovery code; `id` is the e-mail. The code is always 123456. */
export interface RecoveryRow {
  id: string;
}

export type LogRow = LogEntry;

/** What the third-party contact sync received. */
export type ContactSyncRow = ContactSync & {
  id: number;
  received_at: string;
};

/** A payment that the wallet has left pending; `id` is the order's `payment_id`. */
export interface WalletPaymentRow {
  id: string;
  /** Epoch milliseconds from which on it is approved. */
  settles_at: number;
}

/** A failure asked for through the control calls, the panel or `?fault=`. */
/** `network`: the request does not arrive; `lost`: it is carried out, and its answer does not arrive. */
export type FaultStatus = number | 'network' | 'lost';

export interface FaultRow {
  id: number;
  /** An operationId of the contract, or `*` for all. */
  operationId: string;
  status: FaultStatus;
  /** null: the standard text of that status. */
  message: string | null;
  delayMs: number;
  /** How many more calls fail; null: until removed. */
  times: number | null;
}

/** What was asked of the mock backend itself; there is at most one row. */
export interface ControlRow {
  id: string;
  /** What the clock of the backend is ahead of the machine's, in ms. */
  clockOffsetMs: number;
  /** Delay of every answer, in ms. */
  latencyMs: number;
}

/** Empty tables of a mock backend. Rows are never changed in place: use insert, update and remove. */
export function createDatabase() {
  return {
    users: new Table<UserRow>(),
    stores: new Table<StoreRow>(),
    themes: new Table<ThemeRow>(),
    integrations: new Table<IntegrationRow>(),
    promos: new Table<PromoRow>(),
    refcodes: new Table<RefcodeRow>(),
    paymentMethods: new Table<PaymentMethodRow>(),
    standardFaqs: new Table<StandardFaqRow>(),
    knowledgeTexts: new Table<KnowledgeTextRow>(),
    dataImports: new Table<DataImportRow>(),
    products: new Table<ProductRow>(),
    clients: new Table<ClientRow>(),
    clientActivity: new Table<ClientActivityRow>(),
    orders: new Table<OrderRow>(),
    partIds: new Table<PartIdRow>(),
    customerSessions: new Table<CustomerSessionRow>(),
    catalogueLinks: new Table<CatalogueLinkRow>(),
    recoveries: new Table<RecoveryRow>(),
    logs: new Table<LogRow>(),
    contactSyncs: new Table<ContactSyncRow>(),
    walletPayments: new Table<WalletPaymentRow>(),
    faults: new Table<FaultRow>(),
    controls: new Table<ControlRow>(),
  };
}

export type Database = ReturnType<typeof createDatabase>;
export type TableName = keyof Database;

/**
 * Fills empty tables with a scenario. Deterministic: the same scenario and `now` give the same
 * rows, ids included. `mocks/seed/seedDatabase.ts` exports one under the name `seedDatabase`; it calls
 * `db.<table>.insert(row)`; dates are local wall-clock texts relative to `now`.
 */
export type SeedDatabase = (db: Database, scenario: ScenarioName, now: Date) => void;
