import { expect, it } from 'vitest';

import { cartLineError } from './cartLine';

const cheese = { name: 'Queso sardo', quantity_unit: 'kg' };

it.each([
  [cheese, null],
  [{ ...cheese, quantity_unit: 'gr' }, 'El producto cambió: volvé a abrir el catálogo'],
  [{ ...cheese, name: 'Queso' }, 'El producto cambió: volvé a abrir el catálogo'],
])('the error of the line %j is %s', (line, expected) => {
  expect(cartLineError(line, cheese)).toBe(expected);
});
