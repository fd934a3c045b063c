import { describe, expect, it } from 'vitest';

import { validateClientData, validateContact } from './shopperValidation';

describe('a shopper’s own data', () => {
  const empty = { first_name: null, last_name: null, email: null, phone: null, address: null };
  const phoneInvalid = 'Ingresá un teléfono válido: solo números, con código de área';

  it.each([
    [{ first_name: 'Ana' }, {}],
    [{ email: 'x' }, { email: 'Ingresá un email válido' }],
    [{ phone: '+54 9 11 5555-0202' }, {}],
    [{ phone: '(011) 5555.0202' }, {}],
    [{ phone: 'abc' }, { phone: phoneInvalid }],
    [{ phone: '12345' }, { phone: phoneInvalid }],
    [{ first_name: ' ' }, { first_name: 'Completá al menos un dato' }],
  ])('the errors of %j are %j', (values, errors) => {
    expect(validateClientData({ ...empty, ...values })).toEqual(errors);
  });

  it('name and phone are required before the first confirmation', () => {
    expect(validateContact({ name: ' ', phone: '', email: '', address: '' })).toEqual({
      name: 'Ingresá tu nombre',
      phone: 'Ingresá un teléfono para que la tienda pueda avisarte',
    });
    expect(validateContact({ name: 'Ana', phone: 'no tengo', email: '', address: '' })).toEqual({
      phone: phoneInvalid,
    });
    const ana = { name: 'Ana', phone: '11 5555-0202', address: '' };
    expect(validateContact({ ...ana, email: '' })).toEqual({});
    expect(validateContact({ ...ana, email: 'ana' })).toEqual({ email: 'Ingresá un email válido' });
  });
});
