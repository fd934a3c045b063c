import type { Store, StoreUpdate } from '~/contract/types';
import type { companyTexts } from '~/domain/store/storeUpdate';

/** A company field that is a text. */
export type CompanyText = (typeof companyTexts)[number];

/** The company form: what stands in each field. */
export type CompanyDraft = Record<CompanyText, string> & Pick<Store, 'prefered_language'>;

/** The form of a store as it is saved; an empty text where there is none. */
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

/** What POST /store/{id} gets: trimmed, null where nothing is written (§7 staff). */
export function toCompanyUpdate(draft: CompanyDraft): StoreUpdate {
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
