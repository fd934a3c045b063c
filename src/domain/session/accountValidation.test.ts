import { describe, expect, it } from 'vitest';

import {
  hashtagError,
  passwordError,
  refusedCharacters,
  validateChangePassword,
  validateRecovery,
  validateRecoveryCode,
  validateRecoveryData,
  validateRecoveryEmail,
  validateRegistration,
  validateRegistrationData,
  validateStoreUser,
} from './accountValidation';
import { validateLogin } from './loginValidation';

const tooShort = 'La contraseña debe ser mayor a 6 digitos';
const tooLong = 'Contraseña muy larga';
const invalidCharacter = 'La contraseña posee un caracter invalido';
const lettersAndNumbers = 'La contraseña debe contener numeros y letras';
const emailInvalid = 'Por favor ingrese un email valido';

describe('passwordError', () => {
  it.each([
    ['', tooShort],
    ['a1b2c', tooShort],
    ['ab cd', tooShort],
    ['ñ', tooShort],
    ['abc123', null],
    ['Pepe1234', null],
    ['a1!@#$%^&*()_+', null],
    [`a1${'x'.repeat(48)}`, null],
    [`a1${'x'.repeat(49)}`, tooLong],
    ['x'.repeat(51), tooLong],
    [' '.repeat(51), tooLong],
    ['abc 123', invalidCharacter],
    ['contraseña1', invalidCharacter],
    ['abc-123', invalidCharacter],
    ['------', invalidCharacter],
    ['abcdef', lettersAndNumbers],
    ['123456', lettersAndNumbers],
    ['!@#$%^', lettersAndNumbers],
    ['abc!@#', lettersAndNumbers],
  ])('of %j is %s', (password, expected) => {
    expect(passwordError(password)).toBe(expected);
  });
});

it('names the characters that a password may not have, each once', () => {
  expect(refusedCharacters('ab-12 cd-34ñ👍')).toEqual(['-', ' ', 'ñ', '👍']);
  expect(refusedCharacters('Pepe1234!_')).toEqual([]);
});

describe('hashtagError', () => {
  it.each(['#donpepe', '#DonPepe2', '#1'])('takes %s', (hashtag) => {
    expect(hashtagError(hashtag)).toBeNull();
  });

  it.each([
    '',
    '#',
    'donpepe',
    '##donpepe',
    '#don pepe',
    '#don-pepe',
    '#piñata',
    '#don_pepe',
    ' #donpepe',
    '#donpepe\n',
  ])('refuses %j', (hashtag) => {
    expect(hashtagError(hashtag)).toBe(
      'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
    );
  });
});

describe('validateLogin', () => {
  it.each([
    [
      '',
      '',
      {
        email: 'Por favor ingrese el email del usuario',
        password: 'Por favor ingrese la contraseña',
      },
    ],
    ['  ', 'x', { email: 'Por favor ingrese el email del usuario' }],
    ['a@b.test', '', { password: 'Por favor ingrese la contraseña' }],
    ['quien sea', 'x', {}],
  ])('the errors of the email %j and the password %j are %j', (email, password, expected) => {
    expect(validateLogin({ email, password })).toEqual(expected);
  });
});

describe('registration', () => {
  const good = {
    email: 'a@b.test',
    name: 'Don Pepe',
    hashtag: '#donpepe',
    password: 'Pepe1234',
    repeat: 'Pepe1234',
    captcha: 'token',
  };

  it.each([
    [{}, {}],
    [{ email: 'a' }, { email: emailInvalid }],
    [{ name: ' ' }, { name: 'Por favor ingrese el nombre de la empresa' }],
    [
      { hashtag: 'x' },
      {
        hashtag: 'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
      },
    ],
    [{ password: '', repeat: '' }, { password: 'Por favor ingrese la contraseña' }],
    [{ password: 'abc', repeat: 'abc' }, { password: tooShort }],
    [{ repeat: 'Pepe12345' }, { repeat: 'Por favor ingrese la misma contraseña' }],
    [{ repeat: '' }, { repeat: 'Por favor ingrese la misma contraseña' }],
    [{ captcha: '' }, { captcha: 'Por favor, complete el CAPTCHA' }],
  ])('the errors with %j are %j', (change, expected) => {
    expect(validateRegistration({ ...good, ...change })).toEqual(expected);
  });

  it('does not validate the repeat and the CAPTCHA on the server', () => {
    const { email, name, hashtag, password } = good;
    expect(validateRegistrationData({ email, name, hashtag, password })).toEqual({});
    expect(
      Object.keys(validateRegistrationData({ email: '', name: '', hashtag: '', password: '' })),
    ).toEqual(['email', 'name', 'hashtag', 'password']);
  });
});

describe('recovery', () => {
  const good = { email: 'a@b.test', token: '123456', password: 'Pepe1234', captcha: 'token' };

  it('step by step', () => {
    expect(validateRecoveryEmail({ email: 'a' })).toEqual({ email: emailInvalid });
    expect(validateRecoveryEmail({ email: 'a@b.test' })).toEqual({});
    expect(validateRecoveryCode({ token: ' ' })).toEqual({
      token: 'Por favor ingrese el codigo enviado a su email',
    });
    expect(validateRecoveryCode({ token: '123456' })).toEqual({});
  });

  it.each([
    [{}, {}],
    [{ email: '' }, { email: emailInvalid }],
    [{ token: '' }, { token: 'Por favor ingrese el codigo enviado a su email' }],
    [{ password: '' }, { password: 'Por favor ingrese la contraseña' }],
    [{ password: 'abcdef' }, { password: lettersAndNumbers }],
    [{ captcha: '' }, { captcha: 'Por favor, complete el CAPTCHA' }],
  ])('submit with %j', (change, expected) => {
    expect(validateRecovery({ ...good, ...change })).toEqual(expected);
  });

  it('does not validate the CAPTCHA on the server', () => {
    expect(validateRecoveryData({ email: 'a@b.test', token: '1', password: 'Pepe1234' })).toEqual(
      {},
    );
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
