import type { SetupFlags, SetupFlagsUpdate, SocialNetworks, StoreUpdate } from '~/contract/types';
import { optionalEmailError, urlError, type FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { COMPANY_FIELDS } from '~/domain/store/companyFields';
import { currencySymbolError, type CompanyData } from '~/domain/store/companyValidation';
import type { DeliverySwitches } from '~/domain/store/deliverySwitches';
import { storeAdminTasks } from '~/domain/store/setupAccess';
import { expiredFlags, expiringFlags } from '~/domain/store/setupFlags';
import { socialNetworks } from '~/domain/store/socialNetworks';
import { allow, deny, type Verdict } from '~/domain/verdict';
import { parseApiDate } from '~/lib/dates';

/** Whether an update contains company data, which is sent as a whole and is admin-only. */
export function isCompanyUpdate(update: StoreUpdate): boolean {
  return COMPANY_FIELDS.some((field) => update[field] !== undefined);
}

/**
 * The errors of an update of the store record. Company data always comes with the tax identification, its one mandatory
 * field; of the other fields only those that are sent are checked.
 */
export function validateStoreUpdate(update: StoreUpdate): FieldErrors<keyof CompanyData> {
  const errors: FieldErrors<keyof CompanyData> = {};
  if (!isCompanyUpdate(update)) return errors;
  if (!update.tax_code?.trim()) errors.tax_code = messages.taxCodeRequired;
  const email = optionalEmailError(update.email);
  if (email !== null) errors.email = email;
  const symbol = update.curr_symbol === undefined ? null : currencySymbolError(update.curr_symbol);
  if (symbol !== null) errors.curr_symbol = symbol;
  return errors;
}

/**
 * Whether the viewer may save an update of the setup flags. Only the store admin completes a task with admin data or moves
 * its time. Everyone may reset such a task once it has expired: the next user who signs in does.
 */
export function setupUpdateVerdict(
  update: SetupFlagsUpdate,
  viewer: Viewer,
  saved: SetupFlags,
  now: Date,
): Verdict {
  if (isStoreAdmin(viewer)) return allow();
  const expired = expiredFlags(saved, now) ?? {};
  const refused = storeAdminTasks.some((flag) => {
    const resets = update[flag] === false && (!saved[flag] || expired[flag] === false);
    return (update[flag] !== undefined && !resets) || `${flag}TS` in update;
  });
  return refused ? deny(messages.adminTaskOnly) : allow();
}

/** Times have no zone: the browser's wall clock may be this many days ahead of the server's. */
const CLOCK_AHEAD_DAYS = 1;

/** Why the times of an update are invalid: not a date, or in the future, where a flag would never expire. Null when valid. */
export function setupTimesError(update: SetupFlagsUpdate, now: Date): string | null {
  const latest = new Date(now);
  latest.setDate(latest.getDate() + CLOCK_AHEAD_DAYS);
  for (const flag of expiringFlags) {
    const text = update[`${flag}TS`];
    if (text === undefined || text === null) continue;
    const time = parseApiDate(text);
    if (time === null) return messages.dateInvalid;
    if (time > latest) return messages.setupTimeAhead;
  }
  return null;
}

/** The error of the first incomplete URL, or null. */
export function socialNetworksError(
  addresses: Pick<SocialNetworks, (typeof socialNetworks)[number]>,
): string | null {
  const errors = socialNetworks.map((network) => urlError(addresses[network]));
  return errors.find((error) => error !== null) ?? null;
}

/** Why the switches are invalid, or null: at least one way of delivery stays on. */
export function deliverySwitchesError(switches: DeliverySwitches): string | null {
  return switches.delivery_enabled || switches.takeaway_enabled ? null : messages.deliveryBothOff;
}
