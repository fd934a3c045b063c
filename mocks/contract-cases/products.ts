import { expect } from 'vitest';

import { messages } from '~/domain/messages';

import type { HostRequest } from '../contract/run/host';
import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database, ProductRow } from '../db';
import { productOf } from '../productRows';
import { STORE_IDS } from '../seed/accounts';
import {
  admin,
  read,
  firstOf,
  newProduct,
  makeProduct,
  removeProduct,
  succeeds,
  refuses,
} from './setup';

const { donpepe, feiralucia } = STORE_IDS;

const productsOf = (db: Database, storeId: number) =>
  db.products.where(({ store_id }) => store_id === storeId);

const product = (db: Database) =>
  first(productsOf(db, donpepe).filter(({ description }) => description !== null));

const lastProduct = (db: Database) => first(productsOf(db, donpepe).toReversed());

const foreign = (db: Database) => first(productsOf(db, feiralucia));

/** A product for the searches, unlike any of the seed's. */
const nougat: Omit<ProductRow, 'id'> = {
  store_id: donpepe,
  original_id: null,
  name: 'Turrón de Maní Ñandú',
  brand: { name: 'La Esquína' },
  kind: { name: 'Golosinas raras' },
  category: 'Kiosco é más',
  quantity_unit: 'unid',
  price_per_unit: 100,
  curr_symbol: '$',
  description: null,
  tags: 'Fiestas, sin TACC',
  image_url: null,
  active: true,
};

const addNougat = (db: Database) => {
  db.products.insert({ ...nougat, id: db.products.nextId() });
  db.products.insert({ ...nougat, id: db.products.nextId(), store_id: feiralucia });
};

const nothing = { name: '-', brand: '-', kind: '-', category: '-', tag: '-', id: '-' };
const search = (wanted: Partial<typeof nothing>): HostRequest => ({
  as: 'storeUser',
  params: { ...nothing, ...wanted },
});

const searches: [why: string, wanted: Partial<typeof nothing>][] = [
  ['by part of the name, without accents', { name: 'MANI nandu' }],
  ['by brand', { brand: 'esquina' }],
  ['by kind', { kind: 'GOLOSINAS rara' }],
  ['by category', { category: 'kiosco e' }],
  ['by a tag of a comma-separated text', { tag: 'sin tacc', name: 'turron' }],
  [
    'by all of them',
    { name: 'turrón', brand: 'la', kind: 'raras', category: 'más', tag: 'FIESTAS' },
  ],
];

function findsNougat([why, wanted]: (typeof searches)[number]): SeedCase {
  return {
    operationId: 'findProductsByField',
    status: 200,
    why,
    arrange: addNougat,
    request: search(wanted),
    check({ data }) {
      expect(data.map(({ name }) => name)).toEqual([nougat.name]);
    },
  };
}

const croissants = {
  name: ' Medialunas ',
  kind: { name: 'Panadería' },
  brand: { name: 'Don Pepe' },
  quantity_unit: 'doc',
  price_per_unit: 3600.01,
  description: '',
  tags: ['desayuno', ' desayuno ', ''],
};

export const cases: readonly HostCase[] = [
  succeeds('listProducts', () => admin),
  succeeds('createProduct', (host) => ({ ...admin, body: newProduct(host) }), {
    cleanUp: (host, data) => removeProduct(host, data.id),
  }),
  refuses('createProduct', 422, 'no name', (host) => ({
    ...admin,
    body: { ...newProduct(host), name: ' ' },
  })),
  succeeds('deleteProducts', async (host) => ({
    ...admin,
    body: { product_ids: [(await makeProduct(host)).id] },
  })),
  refuses('deleteProducts', 404, 'an unknown id', () => ({
    ...admin,
    body: { product_ids: [999_999_999] },
  })),
  succeeds('getProduct', async (host) => {
    const { id } = firstOf(await read(host, 'listProducts'), 'product');
    return { ...admin, params: { id, param: 'full' } };
  }),
  succeeds(
    'updateProduct',
    async (host) => ({
      ...admin,
      params: { id: (await makeProduct(host)).id },
      body: { price_per_unit: 200, tags: ['contrato'] },
    }),
    {
      check: (data) => {
        const { price_per_unit, tags } = data;
        return price_per_unit === 200 && String(tags) === 'contrato'
          ? null
          : 'the change was not saved';
      },
      cleanUp: (host, data) => removeProduct(host, data.id),
    },
  ),
  refuses('updateProduct', 422, 'a negative price', async (host) => {
    const { id } = firstOf(await read(host, 'listProducts'), 'product');
    return { ...admin, params: { id }, body: { price_per_unit: -1 } };
  }),
  succeeds(
    'findProductsByField',
    async (host) => {
      const { name } = firstOf(await read(host, 'listProducts'), 'product');
      const none = { brand: '-', kind: '-', category: '-', tag: '-', id: '-' };
      return { ...admin, params: { name, ...none } };
    },
    { check: (data) => (data.length > 0 ? null : 'the product was not found') },
  ),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listProducts',
    status: 200,
    request: { as: 'storeUser' },
    check({ data }, db) {
      expect(data).toEqual(productsOf(db, donpepe).map(productOf));
    },
  },

  {
    operationId: 'createProduct',
    status: 200,
    request: { as: 'storeUser', body: croissants },
    check({ data }, db) {
      expect(data).toMatchObject({
        name: 'Medialunas',
        brand: { name: 'Don Pepe' },
        kind: { name: 'Panadería' },
        quantity_unit: 'doc',
        price_per_unit: 3600.01,
        curr_symbol: '$',
        description: null,
        tags: ['desayuno'],
        active: true,
      });
      expect(db.products.get(data.id)?.store_id).toBe(donpepe);
    },
  },
  {
    operationId: 'createProduct',
    status: 200,
    why: 'with nothing but type, name and unit',
    request: {
      as: 'storeUser',
      body: { name: 'Pan', kind: { name: 'Panadería' }, quantity_unit: 'kg' },
    },
    check({ data }) {
      expect(data).toMatchObject({ brand: { name: '' }, price_per_unit: null, tags: [] });
    },
  },
  {
    operationId: 'createProduct',
    status: 400,
    why: 'a unit that is not sent',
    request: { as: 'storeUser', body: { ...croissants, quantity_unit: 'dozen' } },
  },
  {
    operationId: 'createProduct',
    status: 422,
    why: 'no type',
    request: { as: 'storeUser', body: { ...croissants, kind: { name: ' ' } } },
  },
  {
    operationId: 'createProduct',
    status: 422,
    why: 'a negative price',
    request: { as: 'storeUser', body: { ...croissants, price_per_unit: -1 } },
  },
  {
    operationId: 'createProduct',
    status: 422,
    why: 'a price with three decimals',
    request: { as: 'storeUser', body: { ...croissants, price_per_unit: 3600.005 } },
    refusal: messages.amountDecimals,
  },

  {
    operationId: 'deleteProducts',
    status: 200,
    why: 'one of them named twice',
    request(db) {
      const { id } = product(db);
      return { as: 'storeUser', body: { product_ids: [id, lastProduct(db).id, id] } };
    },
    check({ data }, db) {
      expect(data.deleted_ids).toHaveLength(2);
      for (const id of data.deleted_ids) expect(db.products.get(id)).toBeUndefined();
    },
  },
  {
    operationId: 'deleteProducts',
    status: 404,
    why: "another store's",
    request: (db) => ({
      as: 'storeUser',
      body: { product_ids: [product(db).id, foreign(db).id] },
    }),
    after(db) {
      expect(productsOf(db, donpepe)).toHaveLength(121);
      expect(productsOf(db, feiralucia)).toHaveLength(30);
    },
  },
  {
    operationId: 'deleteProducts',
    status: 400,
    why: 'an empty list',
    request: { as: 'storeUser', body: { product_ids: [] } },
  },

  {
    operationId: 'getProduct',
    status: 200,
    why: 'full',
    request: (db) => ({ as: 'storeUser', params: { id: product(db).id, param: 'full' } }),
    check({ data }, db) {
      expect(data).toEqual(productOf(product(db)));
    },
  },
  {
    operationId: 'getProduct',
    status: 200,
    why: 'another word',
    request: (db) => ({ as: 'storeUser', params: { id: product(db).id, param: 'todo' } }),
    check({ data }, db) {
      expect(data).toEqual(productOf(product(db)));
    },
  },
  {
    operationId: 'getProduct',
    status: 404,
    why: "another store's",
    request: (db) => ({ as: 'storeUser', params: { id: foreign(db).id, param: 'full' } }),
  },

  {
    operationId: 'updateProduct',
    status: 200,
    why: 'a row',
    request: (db) => ({
      as: 'storeUser',
      params: { id: product(db).id },
      body: { price_per_unit: 8.51, image_url: 'https://x.test/a.jpg', tags: ['a', 'b '] },
    }),
    check({ data }, db) {
      expect(data).toMatchObject({
        price_per_unit: 8.51,
        image_url: 'https://x.test/a.jpg',
        tags: ['a', 'b'],
      });
      expect(productOf(product(db))).toEqual(data);
    },
  },
  {
    operationId: 'updateProduct',
    status: 200,
    why: 'empty price and image; the tags stay',
    arrange: (db) => db.products.update(product(db).id, { tags: ['queda'] }),
    request: (db) => ({
      as: 'storeUser',
      params: { id: product(db).id },
      body: { price_per_unit: null, image_url: null },
    }),
    check({ data }) {
      expect(data).toMatchObject({ price_per_unit: null, image_url: null, tags: ['queda'] });
    },
  },
  {
    operationId: 'updateProduct',
    status: 200,
    why: 'every tag removed; the price stays',
    arrange: (db) => db.products.update(product(db).id, { price_per_unit: 12.5 }),
    request: (db) => ({ as: 'storeUser', params: { id: product(db).id }, body: { tags: [] } }),
    check({ data }) {
      expect(data).toMatchObject({ price_per_unit: 12.5, tags: [] });
    },
  },
  {
    operationId: 'updateProduct',
    status: 400,
    why: 'nothing to change',
    request: (db) => ({ as: 'storeUser', params: { id: product(db).id }, body: {} }),
  },
  {
    operationId: 'updateProduct',
    status: 404,
    why: "another store's",
    request: (db) => ({ as: 'storeUser', params: { id: foreign(db).id }, body: { tags: [] } }),
  },
  {
    operationId: 'updateProduct',
    status: 422,
    why: 'an incomplete address',
    request: (db) => ({
      as: 'storeUser',
      params: { id: product(db).id },
      body: { image_url: 'queso.jpg' },
    }),
  },

  ...searches.map(findsNougat),
  {
    operationId: 'findProductsByField',
    status: 200,
    why: 'by id',
    request: (db) => search({ id: String(product(db).id) }),
    check({ data }, db) {
      expect(data).toEqual([productOf(product(db))]);
    },
  },
  {
    operationId: 'findProductsByField',
    status: 200,
    why: 'a tag is asked for whole',
    arrange: addNougat,
    request: search({ tag: 'fiesta' }),
    check({ data }) {
      expect(data).toEqual([]);
    },
  },
  {
    operationId: 'findProductsByField',
    status: 200,
    why: 'a text with the characters that part the path',
    arrange: (db) => db.products.update(product(db).id, { name: 'Pan & queso 1/2?' }),
    request: search({ name: '& queso 1/2?' }),
    check({ data }) {
      expect(data.map(({ name }) => name)).toEqual(['Pan & queso 1/2?']);
    },
  },
];
