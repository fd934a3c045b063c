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

/** Initial states of the mock database: `?scenario=` in mocks/README.md. */
export const SCENARIOS = ['default', 'empty', 'large', 'huge'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** The owner of a row: a store sees only its own rows. */
export interface OwnedByStore {
  store_id: number;
}

export interface UserRow {
  id: number;
  email: string;
  name: string;
  password: string;
  /** false until the platform activates the account. */
  enabled: boolean;
  /** Platform administrator. */
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

/** One change of a product file, read at the upload and applied when the job completes. */
export type ProductChange =
  | { type: 'insert'; product: Omit<ProductRow, 'id'> }
  | { type: 'update'; id: number; patch: Partial<Omit<ProductRow, 'id' | 'store_id'>> }
  | { type: 'remove'; id: number };

/** The effect of a job when it completes or fails; null: none left. */
export type ImportWork = { changes: ProductChange[] } | { failure: string } | null;

/** An import job; its status goes from pending to processing to complete or failed as time passes. */
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
export type OrderList = 'items' | 'other_concepts' | 'shipping';

/** The last assigned row id of an order's list; `id` is the list. */
export interface LastRowId {
  id: OrderList;
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
  /** The chat session in which the link was sent: a visitor without a session continues it. */
  session_id: string | null;
}

/** An email for which a recovery code was requested; `id` is the email. The code is always 123456. */
export interface RecoveryRow {
  id: string;
}

export type LogRow = LogEntry;

/** A contact that the third-party contact sync received. */
export type ContactSyncRow = ContactSync & {
  id: number;
  received_at: string;
};

/** A pending payment of the wallet; `id` is the order's `payment_id`. */
export interface WalletPaymentRow {
  id: string;
  /** Epoch milliseconds at which it is approved. */
  settles_at: number;
}

/**
 * `network`: the request does not arrive; `lost`: it is carried out, but its answer does not arrive; `repeat`: it is carried
 * out twice, and the second answer arrives.
 */
export type FaultStatus = number | 'network' | 'lost' | 'repeat';

/** A fault set by the control calls, the panel or `?fault=`. */
export interface FaultRow {
  id: number;
  /** An operationId of the contract, a service of a third party (see `FaultName`), or `*` for every operation. */
  operationId: string;
  status: FaultStatus;
  /** null: the standard text of that status. */
  message: string | null;
  delayMs: number;
  /** Number of further calls that fail; null: until removed. */
  times: number | null;
}

/** Settings of the mock backend; at most one row. */
export interface SettingsRow {
  id: string;
  /** Offset of the backend's clock to the machine's, in ms. */
  clockOffsetMs: number;
  /** Delay of every answer, in ms. */
  latencyMs: number;
  /** How the wallet opens its checkout. */
  walletOpening: WalletOpening;
}

/**
 * How the wallet opens its checkout: an overlay at once, after 12 s, or whose wrapper stays in the page hidden; the same
 * page; another tab; nothing, as behind a blocker of windows; a refusal; or an SDK without a checkout.
 */
export const WALLET_OPENINGS = [
  'overlay',
  'late',
  'hidden',
  'page',
  'tab',
  'blocked',
  'rejects',
  'missing',
] as const;
export type WalletOpening = (typeof WALLET_OPENINGS)[number];

/** Empty tables of a mock backend. Rows are never mutated: use insert, update and remove. */
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
    lastRowIds: new Table<LastRowId>(),
    customerSessions: new Table<CustomerSessionRow>(),
    catalogueLinks: new Table<CatalogueLinkRow>(),
    recoveries: new Table<RecoveryRow>(),
    logs: new Table<LogRow>(),
    contactSyncs: new Table<ContactSyncRow>(),
    walletPayments: new Table<WalletPaymentRow>(),
    faults: new Table<FaultRow>(),
    settings: new Table<SettingsRow>(),
  };
}

export type Database = ReturnType<typeof createDatabase>;
export type TableName = keyof Database;

/**
 * Fills empty tables with a scenario. Deterministic: the same scenario and `now` give the same rows, ids included.
 * Dates are local wall-clock texts relative to `now`. The implementation is `mocks/seed/seedDatabase.ts`.
 */
export type SeedDatabase = (db: Database, scenario: ScenarioName, now: Date) => void;
