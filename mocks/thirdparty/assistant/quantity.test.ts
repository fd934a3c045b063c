import { describe, expect, it } from 'vitest';

import type { LanguageCode } from '~/contract/types';

import { amountOf, findQuantity, newAmount, withoutCircumstances } from './quantity';
import { tokensOf } from './tokens';

function read(text: string, language: LanguageCode = 'es') {
  const quantity = findQuantity(tokensOf(text), language);
  return quantity === null ? null : [quantity.value, quantity.unit];
}

describe('findQuantity', () => {
  it.each([
    ['quiero 2 docenas de empanadas', 2, 'doc'],
    ['una docena de huevos', 1, 'doc'],
    ['docena de huevos', 1, 'doc'],
    ['media docena de facturas', 0.5, 'doc'],
    ['medio kilo de pan', 0.5, 'kg'],
    ['un kilo y medio de papa', 1.5, 'kg'],
    ['2 y medio kilos de papa', 2.5, 'kg'],
    ['1,5 kg de queso', 1.5, 'kg'],
    ['1/2 kg de queso', 0.5, 'kg'],
    ['cuarto kilo de jamón', 0.25, 'kg'],
    ['un cuarto de kilo de jamón', 0.25, 'kg'],
    ['tres cuartos de kilo de jamón', 0.75, 'kg'],
    ['300g de jamón', 300, 'gr'],
    ['1.200 g de jamón', 1200, 'gr'],
    ['ciento cincuenta gramos de salame', 150, 'gr'],
    ['doscientos cincuenta gramos', 250, 'gr'],
    ['dos litros de jugo', 2, 'lit'],
    ['3 metros de mantel', 3, 'met'],
    ['dos yerbas', 2, null],
    ['mejor 3', 3, null],
    ['dame once alfajores', 11, null],
    ['veinticinco huevos', 25, null],
    ['treinta y cinco huevos', 35, null],
    ['dos mil quinientos gramos de asado', 2500, 'gr'],
    ['x2 manteca', 2, null],
    ['manteca x 3', 3, null],
    ['-3 leches', -3, null],
    ['menos 3 leches', -3, null],
    ['cero leches', 0, null],
  ] as const)('es: %s', (text, value, unit) => {
    expect(read(text)).toEqual([value, unit]);
  });

  it.each([
    ['quero duas dúzias de ovos', 2, 'doc'],
    ['meio quilo de tomate', 0.5, 'kg'],
    ['meia dúzia de ovos', 0.5, 'doc'],
    ['três abacaxis', 3, null],
    ['duzentos gramas de castanha', 200, 'gr'],
    ['duzentos e cinquenta gramas de castanha', 250, 'gr'],
    ['vinte e cinco ovos', 25, null],
  ] as const)('po: %s', (text, value, unit) => {
    expect(read(text, 'po')).toEqual([value, unit]);
  });

  it.each([
    ['two dozen eggs', 2, 'doc'],
    ['a dozen eggs', 1, 'doc'],
    ['half a kilo of cheese', 0.5, 'kg'],
    ['two hundred grams of ham', 200, 'gr'],
    ['an apple', 1, null],
    ['twenty-five eggs', 25, null],
  ] as const)('en: %s', (text, value, unit) => {
    expect(read(text, 'en')).toEqual([value, unit]);
  });

  it.each([
    ['quiero 2 o 3 fernet', 2, 3],
    ['entre 2 y 4 sodas', 2, 4],
  ])('es: %s is a range', (text, value, upTo) => {
    expect(findQuantity(tokensOf(text), 'es')).toMatchObject({ value, upTo });
  });

  it.each(['un poco de queso', 'harina 0000'])('es: %s says no amount', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads an exponent as the number that it is', () => {
    expect(read('1e5 pan')).toEqual([100_000, null]);
  });

  it('reads what another language counts with as a plain word', () => {
    expect(read('pão dos mineiros', 'po')).toBeNull();
    expect(read('vamos a la tienda', 'es')).toBeNull();
    expect(read('hola')).toBeNull();
  });
});

describe('newAmount', () => {
  it.each([
    ['cambiar la yerba mate de 1 kg a 3', 3],
    ['mejor 3', 3],
    ['troque a banana por 4', 4],
  ])('%s', (text, value) => {
    expect(newAmount(tokensOf(text), 'es')?.value).toBe(value);
  });
});

describe('withoutCircumstances', () => {
  it.each([
    ['2 docenas de empanadas para 10 personas', 'es', '2 docenas de empanadas'],
    ['1 fernet a las 20 hs', 'es', '1 fernet'],
    ['2 fernet para el 25 de mayo', 'es', '2 fernet'],
    ['2 kg de manga para as 18h', 'po', '2 kg de manga'],
    ['a dozen eggs for 10 people', 'en', 'a dozen eggs'],
  ] as const)('%s', (text, language, kept) => {
    expect(withoutCircumstances(tokensOf(text), language).join(' ')).toBe(kept);
  });
});

const sold = (quantity_unit: string, name = 'Pan') => ({ name, quantity_unit });

describe('amountOf', () => {
  it.each([
    [2, 'doc', sold('doc'), 2],
    [24, 'unid', sold('doc'), 2],
    [0.5, 'doc', sold('unid'), 6],
    [0.25, 'kg', sold('gr'), 250],
    [300, 'gr', sold('kg'), 0.3],
    [300, null, sold('gr'), 300],
    [2, 'kg', sold('unid', 'Yerba mate con palo 1 kg'), 2],
    [1, 'kg', sold('unid', 'Fideos tirabuzón 500 g'), 2],
  ] as const)('%s %s', (value, unit, product, amount) => {
    expect(amountOf({ value, unit }, product)).toBe(amount);
  });

  it('is one without a quantity, and asks where one gram makes no sense', () => {
    expect(amountOf(null, sold('unid'))).toBe(1);
    expect(amountOf(null, sold('gr'))).toBe('ask');
    expect(amountOf({ value: 2, unit: null }, sold('gr'))).toBe('ask');
  });

  it('a number of things that are sold by the dozen is exact dozens, or not known', () => {
    expect(amountOf({ value: 24, unit: null }, sold('doc'))).toBe(2);
    expect(amountOf({ value: 6, unit: null }, sold('doc'))).toBe('unit');
    expect(amountOf({ value: 6, unit: 'unid' }, sold('doc'))).toBe('unit');
    expect(amountOf({ value: 4, unit: null }, sold('doc'), true)).toBe(4);
  });

  it.each(['kg', 'lit', 'met'])('pieces are no %s', (unit) => {
    expect(amountOf({ value: 3, unit: null }, sold(unit))).toBe('unit');
    expect(amountOf({ value: 3, unit: null }, sold(unit), true)).toBe(3);
  });

  it('asks which end of a range is meant', () => {
    expect(amountOf({ value: 2, upTo: 3, unit: null }, sold('unid'))).toBe('ask');
  });

  it('says why so much cannot be ordered', () => {
    expect(amountOf({ value: 0, unit: null }, sold('unid'))).toBe('notPositive');
    expect(amountOf({ value: -3, unit: 'kg' }, sold('kg'))).toBe('notPositive');
    expect(amountOf({ value: 150.5, unit: 'gr' }, sold('gr'))).toBe('partOfGram');
    expect(amountOf({ value: 1e21, unit: null }, sold('unid'))).toBe('tooMuch');
  });

  it('says when a product is not sold like that', () => {
    expect(amountOf({ value: 2, unit: 'lit' }, sold('kg'))).toBe('unit');
    expect(amountOf({ value: 1, unit: 'unid' }, sold('kg'))).toBe('unit');
    expect(amountOf({ value: 0.3, unit: 'kg' }, sold('unid', 'Harina 0000 1 kg'))).toBe('unit');
  });
});
