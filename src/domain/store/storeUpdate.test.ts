import { describe, expect, it } from 'vitest';

import type { StoreUpdate } from '~/contract/types';

import { isCompanyUpdate, validateStoreUpdate } from './storeUpdate';

const taxCodeRequired = 'Por favor ingrese identificacion fiscal';
const symbolTooLong = 'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)';
const social_networks = {
  whatsapp: null,
  yt: null,
  facebook: null,
  instagram: null,
  maps: null,
  flags: { whatsapp: false, yt: false, facebook: false, instagram: false, maps: false },
};
const dialog_messages = { dialog_init: null, pre_order: null, order_close: null };

// The variants of POST /store/{id} in §7 staff that are no company data.
const otherUpdates: StoreUpdate[] = [
  { social_networks },
  { dialog_messages, social_networks },
  { delivery_enabled: true, takeaway_enabled: false },
  { setup: { bot: true } },
];

describe('company data (§5 staff)', () => {
  it.each(otherUpdates)('%j is none, and needs no tax identification', (update) => {
    expect(isCompanyUpdate(update)).toBe(false);
    expect(validateStoreUpdate(update)).toEqual({});
  });

  it.each<StoreUpdate>([
    { legal_name: 'Don Pepe S.R.L.', address: 'Rivadavia 4321', email: 'hola@donpepe.test' },
    { city: null },
    { prefered_language: 'po' },
    { tax_code: ' ', phone: '4555-0101' },
  ])('%j lacks the tax identification', (update) => {
    expect(isCompanyUpdate(update)).toBe(true);
    expect(validateStoreUpdate(update)).toEqual({ tax_code: taxCodeRequired });
  });

  it.each<[StoreUpdate, object]>([
    [{}, {}],
    [{ email: null }, {}],
    [{ email: 'a@b.test', curr_symbol: 'US$' }, {}],
    [{ email: 'a' }, { email: 'Por favor ingrese un email valido' }],
    [{ curr_symbol: 'US$$' }, { curr_symbol: symbolTooLong }],
    [{ curr_symbol: ' $  ' }, { curr_symbol: symbolTooLong }],
    [{ curr_symbol: ' ' }, { curr_symbol: symbolTooLong }],
  ])('with a tax identification, %j', (update, expected) => {
    expect(validateStoreUpdate({ tax_code: '30-71234567-8', ...update })).toEqual(expected);
  });
});
