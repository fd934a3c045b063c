import { describe, expect, it } from 'vitest';

import {
  parseQuantity,
  quantityChoices,
  quantityError,
  quantityReading,
  shopperNumberMessage,
} from './quantities';

describe('what can be ordered', () => {
  it.each([
    [1, 'unid'],
    [0.5, 'kg'],
    [2.25, 'lit'],
    [99_999, 'doc'],
    [100, 'gr'],
    [999_999, 'grs'],
  ])('%d %s can be ordered', (amount, unit) => {
    expect(quantityError(amount, unit)).toBeNull();
  });

  it.each([
    [0, 'unid', 'La cantidad debe ser mayor a 0'],
    [-3, 'kg', 'La cantidad debe ser mayor a 0'],
    [Number.NaN, 'kg', 'La cantidad debe ser mayor a 0'],
    [150.5, 'gr', 'La cantidad en gramos debe ser un número entero'],
    [1.5, 'unid', 'Este producto se vende por unidad entera'],
    [0.5, 'doc', 'Este producto se vende por unidad entera'],
    [0.5, 'gramo', 'La cantidad en gramos debe ser un número entero'],
    [100_000, 'unid', 'La cantidad máxima es 99.999'],
    [1e21, 'kg', 'La cantidad máxima es 99.999'],
    [1_000_000, 'g', 'La cantidad máxima es 999.999'],
  ])('%d %s cannot: %s', (amount, unit, message) => {
    expect(quantityError(amount, unit)).toBe(message);
  });
});

describe('typed amounts', () => {
  it.each([
    ['1.500', 'gr', 1500],
    ['1,500', 'gramo', 1500],
    ['150,5', 'gr', 150.5],
    ['1.234,5', 'kg', 1234.5],
    ['300', 'gr', 300],
    ['1.200', 'unid', 1200],
    ['1,200', 'doc', 1200],
    ['1,234', 'kg', 1.234],
    [' 12,500 ', 'lit', 12.5],
    ['0.250', 'kg', 0.25],
  ])('%s in %s is read as %d', (text, unit, value) => {
    expect(parseQuantity(text, unit)).toEqual({ ok: true, value });
  });

  it('1.500 of another unit is ambiguous, with a message in voseo for shoppers', () => {
    expect(parseQuantity('1.500', 'kg')).toEqual({ ok: false, reason: 'ambiguous' });
    expect(shopperNumberMessage('ambiguous')).toContain('escribí los decimales con coma');
  });

  it.each([
    ['1.234', 'kg', [1234, 1.234]],
    ['12.500', 'met', [12_500, 12.5]],
    // 999 999 kg are more than can be ordered.
    ['999.999', 'kg', [999.999]],
    ['1.234', 'gr', []],
    ['1.234', 'unid', []],
    ['1,234', 'kg', []],
    ['1.5', 'kg', []],
    ['abc', 'kg', []],
  ])('%s %s may be %j', (text, unit, amounts) => {
    expect(quantityChoices(text, unit)).toEqual(amounts);
  });

  it.each([
    ['1.500', 'gr', '= 1500 g'],
    ['1,50', 'kg', '= 1,5 kg'],
    ['2.5', 'kg', '= 2,5 kg'],
    ['1,234', 'kg', '= 1,234 kg'],
    ['1.200', 'unid', '= 1200 u.'],
    ['2,5', 'kg', null],
    ['300', 'gr', null],
    ['1.500', 'kg', null],
  ])('the reading of %s %s: %s', (text, unit, reading) => {
    expect(quantityReading(text, unit)).toBe(reading);
  });
});
