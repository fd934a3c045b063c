import type { StoreUpdate } from '~/contract/types';

/** The company data of a store, which only the store role admin sees and changes. */
export const COMPANY_FIELDS = [
  'legal_name',
  'tax_code',
  'address',
  'city',
  'postcode',
  'state',
  'country',
  'phone',
  'email',
  'prefered_language',
  'curr_symbol',
] as const satisfies readonly (keyof StoreUpdate)[];

export type CompanyField = (typeof COMPANY_FIELDS)[number];
