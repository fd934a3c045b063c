import { expect, it } from 'vitest';

import { namesFirst } from './namesFirst';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('names that begin with the searched text come first, a whole word before a part, then those with such a word', () => {
  const found = named(
    'Panceta ahumada',
    'Queso para pan',
    'Pan rallado',
    'Empanadas',
    'PÁN lactal',
  );
  expect(namesFirst(found, ' pán').map(({ name }) => name)).toEqual([
    'Pan rallado',
    'PÁN lactal',
    'Panceta ahumada',
    'Queso para pan',
    'Empanadas',
  ]);
  expect(namesFirst(found, 'queso para').map(({ name }) => name)[0]).toBe('Queso para pan');
  expect(namesFirst(found, ' ')).toBe(found);
});
