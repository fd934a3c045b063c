import { expect, it } from 'vitest';

import { testProduct } from '~/testSupport/testShop';

import { textsDraft, textsErrors, textsPatch } from './productTexts';

const yerba = testProduct(1, { name: 'Yerba', quantity_unit: 'unid', description: 'Suave' });
const draft = textsDraft(yerba);

it.each([
  [{}, {}],
  [{ name: ' Yerba 1 kg ' }, { name: 'Yerba 1 kg' }],
  [{ brand: 'Playadito' }, { brand: { name: 'Playadito' } }],
  [
    { unit: 'kg', description: 'Con palo' },
    { quantity_unit: 'kg', description: 'Con palo' },
  ],
  [{ brand: ' ', description: '' }, {}],
])('%j sends %j', (typed, patch) => {
  expect(textsPatch(yerba, { ...draft, ...typed })).toEqual(patch);
});

it('needs a name', () => {
  expect(textsErrors(draft)).toEqual({});
  expect(textsErrors({ ...draft, name: ' ' })).toEqual({
    name: 'Por favor ingrese un nombre valido',
  });
});
