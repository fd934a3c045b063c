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
} from '../database/db';
import { clientOf, newestFirst } from '../database/orderRows';
import { themeOf } from '../database/themeRows';
import { forbidden, notFound } from '../http';

/** Shoppers do not sign in: they have a session that belongs to a store. */
type Session = Readonly<CustomerSessionRow>;

const UNKNOWN_SESSION = 'La sesión no existe';
const UNKNOWN_STORE = 'La tienda no existe';
const CLOSED_STORE = 'La tienda no está disponible por ahora';

/** @throws 403 when the platform has disabled the store */
export function openStore(db: Database, storeId: number): Readonly<StoreRow> {
  const store = db.stores.get(storeId);
  if (store === undefined) throw notFound(UNKNOWN_STORE);
  if (!store.enabled) throw forbidden(CLOSED_STORE);
  return store;
}

/**
 * @param hashtag with or without its `#`, in any case; or the id of a store
 * @throws 404 for an unknown store, 403 for a disabled store
 */
export function openStoreByHashtag(db: Database, hashtag: string): Readonly<StoreRow> {
  const wanted = withHash(hashtag).toLowerCase();
  const store =
    db.stores.find((row) => row.hashtag.toLowerCase() === wanted) ??
    db.stores.find(({ id }) => String(id) === hashtag);
  if (store === undefined) throw notFound(UNKNOWN_STORE);
  return openStore(db, store.id);
}

/** @throws 404 for an unknown session, 403 for one of a disabled store. */
export function findSession(db: Database, id: string): Session {
  const session = db.customerSessions.get(id);
  if (session === undefined) throw notFound(UNKNOWN_SESSION);
  openStore(db, session.store_id);
  return session;
}

/** The current provisional order of the session; null when there is none. */
export function currentOrder(db: Database, session: Session): Readonly<OrderRow> | null {
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

/** Like {@link catalogueTokenOf}; creates the link when the store has none. */
export function catalogueTokenFor(db: Database, store: Readonly<StoreRow>): string {
  const token = catalogueTokenOf(db, store.id);
  if (token !== null) return token;
  const id = `lista-${withoutHash(store.hashtag).toLowerCase()}`;
  return db.catalogueLinks.insert({ id, store_id: store.id, session_id: null }).id;
}

/** A new session of a store. */
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

/** The shopper's session at a store; a new one when `id` is missing, unknown or another store's. */
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

/** Links a session to a store; the client and order of another store are removed from it. */
export function linkSession(db: Database, id: string, storeId: number): Session {
  const known = db.customerSessions.get(id);
  if (known === undefined) return db.customerSessions.insert(blankSession(db, id, storeId));
  if (known.store_id === storeId) return known;
  return db.customerSessions.update(id, blankSession(db, id, storeId));
}

/** Removes an order that is no longer provisional from the session, so that the next item starts a new one. */
export function releaseFinished(db: Database, session: Session): Session {
  if (session.current_order_id === null || currentOrder(db, session) !== null) return session;
  return db.customerSessions.update(session.id, { current_order_id: null });
}

/** The session's client; creates an empty one if needed. */
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

/** Records an activity of a shopper and updates the client's last visit. */
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

/** Like {@link recordActivity}, for reads that a screen repeats: not twice in a row. */
export function recordVisit(db: Database, session: Session, now: Date, activity: Activity): void {
  if (lastActivity(db, session)?.activity_name === activity.activity_name) return;
  recordActivity(db, session, now, activity);
}

/** Activities that this backend records and that screens log too. */
const WRITTEN_TWICE: ReadonlySet<string> = new Set([
  activities.home,
  activities.productList,
  activities.orderStatus,
  activities.itemsAdded,
  activities.itemChanged,
  activities.itemRemoved,
]);
/** Time within which a screen logs the same action, in ms. */
const SAME_ACTION_MS = 10_000;

/** Records an activity logged by a screen; adds the payload to an action that is already recorded. */
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

/** The public data of a store. */
function storePublicOf(db: Database, store: Readonly<StoreRow>): StorePublic {
  const { hashtag, name, address, prefered_language, curr_symbol } = store;
  return { hashtag, name, address, prefered_language, curr_symbol, theme: themeOf(db, store) };
}

/** The metadata of public reads: the current session. */
export function metadataOf(db: Database, session: Session): CustomerMetadata {
  return {
    session_id: session.id,
    current_order_token: currentOrder(db, session)?.token ?? null,
    product_list_token: session.catalogue_token,
    store_public_data: storePublicOf(db, openStore(db, session.store_id)),
  };
}

/** The session with its client. */
export function sessionOf(db: Database, session: Session): CustomerSession {
  const client = session.client_id === null ? undefined : db.clients.get(session.client_id);
  return { ...metadataOf(db, session), client: client === undefined ? null : clientOf(client) };
}
