import type { StoreUpdate } from '~/contract/types';

/** Company data fields that may be empty. */
const optionalCompanyTexts = [
  'legal_name',
  'address',
  'city',
  'postcode',
  'country',
  'state',
  'phone',
  'email',
] as const satisfies readonly (keyof StoreUpdate)[];

/** Company data fields that are texts. */
export const companyTexts = ['tax_code', 'curr_symbol', ...optionalCompanyTexts] as const;

/** The company data: the fields that only the store role admin sees and changes. */
const companyFields = [...companyTexts, 'prefered_language'] as const;

/** Whether an update contains company data, which is sent as a whole and is admin-only. */
export function isCompanyUpdate(update: StoreUpdate): boolean {
  return companyFields.some((field) => update[field] !== undefined);
}
