import type { Store, StoreUpdate } from '~/contract/types';
import { COMPANY_FIELDS, type CompanyField } from '~/domain/store/companyFields';

/** The company fields that are texts, in the order of the form. */
export const COMPANY_TEXTS = COMPANY_FIELDS.filter((field) => field !== 'prefered_language');

export type CompanyText = (typeof COMPANY_TEXTS)[number];

/** Values of the company form. */
type CompanyDraft = Record<CompanyText, string> & Pick<Store, 'prefered_language'>;

/** The form values of a store; empty texts for null. */
export function companyDraft(store: Store): CompanyDraft {
  return {
    legal_name: store.legal_name ?? '',
    tax_code: store.tax_code ?? '',
    address: store.address ?? '',
    city: store.city ?? '',
    postcode: store.postcode ?? '',
    country: store.country ?? '',
    state: store.state ?? '',
    phone: store.phone ?? '',
    email: store.email ?? '',
    curr_symbol: store.curr_symbol,
    prefered_language: store.prefered_language,
  };
}

/** The body of POST /store/{id}: trimmed, null when empty. */
export function toCompanyUpdate(draft: CompanyDraft): Required<Pick<StoreUpdate, CompanyField>> {
  const orNull = (field: CompanyText) => draft[field].trim() || null;
  return {
    legal_name: orNull('legal_name'),
    tax_code: draft.tax_code.trim(),
    address: orNull('address'),
    city: orNull('city'),
    postcode: orNull('postcode'),
    country: orNull('country'),
    state: orNull('state'),
    phone: orNull('phone'),
    email: orNull('email'),
    prefered_language: draft.prefered_language,
    curr_symbol: draft.curr_symbol.trim(),
  };
}
