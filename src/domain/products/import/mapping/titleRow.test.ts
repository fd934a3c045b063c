import { describe, expect, it } from 'vitest';

import { countUses, findTitleRow } from './titleRow';

const blank = (count: number) => Array.from({ length: count }, () => ['']);

describe('the row of the titles', () => {
  it('is the first of those with the most columns', () => {
    expect(findTitleRow([['Lista'], ['id'], ['id', 'Precio'], ['Id', 'price']])).toBe(2);
    expect(findTitleRow([['Lista'], []])).toBeNull();
    expect(findTitleRow([])).toBeNull();
  });

  it('is among the first 30', () => {
    expect(findTitleRow([...blank(29), ['id']])).toBe(29);
    expect(findTitleRow([...blank(30), ['id']])).toBeNull();
  });

  it('may have titles of no list, above numbers', () => {
    expect(
      findTitleRow([
        ['Lista 2026', ''],
        ['Bulto', 'Neto'],
        ['Pan', '12'],
      ]),
    ).toBeNull();
    expect(
      findTitleRow([
        ['Bulto', 'Neto'],
        ['Pan', '12'],
      ]),
    ).toBe(0);
    expect(
      findTitleRow([
        ['Pan', '12'],
        ['Queso', '14'],
      ]),
    ).toBeNull();
  });

  it('counts columns of one use once', () => {
    expect(countUses(['id', 'Precio', 'Nuevo precio', 'Notas'])).toBe(2);
  });
});
