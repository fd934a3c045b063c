import type { StoreUpdate } from '~/contract/types';

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
