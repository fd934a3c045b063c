import type { StoreUpdate } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  currencySymbolError,
  type FieldErrors,
  optionalEmailError,
  type CompanyData,
} from '~/domain/validators';

/** The company data that may be empty: texts, or null (§5 staff). */
export const optionalCompanyTexts = [
  'legal_name',
  'address',
  'city',
  'postcode',
  'country',
  'state',
  'phone',
  'email',
] as const satisfies readonly (keyof StoreUpdate)[];

/** All company data that is a text. */
export const companyTexts = ['tax_code', 'curr_symbol', ...optionalCompanyTexts] as const;

/** The company data: the fields that only the store role admin sees and changes (§6 and §7 staff). */
const companyFields = [...companyTexts, 'prefered_language'] as const;

/** Whether an update carries company data, which goes as a whole and is the admin's (§6 and §7 staff). */
export function isCompanyUpdate(update: StoreUpdate): boolean {
  return companyFields.some((field) => update[field] !== undefined);
}

/**
 * What is wrong with a `POST /store/{id}` (§5 and §7 staff): company data never goes without the tax identification,
 * the one field that is mandatory; of the others only what is sent is judged.
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
