import type {
  ClientActivity,
  CustomerMetadata,
  CustomerSession,
  StorePublic,
} from '~/contract/types';
import { activities } from '~/domain/shopper/activities';
import { withHash, withoutHash } from '~/domain/store/hashtag';
import { parseApiDate, toApiDate } from '~/lib/dates';

import type {
  ClientActivityRow,
  ClientRow,
  CustomerSessionRow,
  Database,
  OrderRow,
  StoreRow,
} from './db';
import { notFound } from './http';
import { clientOf, newestFirst } from './orderRows';
import { themeOf } from './themeRows';

/** Shoppers have no login: they are a session that belongs to a store (§6 customer). */
type Session = Readonly<CustomerSessionRow>;

const UNKNOWN_SESSION = 'La sesión no existe';
const CLOSED_STORE = 'La tienda no existe';

/** @throws 404 when the platform has disabled the store: it is closed to its shoppers (§4 customer). */
export function openStore(db: Database, storeId: number): Readonly<StoreRow> {
  const store = db.stores.get(storeId);
  if (store?.enabled !== true) throw notFound(CLOSED_STORE);
  return store;
}

/**
 * @param hashtag with or without its `#`, in any case
 * @throws 404 for an unknown hashtag and for a disabled store
 */
export function openStoreByHashtag(db: Database, hashtag: string): Readonly<StoreRow> {
  const wanted = withHash(hashtag).toLowerCase();
  const store = db.stores.find((row) => row.hashtag.toLowerCase() === wanted);
  if (store === undefined) throw notFound(CLOSED_STORE);
  return openStore(db, store.id);
}

/** @throws 404 for an unknown session and for one of a disabled store. */
export function findSession(db: Database, id: string): Session {
  const session = db.customerSessions.get(id);
  if (session === undefined) throw notFound(UNKNOWN_SESSION);
  openStore(db, session.store_id);
  return session;
}

/** The order that the session is building; null when it builds none. */
export function heldOrder(db: Database, session: Session): Readonly<OrderRow> | null {
  const order =
    session.current_order_id === null ? undefined : db.orders.get(session.current_order_id);
  return order?.status === 'provisional' ? order : null;
}

/** The newest order of the session's client at its store, unless it was discarded; null when there is none. */
export function lastOrder(db: Database, session: Session): Readonly<OrderRow> | null {
  const { client_id, store_id } = session;
  if (client_id === null) return null;
  const own = db.orders.where((row) => row.client_id === client_id && row.store_id === store_id);
  return own.filter(({ status }) => status !== 'discarded').sort(newestFirst)[0] ?? null;
}

/** The token of a store's catalogue link; null when it has none yet. */
export function catalogueTokenOf(db: Database, storeId: number): string | null {
  return db.catalogueLinks.find((link) => link.store_id === storeId)?.id ?? null;
}

/** As {@link catalogueTokenOf}; makes the link when the store has none. */
export function catalogueTokenFor(db: Database, store: Readonly<StoreRow>): string {
  const token = catalogueTokenOf(db, store.id);
  if (token !== null) return token;
  const id = `lista-${withoutHash(store.hashtag).toLowerCase()}`;
  return db.catalogueLinks.insert({ id, store_id: store.id, session_id: null }).id;
}

/** A session that knows nothing but its store. */
function blankSession(db: Database, id: string, storeId: number): CustomerSessionRow {
  return {
    id,
    store_id: storeId,
    client_id: null,
    current_order_id: null,
    catalogue_token: catalogueTokenOf(db, storeId),
    ref_code: null,
  };
}

function freeSessionId(db: Database, now: Date): string {
  const base = `sesion-${now.getTime().toString(36)}`;
  let id = base;
  for (let count = 2; db.customerSessions.get(id) !== undefined; count += 1)
    id = `${base}-${count}`;
  return id;
}

/** The shopper's session at a store; a new one without an id, with an unknown one, or with another store's. */
export function sessionAt(
  db: Database,
  sessionId: string | null,
  storeId: number,
  now: Date,
): Session {
  const known = sessionId === null ? undefined : db.customerSessions.get(sessionId);
  if (known?.store_id === storeId) return known;
  return db.customerSessions.insert(blankSession(db, freeSessionId(db, now), storeId));
}

/** Links a session to a store (§7 customer, presetstore): what it held of another store is let go. */
export function linkSession(db: Database, id: string, storeId: number): Session {
  const known = db.customerSessions.get(id);
  if (known === undefined) return db.customerSessions.insert(blankSession(db, id, storeId));
  if (known.store_id === storeId) return known;
  return db.customerSessions.update(id, blankSession(db, id, storeId));
}

/** A session lets go of an order that is no longer being built, so that the next item starts a new one. */
export function releaseFinished(db: Database, session: Session): Session {
  if (session.current_order_id === null || heldOrder(db, session) !== null) return session;
  return db.customerSessions.update(session.id, { current_order_id: null });
}

/** The session's client; opens one that nothing is known of yet. */
export function clientOfSession(
  db: Database,
  session: Session,
  now: Date,
): { session: Session; client: Readonly<ClientRow> } {
  const known = session.client_id === null ? undefined : db.clients.get(session.client_id);
  if (known !== undefined) return { session, client: known };
  const seen = toApiDate(now);
  const client = db.clients.insert({
    id: db.clients.nextId(),
    store_id: session.store_id,
    email: null,
    first_name: null,
    last_name: null,
    surname: null,
    phone: null,
    address: null,
    first_seen: seen,
    last_seen: seen,
  });
  const before = db.clientActivity.where((row) => row.session_id === session.id);
  for (const row of before) db.clientActivity.update(row.id, { client_id: client.id });
  return { session: db.customerSessions.update(session.id, { client_id: client.id }), client };
}

type Activity = Pick<ClientActivity, 'activity_name' | 'payload'>;

/** Writes down what a shopper did, and that the client was seen (§3 customer, client activity log). */
export function recordActivity(
  db: Database,
  { id, store_id, client_id }: Session,
  now: Date,
  activity: Activity,
): void {
  const created_at = toApiDate(now);
  const whose = { session_id: id, store_id, client_id };
  db.clientActivity.insert({ ...activity, ...whose, id: db.clientActivity.nextId(), created_at });
  if (client_id !== null && db.clients.get(client_id) !== undefined) {
    db.clients.update(client_id, { last_seen: created_at });
  }
}

function lastActivity(db: Database, session: Session): Readonly<ClientActivityRow> | undefined {
  return db.clientActivity.where((row) => row.session_id === session.id).at(-1);
}

/** As {@link recordActivity}, for what a screen reads again by itself: not twice in a row. */
export function recordVisit(db: Database, session: Session, now: Date, activity: Activity): void {
  if (lastActivity(db, session)?.activity_name === activity.activity_name) return;
  recordActivity(db, session, now, activity);
}

/** What this backend writes down by itself, and screens log too. */
const WRITTEN_TWICE: ReadonlySet<string> = new Set([
  activities.home,
  activities.productList,
  activities.orderStatus,
  activities.itemsAdded,
  activities.itemChanged,
  activities.itemRemoved,
]);
/** A screen logs what was done this soon after it. */
const SAME_ACTION_MS = 10_000;

/** What a screen logs (§7 customer, log_activity): an action that is written down already gets its payload. */
export function recordFromScreen(
  db: Database,
  session: Session,
  now: Date,
  activity: Activity,
): void {
  const last = lastActivity(db, session);
  const known =
    last?.activity_name === activity.activity_name ? parseApiDate(last.created_at) : null;
  const fresh = known !== null && now.getTime() - known.getTime() <= SAME_ACTION_MS;
  if (last !== undefined && fresh && WRITTEN_TWICE.has(activity.activity_name)) {
    db.clientActivity.update(last.id, { payload: activity.payload });
  } else {
    recordActivity(db, session, now, activity);
  }
}

/** What anyone may know of a store (§3 customer, store_public_data). */
function storePublicOf(db: Database, store: Readonly<StoreRow>): StorePublic {
  const { hashtag, name, address, prefered_language, curr_symbol } = store;
  return { hashtag, name, address, prefered_language, curr_symbol, theme: themeOf(db, store) };
}

/** The session as it stands, beside public reads (§3 customer, metadata). */
export function metadataOf(db: Database, session: Session): CustomerMetadata {
  return {
    session_id: session.id,
    current_order_token: heldOrder(db, session)?.token ?? null,
    product_list_token: session.catalogue_token,
    store_public_data: storePublicOf(db, openStore(db, session.store_id)),
  };
}

/** The session with its client (§3 customer). */
export function sessionOf(db: Database, session: Session): CustomerSession {
  const client = session.client_id === null ? undefined : db.clients.get(session.client_id);
  return { ...metadataOf(db, session), client: client === undefined ? null : clientOf(client) };
}
