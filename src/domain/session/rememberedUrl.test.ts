import { describe, expect, it } from 'vitest';

import { urlAfterSignIn, safeInternalUrl } from './rememberedUrl';

describe('safeInternalUrl', () => {
  it.each([
    '/',
    '/home',
    '/orderlist?estado=pending&page=2',
    '/orderdetail/A1B2#envio',
    '/options?section=wizzard&step=2',
    '/s/donpepe?volver=https://otro.test',
  ])('keeps %s', (url) => {
    expect(safeInternalUrl(url)).toBe(url);
  });

  it.each([
    null,
    undefined,
    '',
    'home',
    ' /home',
    '/home ',
    '//otro.test',
    '///otro.test',
    '/\\otro.test',
    '\\\\otro.test',
    '/home\\..\\x',
    '/\t/otro.test',
    '/\n/otro.test',
    '/\u0000/otro.test',
    '/\u0085home',
    '/.//otro.test',
    '/a/..//otro.test',
    'https://otro.test/home',
    'javascript:alert(1)',
    '%2F%2Fotro.test',
  ])('refuses %j', (url) => {
    expect(safeInternalUrl(url)).toBeNull();
  });
});

describe('urlAfterSignIn', () => {
  it.each([
    ['/clientlist?client=4', '/clientlist?client=4'],
    [null, '/home'],
    ['//otro.test', '/home'],
    ['/login', '/home'],
    ['/login?x=1', '/home'],
    ['/register/', '/home'],
    ['/recoverpass', '/home'],
  ])('%j leads to %s', (last, expected) => {
    expect(urlAfterSignIn(last)).toBe(expected);
  });
});
