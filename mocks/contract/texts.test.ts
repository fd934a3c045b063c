import { describe, expect, it } from 'vitest';

import { trimTexts as stored } from './texts';

describe('the texts of a body', () => {
  it('are trimmed, and null where an empty one may be null', () => {
    expect(
      stored('saveStore', {
        tax_code: ' 30-1 ',
        legal_name: '  ',
        social_networks: { whatsapp: ' https://wa.me/1 ', yt: '', flags: { yt: true } },
      }),
    ).toEqual({
      tax_code: '30-1',
      legal_name: null,
      social_networks: { whatsapp: 'https://wa.me/1', yt: null, flags: { yt: true } },
    });
  });

  it('are trimmed in lists, in records and in each variant of a body', () => {
    const method = { name: ' Efectivo ', method_info: ' ', config: { clave: ' valor ' } };
    expect(stored('savePaymentMethods', [method])).toEqual([
      { name: 'Efectivo', method_info: null, config: { clave: 'valor' } },
    ]);
    expect(stored('saveOrder', { items: [{ id: 1, store_observations: ' ya ' }] })).toEqual({
      items: [{ id: 1, store_observations: 'ya' }],
    });
  });

  it('stay as they are in passwords, emails, enumerations and free JSON', () => {
    const login = { email: ' a@b.test ', password: ' clave ' };
    expect(stored('login', login)).toEqual({ email: 'a@b.test', password: ' clave ' });
    const user = { email: ' a@b.test', password: ' clave ' };
    expect(stored('addStoreUser', user)).toEqual(user);
    expect(stored('saveOrder', { status: ' pending' })).toEqual({ status: ' pending' });
    const activity = { payload: { text: ' yerba ' } };
    expect(stored('logActivity', activity)).toEqual(activity);
  });

  it('stay as they are in a body that the contract does not describe', () => {
    expect(stored('saveOrder', [' x '])).toEqual([' x ']);
    expect(stored('savePromos', { otro: ' x ' })).toEqual({ otro: ' x ' });
    expect(stored('saveOrder', null)).toBeNull();
  });
});
