import type { SetupFlags, SetupFlagsUpdate, StoreUpdate } from '~/contract/types';
import { messages } from '~/domain/messages';
import { viewerOf } from '~/domain/session/access';
import { flagExpiryDays } from '~/domain/store/setupFlags';
import { reasonOf } from '~/domain/verdict';
import { toApiDate } from '~/lib/dates';

import type { Database, StoreRow } from '../database/db';
import { omit } from '../database/table';
import { forbidden, invalid, notFound, ok, type HandlersOf, type Seller } from '../http';
import {
  deliverySwitchesError,
  isCompanyUpdate,
  setupTimesError,
  setupUpdateVerdict,
  socialNetworksError,
  validateStoreUpdate,
} from '../rules/store';
import { refuseInvalid, refuseOuterBlanks } from '../validation';

const EXPIRING_FLAGS = Object.keys(flagExpiryDays) as (keyof typeof flagExpiryDays)[];

/** @throws 404 for an unknown store; 403 for another user's */
function requireOwnStore(db: Database, { store }: Seller, id: number): void {
  if (db.stores.get(id) === undefined) throw notFound(messages.storeGone);
  if (id !== store.id) throw forbidden();
}

/** @throws 403 for company data and for admin-only setup tasks when the caller is not the store admin */
function refuseOthers({ user, store }: Seller, update: StoreUpdate, now: Date): void {
  if (isCompanyUpdate(update) && user.store_role !== 'admin') throw forbidden();
  const denied = reasonOf(setupUpdateVerdict(update.setup ?? {}, viewerOf(user), store.setup, now));
  if (denied !== null) throw forbidden(denied);
}

/** @throws 422 with the message of the first broken rule */
function refuseWrongUpdate(store: Readonly<StoreRow>, update: StoreUpdate, now: Date): void {
  refuseInvalid(validateStoreUpdate(update));
  refuseOuterBlanks(update.email);
  const { setup = {}, social_networks } = update;
  const problem =
    setupTimesError(setup, now) ??
    (social_networks === undefined ? null : socialNetworksError(social_networks)) ??
    deliverySwitchesError({ ...store, ...update });
  if (problem !== null) throw invalid(problem);
}

/** Applies the flags; one that is set without a time gets the current time. */
function changedSetup(setup: SetupFlags, update: SetupFlagsUpdate, now: Date): SetupFlags {
  const changed = { ...setup, ...update };
  for (const flag of EXPIRING_FLAGS) {
    if (update[flag] === true && update[`${flag}TS`] === undefined) {
      changed[`${flag}TS`] = toApiDate(now);
    }
  }
  return changed;
}

/** Updates the currency symbol of the store's products. */
function relabelPrices(db: Database, { id, curr_symbol }: Readonly<StoreRow>): void {
  for (const product of db.products.where(({ store_id }) => store_id === id)) {
    if (product.curr_symbol !== curr_symbol) db.products.update(product.id, { curr_symbol });
  }
}

export const storeHandlers = {
  saveStore(call) {
    const { db, body, now, params } = call;
    const seller = call.seller();
    const { store } = seller;
    requireOwnStore(db, seller, params.id);
    refuseOthers(seller, body, now);
    refuseWrongUpdate(store, body, now);
    const saved = db.stores.update(store.id, {
      ...omit(body, 'setup'),
      ...(body.setup !== undefined && { setup: changedSetup(store.setup, body.setup, now) }),
    });
    if (saved.curr_symbol !== store.curr_symbol) relabelPrices(db, saved);
    return ok(saved);
  },
} satisfies HandlersOf<'saveStore'>;
