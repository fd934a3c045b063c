import {
  failing,
  type FieldErrors,
  lengthOf,
  optionalEmailError,
  required,
} from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { hasText } from '~/lib/text';

/** A currency symbol is shorter than this. */
const CURRENCY_SYMBOL_LIMIT = 4;

/** The fields of the company data that have a rule. */
export interface CompanyData {
  tax_code: string | null;
  email: string | null;
  curr_symbol: string;
}

/** A currency symbol: prices need one, and it has fewer than 4 characters. */
export function currencySymbolError(symbol: string): string | null {
  return !hasText(symbol) || lengthOf(symbol) >= CURRENCY_SYMBOL_LIMIT
    ? messages.currencySymbolInvalid
    : null;
}

/** Company data: only the tax identification and a symbol are mandatory. */
export function validateCompanyData(values: CompanyData): FieldErrors<keyof CompanyData> {
  return failing({
    tax_code: required(values.tax_code, messages.taxCodeRequired),
    email: optionalEmailError(values.email),
    curr_symbol: currencySymbolError(values.curr_symbol.trim()),
  });
}
