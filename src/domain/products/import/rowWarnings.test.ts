import { describe, expect, it } from 'vitest';

import { testProduct } from '~/testSupport/testShop';

import { isPicturePage, KnownNames, priceWarnings } from './rowWarnings';

const arroz = testProduct(1, { name: 'Arroz largo fino 1 kg' });
const yerba = testProduct(2, { name: 'Yerba mate 500 g', kind: { name: 'Infusiones' } });

describe('names of a file', () => {
  const names = new KnownNames([arroz, yerba]);

  it.each([
    ['', null],
    ['ARROZ LARGO FINO 1 KG', null],
    ['Arroz', null],
    ['Arroz largo fino 1 kg (bolsa)', null],
    ['Azúcar', 'el archivo dice «Azúcar», el producto 1 es «Arroz largo fino 1 kg»'],
    ['yerba mate, 500 g', '«yerba mate, 500 g» es el nombre del producto 2'],
  ])('«%s» beside the id of a rice', (written, expected) => {
    const reason = names.mismatchOf(arroz, written, false);
    expect(reason).toBe(expected && `los nombres no coinciden: ${expected}`);
  });

  it('a product can be renamed, but not to the name of another one', () => {
    expect(names.mismatchOf(arroz, 'Azúcar', true)).toBeNull();
    expect(names.mismatchOf(arroz, 'Yerba mate 500 g', true)).toMatch(/producto 2$/);
  });

  it('a new product may be one of the store, or of the file', () => {
    const fresh = new KnownNames([arroz, yerba]);
    const kind = { name: 'infusiones' };
    expect(fresh.twinOf({ name: 'Yerba Mate 500 g', kind }, 2)).toMatch(/: el 2$/);
    expect(fresh.twinOf({ name: 'Té', kind }, 3)).toBeNull();
    expect(fresh.twinOf({ name: 'TE', kind }, 4)).toBe('tiene el nombre y el tipo de la fila 3');
    expect(new KnownNames(null).twinOf({ name: 'Té', kind }, 2)).toBeNull();
  });
});

it.each([
  [0, 10, ['zero']],
  [50, 10, []],
  [50.01, 10, ['factor']],
  [2, 10, []],
  [1.99, 10, ['factor']],
  [500, null, []],
  [500, 0, []],
  [null, 10, []],
])('a price of %s that was %s has the warnings %j', (price, before, warnings) => {
  const product = testProduct(1, { price_per_unit: before });
  expect(priceWarnings({ price_per_unit: price }, false, product)).toEqual(warnings);
});

it.each([
  ['https://drive.google.com/file/d/1AbC/view?usp=sharing', true],
  ['https://drive.google.com/open?id=1AbC', true],
  ['https://photos.app.goo.gl/Xyz', true],
  ['https://www.dropbox.com/s/abc/mate.jpg?dl=0', true],
  ['https://www.dropbox.com/s/abc/mate.jpg?raw=1', false],
  ['https://www.instagram.com/p/Cabc/', true],
  ['https://imgur.com/a/abc', true],
  ['https://i.imgur.com/abc.jpg', false],
  ['https://drive.google.com/uc?export=view&id=1AbC', false],
  ['https://cdn.example.com/drive.google.com/file/mate.jpg', false],
  [null, false],
])('%s is a page about a picture: %s', (url, expected) => {
  expect(isPicturePage(url)).toBe(expected);
});
