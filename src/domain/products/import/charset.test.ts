import { expect, it } from 'vitest';

import { isGarbled, repairRows } from './charset';

/** A text written as UTF-8 and read as Latin-1. */
const misread = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

it.each([
  'Almacén',
  'Ñandú, azúcar',
  'Café «premium»',
  '100 % – “natural”',
  '🧉 mate',
  'Precio: 5 €',
  'MAÇÃ',
])('reads %s right after it was read byte by byte', (text) => {
  const repair = repairRows([['id', misread(text), 7]]);
  expect(repair?.rows).toEqual([['id', text, 7]]);
  expect(repair?.repair).toEqual({ cells: 1, written: misread(text), read: text });
});

it('reads the bytes as Windows-1252 shows them', () => {
  expect(repairRows([['ï»¿id', 'AlmacÃ©n', 'oferta â€“ nueva']])?.rows).toEqual([
    ['id', 'Almacén', 'oferta – nueva'],
  ]);
});

it('leaves texts that are right', () => {
  expect(repairRows([['Almacén', '«MAÇÃ»', 'CAFÉ', 'Ñandú', '30 °C', '«É»']])).toBeNull();
  expect(repairRows([])).toBeNull();
});

it('tells spoilt texts from others', () => {
  for (const text of ['AlmacÃ©n', 'Almac\uFFFDn', 'Almac‚n', 'ca¤a']) {
    expect(isGarbled(text)).toBe(true);
  }
  for (const text of ['Almacén', '«MAÇÃ', 'US$ 5', '5 £', 'Ñandú']) {
    expect(isGarbled(text)).toBe(false);
  }
});
