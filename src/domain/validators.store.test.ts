import { describe, expect, it } from 'vitest';

import {
  currencySymbolError,
  isCompleteUrl,
  splitFaqTexts,
  urlError,
  validateChangePassword,
  validateClientData,
  validateCompanyData,
  validateContact,
  validateFaqUpload,
  validateNewProduct,
  validateRefcode,
  validateStoreUser,
} from './validators';

const tooShort = 'La contraseña debe ser mayor a 6 digitos';
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

describe('validateChangePassword', () => {
  it.each([
    [
      '',
      '',
      {
        old_password: 'Por favor ingrese la contraseña actual valida',
        new_password: 'Por favor ingrese la nueva contraseña',
      },
    ],
    ['x', 'abc', { new_password: tooShort }],
    ['x', 'Pepe1234', {}],
  ])(
    'the errors of the old password %j and the new one %j are %j',
    (old_password, new_password, expected) => {
      expect(validateChangePassword({ old_password, new_password })).toEqual(expected);
    },
  );
});

describe('validateStoreUser', () => {
  it.each([
    ['', '', { email: 'Por favor ingrese un email', password: 'Por favor ingrese la contraseña' }],
    ['a', 'Pepe1234', { email: emailInvalid }],
    ['a@b.test', '1', { password: tooShort }],
    ['a@b.test', 'Pepe1234', {}],
  ])('the errors of the email %j and the password %j are %j', (email, password, expected) => {
    expect(validateStoreUser({ email, password })).toEqual(expected);
  });
});

describe('validateRefcode', () => {
  const good = {
    description: 'Vidriera',
    client_msg_preamble: 'Hola',
    use_confirm_finisher: 'Gracias',
  };

  it.each([
    [{}, {}],
    [{ description: ' ' }, { description: 'Por favor ingrese la descripcion/origen' }],
    [
      { client_msg_preamble: '' },
      { client_msg_preamble: 'Por favor ingrese el Mensaje del usuário' },
    ],
    [
      { use_confirm_finisher: '' },
      { use_confirm_finisher: 'Por favor ingrese el mensaje para finalizar' },
    ],
    [
      {
        description: 'x'.repeat(200),
        client_msg_preamble: 'x'.repeat(25),
        use_confirm_finisher: 'ñ'.repeat(25),
      },
      {},
    ],
    [
      { client_msg_preamble: 'x'.repeat(26) },
      { client_msg_preamble: 'El mensaje puede tener hasta 25 caracteres' },
    ],
    [
      { use_confirm_finisher: 'x'.repeat(26) },
      { use_confirm_finisher: 'El mensaje puede tener hasta 25 caracteres' },
    ],
    [{ client_msg_preamble: '😀'.repeat(25) }, {}],
  ])('the errors with %j are %j', (change, expected) => {
    expect(validateRefcode({ ...good, ...change })).toEqual(expected);
  });
});

describe('FAQ upload', () => {
  it('is one FAQ per line', () => {
    expect(splitFaqTexts('¿Abren hoy? Sí\r\n\n  ¿Envían? No \r¿Precio? 10')).toEqual([
      '¿Abren hoy? Sí',
      '¿Envían? No',
      '¿Precio? 10',
    ]);
  });

  it.each([
    ['¿Abren? Sí\n¿Envían? No', true],
    ['', false],
    ['\n \n', false],
    ['¿Abren?', false],
    ['¿Abren? Sí\n¿Envían?', false],
  ])('%j is valid: %s', (text, valid) => {
    expect(Object.keys(validateFaqUpload({ text }))).toEqual(valid ? [] : ['text']);
  });
});

describe('validateNewProduct', () => {
  it.each([
    [
      '',
      ' ',
      { kind: 'Por favor ingrese un tipo valido', name: 'Por favor ingrese un nombre valido' },
    ],
    ['Bebidas', '', { name: 'Por favor ingrese un nombre valido' }],
    ['Bebidas', 'Agua', {}],
  ])('the errors of the type %j and the name %j are %j', (kind, name, expected) => {
    expect(validateNewProduct({ kind, name })).toEqual(expected);
  });
});

describe('urls', () => {
  it.each(['http://a.test', 'https://a.test/x?y=1', ' https://localhost:8080 '])(
    '%j is complete',
    (url) => {
      expect(isCompleteUrl(url)).toBe(true);
      expect(urlError(url)).toBeNull();
    },
  );

  it.each([
    'a.test',
    '//a.test',
    '/x',
    'https:a.test',
    'https://',
    'ftp://a.test',
    'javascript:alert(1)',
    'https://a b',
  ])('%j is not', (url) => {
    expect(isCompleteUrl(url)).toBe(false);
    expect(urlError(url)).not.toBeNull();
  });

  it('may be left empty', () => {
    expect(urlError('')).toBeNull();
    expect(urlError(null)).toBeNull();
  });
});

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
    expect(validateContact({ name: ' ', phone: '' })).toEqual({
      name: 'Ingresá tu nombre',
      phone: 'Ingresá un teléfono para que la tienda pueda avisarte',
    });
    expect(validateContact({ name: 'Ana', phone: 'no tengo' })).toEqual({ phone: phoneInvalid });
    expect(validateContact({ name: 'Ana', phone: '11 5555-0202' })).toEqual({});
  });
});
