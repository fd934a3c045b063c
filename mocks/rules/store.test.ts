import { describe, expect, it } from 'vitest';

import type { SetupFlags, SetupFlagsUpdate, StoreUpdate } from '~/contract/types';

import {
  deliverySwitchesError,
  isCompanyUpdate,
  setupTimesError,
  setupUpdateVerdict,
  socialNetworksError,
  validateStoreUpdate,
} from './store';

const admin = { kind: 'seller', role: 'admin' } as const;
const user = { kind: 'seller', role: 'other' } as const;

const taxCodeRequired = 'Por favor ingrese identificacion fiscal';
const symbolTooLong = 'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)';
const urlIncomplete = 'Por favor ingrese la url completa (debe comenzar con http:// o https://)';
const social_networks = {
  whatsapp: null,
  yt: null,
  facebook: null,
  instagram: null,
  maps: null,
  flags: { whatsapp: false, yt: false, facebook: false, instagram: false, maps: false },
};
const dialog_messages = { dialog_init: null, pre_order: null, order_close: null };

// The variants of POST /store/{id} without company data.
const otherUpdates: StoreUpdate[] = [
  { social_networks },
  { dialog_messages, social_networks },
  { delivery_enabled: true, takeaway_enabled: false },
  { setup: { bot: true } },
];

describe('company data', () => {
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

describe('setupUpdateVerdict', () => {
  const now = new Date(2026, 2, 31, 12, 0, 0);
  const longAgo = '2026-03-01 12:00:00';
  const saved: SetupFlags = {
    store: true,
    storeTS: longAgo,
    crew: true,
    wsnumber: true,
    products: true,
    sales: true,
    bot: true,
    qrs: true,
    qrsTS: longAgo,
    calendar: true,
    calendarTS: longAgo,
    pms: true,
    pmsTS: longAgo,
    faqs1: true,
    faqs1TS: longAgo,
    faqs2: false,
    faqs2TS: null,
  };

  it.each<SetupFlagsUpdate>([
    { store: true },
    { crew: true },
    { pms: true, faqs1: true },
    { bot: true, faqs2: true },
    { qrs: true, qrsTS: '2026-03-14 18:05:00' },
    { qrsTS: '2026-03-14 18:05:00' },
    { pms: false, pmsTS: null },
    { crew: false },
  ])('%j is for the store role admin', (update) => {
    expect(setupUpdateVerdict(update, admin, saved, now)).toEqual({ allowed: true });
    expect(setupUpdateVerdict(update, user, saved, now)).toEqual({
      allowed: false,
      reason: 'Solo administradores',
    });
  });

  it.each<SetupFlagsUpdate>([
    { sales: true },
    { wsnumber: true, products: true, bot: true },
    { calendar: true, calendarTS: '2026-03-14 18:05:00' },
    { store: false, qrs: false, pms: false, faqs1: false, faqs2: false },
  ])('%j is for every seller', (update) => {
    expect(setupUpdateVerdict(update, user, saved, now)).toEqual({ allowed: true });
  });

  it('does not let a seller reset a task of the admin before its days are over', () => {
    const fresh = { ...saved, pmsTS: '2026-03-30 12:00:00' };
    expect(setupUpdateVerdict({ pms: false }, user, fresh, now).allowed).toBe(false);
    expect(setupUpdateVerdict({ pms: false }, admin, fresh, now).allowed).toBe(true);
  });
});

describe('setupTimesError', () => {
  const now = new Date(2026, 4, 31, 12, 0, 0);

  it.each([
    [{ qrs: true, bot: true }, null],
    [{ qrs: true, qrsTS: '2026-05-31 12:00:00' }, null],
    [{ qrs: true, qrsTS: null }, null],
    // Wall clocks have no zone: another zone's may be up to a day ahead.
    [{ qrs: true, qrsTS: '2026-06-01 12:00:00' }, null],
    [{ qrs: true, qrsTS: '2026-06-01 12:00:01' }, 'La fecha no puede estar en el futuro'],
    [{ pmsTS: '2099-01-01 00:00:00' }, 'La fecha no puede estar en el futuro'],
    [
      { calendarTS: '2026-02-31 10:00:00' },
      'Por favor ingrese una fecha válida (DD/MM/AAAA HH:mm)',
    ],
  ])('the error of %j is %s', (update, expected) => {
    expect(setupTimesError(update, now)).toBe(expected);
  });
});

it.each([
  [{}, null],
  [{ whatsapp: 'https://wa.me/5491145550101', maps: ' ' }, null],
  [{ whatsapp: '5491145550101' }, urlIncomplete],
  [{ yt: 'https://youtube.com/@donpepe', maps: 'mapa' }, urlIncomplete],
])('the error of the social networks %j is %s', (addresses, expected) => {
  expect(socialNetworksError({ ...social_networks, ...addresses })).toBe(expected);
});

it.each([
  [true, true, null],
  [true, false, null],
  [false, true, null],
  [false, false, 'No es posible desactivar la entrega y el retiro a la vez'],
])('with delivery %s and takeaway %s the error is %s', (delivery, takeaway, expected) => {
  const switches = { delivery_enabled: delivery, takeaway_enabled: takeaway };
  expect(deliverySwitchesError(switches)).toBe(expected);
});
