import { expect, it } from 'vitest';

import { sampleItem } from '~/testSupport/orderFixtures';

import { askedWords } from './askedWords';

function asked(raw_product: string | null, amount: number, quantity_unit: string, name: string) {
  const item = sampleItem();
  const product_denormalized = { ...item.product_denormalized, quantity_unit, name };
  return askedWords({ raw_product, amount, product_denormalized });
}

it.each<[string | null, number, string, string]>([
  [null, 3, 'kg', 'Papa negra'],
  [' ', 3, 'kg', 'Papa negra'],
  ['3 kg de papa negra', 3, 'kg', 'Papa negra'],
  ['3 kilos de PAPA NEGRA', 3, 'kg', 'Papa negra'],
  ['1,5 kg tomate redondo', 1.5, 'kg', 'Tomate redondo'],
  ['300 g de jamon cocido', 300, 'gr', 'Jamón cocido'],
  ['2 yerba mate con palo 1 kg', 2, 'unid', 'Yerba mate con palo 1 kg'],
  ['2 unidades de medialunas', 2, 'unid', 'Medialunas'],
  ['1 doc. de huevos de campo', 1, 'doc', 'Huevos de campo'],
  ['2 l de jugo', 2, 'lit', 'Jugo'],
])('hides %j of %s %s %s', (text, ...item) => {
  expect(asked(text, ...item)).toBeNull();
});

it.each<[string, number, string, string]>([
  ['2 kg de papa negra', 3, 'kg', 'Papa negra'],
  ['3 papa negra', 3, 'kg', 'Papa negra'],
  ['3 g de papa negra', 3, 'kg', 'Papa negra'],
  ['3 kg de papa', 3, 'kg', 'Papa negra'],
  ['papa negra', 3, 'kg', 'Papa negra'],
  ['3 kg de papa negra bien chica', 3, 'kg', 'Papa negra'],
  ['dos kilos de queso', 2, 'kg', 'Queso'],
])('shows %j of %s %s %s', (text, ...item) => {
  expect(asked(text, ...item)).toBe(text);
});
