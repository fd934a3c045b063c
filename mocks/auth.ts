import { messages } from '~/domain/messages';

import type { Database, StoreRow, UserRow } from './database/db';
import { forbidden, unauthorized, type Seller } from './http';

const TOKEN_PREFIX = 'demo-token.';

/** The only key that the mock's contact sync accepts (`public/config.json` has it). */
export const CONTACT_SYNC_KEY = 'clave-de-prueba';

/**
 * The bearer token of a user: always the same, so that a session record can be written by hand. A token ending in
 * `.expired` is refused.
 */
export function tokenOf(email: string): string {
  return `${TOKEN_PREFIX}${email}`;
}

/**
 * The user of a request's bearer token.
 * @throws 401 without a token or with an unknown one; 403 when the user is not enabled or its store is disabled
 */
export function authenticate(request: Request, db: Database): Readonly<UserRow> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  const user =
    scheme?.toLowerCase() === 'bearer' && token?.startsWith(TOKEN_PREFIX)
      ? db.users.find((row) => tokenOf(row.email) === token)
      : undefined;
  if (user === undefined) throw unauthorized();
  if (!user.enabled) throw forbidden(messages.userInactive);
  if (storeOf(user, db)?.enabled === false) {
    throw forbidden('La tienda está deshabilitada. Por favor envie un email a soporte.');
  }
  return user;
}

/** @throws 403 when the `Api-Token` header is not the configured key, as the third party does */
export function checkApiKey(request: Request): void {
  if (request.headers.get('Api-Token') !== CONTACT_SYNC_KEY) throw forbidden('Clave inválida');
}

/** @throws 403 for a user without a store. */
export function requireSeller(user: Readonly<UserRow>, db: Database): Seller {
  const store = storeOf(user, db);
  if (store === undefined) throw forbidden();
  return { user, store };
}

/** @throws 403 unless the user has the store role admin. */
export function requireStoreAdmin(user: Readonly<UserRow>, db: Database): Seller {
  if (user.store_role !== 'admin') throw forbidden();
  return requireSeller(user, db);
}

/** @throws 403 unless the user administers the platform. */
export function requirePlatformAdmin(user: Readonly<UserRow>): Readonly<UserRow> {
  if (!user.is_admin) throw forbidden();
  return user;
}

function storeOf(user: Readonly<UserRow>, db: Database): Readonly<StoreRow> | undefined {
  return user.store_id === null ? undefined : db.stores.get(user.store_id);
}

/** Emails are compared without case and outer white space. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function findUserByEmail(db: Database, email: string): Readonly<UserRow> | undefined {
  const wanted = normalEmail(email);
  return db.users.find((user) => normalEmail(user.email) === wanted);
}
