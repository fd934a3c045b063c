import { describe, expect, it } from 'vitest';

import { emailError, isCompleteUrl, urlError } from './fieldRules';

const emailInvalid = 'Por favor ingrese un email valido';

describe('emailError', () => {
  it.each(['ventas@donpepe.test', 'a.b+c@sub.donpepe.com.ar', ' admin@donpepe.test '])(
    'takes %j',
    (email) => {
      expect(emailError(email)).toBeNull();
    },
  );

  it.each([
    '',
    ' ',
    'ventas',
    'ventas@',
    '@donpepe.test',
    'a@b',
    'a@b.',
    'a@.b',
    'a b@c.test',
    'a@b@c.test',
    'a@b..c',
  ])('refuses %j', (email) => {
    expect(emailError(email)).toBe(emailInvalid);
  });

  it('refuses longer than an address can be', () => {
    expect(emailError(`${'a'.repeat(250)}@b.test`)).toBe(emailInvalid);
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
