import { describe, expect, it } from 'vitest';

import { currencySymbolError, validateCompanyData } from './companyValidation';

const emailInvalid = 'Por favor ingrese un email valido';

describe('company data', () => {
  const taxCodeRequired = 'Por favor ingrese identificacion fiscal';
  const symbolTooLong = 'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)';

  it.each([
    [{ tax_code: '20-1', email: 'a@b.test', curr_symbol: '$' }, {}],
    [{ tax_code: '20-1', email: null, curr_symbol: ' R$ ' }, {}],
    [{ tax_code: '20-1', email: '', curr_symbol: '' }, { curr_symbol: symbolTooLong }],
    [{ tax_code: '', email: null, curr_symbol: '$' }, { tax_code: taxCodeRequired }],
    [{ tax_code: null, email: null, curr_symbol: '$' }, { tax_code: taxCodeRequired }],
    [{ tax_code: '20-1', email: 'a', curr_symbol: '$' }, { email: emailInvalid }],
    [{ tax_code: '20-1', email: null, curr_symbol: 'US$$' }, { curr_symbol: symbolTooLong }],
  ])('the errors of %j are %j', (values, expected) => {
    expect(validateCompanyData(values)).toEqual(expected);
  });

  it.each([
    ['US$', null],
    ['US$$', symbolTooLong],
    ['', symbolTooLong],
  ])('a symbol has a character and is shorter than 4 characters: %s', (symbol, expected) => {
    expect(currencySymbolError(symbol)).toBe(expected);
  });
});
