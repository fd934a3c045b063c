import {
  accepted,
  expectPart,
  expectThat,
  proves,
  rejects,
  succeeds,
  type Case,
  type Prepare,
  type Rule,
} from '../contractCase';
import type { HostRequest } from '../run/host';
import { refusesPrices } from './refusedValues';
import { admin, makeProduct, newOrder, newProduct, read, readOrder, removeProduct } from './setup';
import { expectAscending, expectListed } from './sorting';

const nothing = { name: '-', brand: '-', kind: '-', category: '-', tag: '-', id: '-' };
const search = (wanted: Partial<Record<keyof typeof nothing, string | number>>): HostRequest => ({
  ...admin,
  params: { ...nothing, ...wanted },
});

/** A product unlike any other of the store, by the name of the run. */
const nougat = (name: string) => ({
  name: `Turrón de Maní Ñandú ${name}`,
  brand: { name: 'La Esquína' },
  kind: { name: 'Golosinas raras' },
  tags: ['Fiestas', 'sin TACC'],
});

type Search = (name: string) => Parameters<typeof search>[0];

const searches: readonly [rule: Rule, search: Search, found: boolean][] = [
  [
    [
      'by part of the name, without accents',
      'Texts match accent-insensitively by containment, the tag and the id exactly.',
    ],
    (name) => ({ name: `MANI nandu ${name}` }),
    true,
  ],
  ['by brand', (name) => ({ name, brand: 'esquina' }), true],
  ['by kind', (name) => ({ name, kind: 'GOLOSINAS rara' }), true],
  ['by a tag', (name) => ({ name, tag: 'sin tacc' }), true],
  [
    [
      'by all of them',
      'Products that match every field asked for; the six parameters are joined by `&` and an empty one is sent as `-`.',
      '`-` when it is not asked for',
    ],
    (name) => ({ name, brand: 'la', kind: 'raras', tag: 'FIESTAS' }),
    true,
  ],
  ['not by a part of a tag', (name) => ({ name, tag: 'fiesta' }), false],
  [
    ['not by another brand', 'an empty list when none does'],
    (name) => ({ name, brand: 'contrato' }),
    false,
  ],
];

const findCases = searches.map(([rule, wanted, found]) =>
  proves('findProductsByField', 200, rule, async (host) => {
    const run = host.newName();
    const { id } = await makeProduct(host, nougat(run));
    const data = await accepted(host, 'findProductsByField', search(wanted(run)));
    expectPart('products found', data, found ? [{ id }] : []);
  }),
);

const ascending = (one: number, other: number) => one - other;

const making =
  (fields: object): Prepare =>
  (host) => ({ ...admin, body: { ...newProduct(host), ...fields } });

const changing =
  (body: object): Prepare =>
  async (host) => ({ ...admin, params: { id: (await makeProduct(host)).id }, body });

/** A change of a product that is read again. */
const changes = (rule: Rule, body: object, expected: object): Case =>
  proves('updateProduct', 200, rule, async (host) => {
    const before = { price_per_unit: 12.5, tags: ['queda'] };
    const { id } = await makeProduct(host, before);
    await accepted(host, 'updateProduct', { ...admin, params: { id }, body });
    const saved = await read(host, 'getProduct', { ...admin, params: { id, param: 'full' } });
    expectPart('product', saved, { ...before, ...expected });
  });

export const cases: readonly Case[] = [
  succeeds('listProducts', () => admin),
  proves(
    'listProducts',
    200,
    ['whole, by ascending id', 'Every product of the store.'],
    async (host) => {
      const made = [await makeProduct(host), await makeProduct(host)];
      const list = await accepted(host, 'listProducts', admin);
      expectAscending(list);
      expectListed(list, made, 'a product');
    },
  ),

  succeeds('createProduct', making({}), 'an ordinary request', (data, host) => {
    host.afterwards(() => removeProduct(host, data.id));
  }),
  proves(
    'createProduct',
    200,
    [
      'texts are trimmed, tags once, the rest has defaults',
      'Brand, price, description and tags are optional.',
      'Texts of a JSON body are trimmed before they are checked and stored; one that is empty and may be null is stored as null.',
    ],
    async (host) => {
      const name = host.newName();
      const kind = { name: 'Contrato' };
      const tags = ['desayuno', ' desayuno ', ''];
      const body = { name: ` ${name} `, kind, quantity_unit: 'doc', tags };
      const { id } = await accepted(host, 'createProduct', { ...admin, body });
      host.afterwards(() => removeProduct(host, id));
      const saved = await read(host, 'getProduct', { ...admin, params: { id, param: 'full' } });
      expectPart('product', saved, {
        name,
        kind,
        quantity_unit: 'doc',
        brand: { name: '' },
        price_per_unit: null,
        active: true,
        tags: ['desayuno'],
      });
    },
  ),
  proves(
    'createProduct',
    200,
    [
      'every field is stored',
      'Creates one product.',
      'Names of products, brands and kinds keep their case.',
    ],
    async (host) => {
      const fields = {
        name: `Pan de Campo ${host.newName()}`,
        brand: { name: 'La Ñata' },
        kind: { name: 'PANES' },
        price_per_unit: 12.5,
        description: 'Con miel',
        tags: ['desayuno', 'sin TACC'],
      };
      const { id } = await makeProduct(host, fields);
      const saved = await read(host, 'getProduct', { ...admin, params: { id, param: 'full' } });
      expectPart('product', saved, fields);
    },
  ),
  rejects('createProduct', 400, 'a unit that there is not', making({ quantity_unit: 'dozen' })),

  succeeds(
    'deleteProducts',
    async (host) => ({ ...admin, body: { product_ids: [(await makeProduct(host)).id] } }),
    'an ordinary request',
  ),
  proves(
    'deleteProducts',
    200,
    ['the products are gone', 'Deletes the products of the list; the request carries a body.'],
    async (host) => {
      const ids = [(await makeProduct(host)).id, (await makeProduct(host)).id];
      const body = { product_ids: ids };
      const { deleted_ids } = await accepted(host, 'deleteProducts', { ...admin, body });
      expectPart('deleted_ids', deleted_ids.toSorted(ascending), ids.toSorted(ascending));
      const left = await read(host, 'listProducts');
      expectThat(
        left.every(({ id }) => !ids.includes(id)),
        'a deleted product is still in the list',
      );
    },
  ),
  proves(
    'deleteProducts',
    404,
    [
      'an unknown id leaves the others',
      'An id that the store does not have answers 404, and nothing is deleted.',
    ],
    async (host) => {
      const { id } = await makeProduct(host);
      const body = { product_ids: [id, 999_999_999] };
      const { status } = await host.call('deleteProducts', { ...admin, body });
      expectThat(status === 404, `answered ${status} instead of 404`);
      const params = { id, param: 'full' };
      const kept = await host.call('getProduct', { ...admin, params });
      expectThat(kept.status === 200, 'the product that exists was deleted');
    },
  ),
  rejects('deleteProducts', 400, ['an empty list', 'An empty list is a 400.'], () => ({
    ...admin,
    body: { product_ids: [] },
  })),

  succeeds('getProduct', async (host) => ({
    ...admin,
    params: { id: (await makeProduct(host)).id, param: 'full' },
  })),
  proves(
    'getProduct',
    200,
    [
      'as the list shows it, whatever the word',
      'One product of the store.',
      'A backend answers the whole record for any word.',
    ],
    async (host) => {
      const product = await makeProduct(host);
      const params = { id: product.id, param: 'todo' };
      expectPart('product', await accepted(host, 'getProduct', { ...admin, params }), product);
    },
  ),

  succeeds('updateProduct', changing({ price_per_unit: 200, tags: ['contrato'] })),
  changes(
    'price, picture and tags',
    { price_per_unit: 8.51, image_url: 'https://x.test/a.jpg', tags: ['a', 'b '] },
    { price_per_unit: 8.51, image_url: 'https://x.test/a.jpg', tags: ['a', 'b'] },
  ),
  changes('an empty price', { price_per_unit: null }, { price_per_unit: null }),
  changes(
    [
      'no tags: the price stays',
      'Changes the fields sent and leaves the others: an empty price or image is sent as null, tags as a list, `tags: []` removes them all (the action Modificar).',
      'what is not sent stays',
    ],
    { tags: [] },
    { tags: [] },
  ),
  proves('updateProduct', 200, 'an order keeps the product as it was ordered', async (host) => {
    const { id, total_price, items } = await newOrder(host);
    const params = { id: items[0]?.product_id ?? 0 };
    await accepted(host, 'updateProduct', { ...admin, params, body: { price_per_unit: 999 } });
    expectPart('order', await readOrder(host, id), { total_price, items });
  }),
  rejects('updateProduct', 400, 'nothing to change', changing({})),

  succeeds('findProductsByField', async (host) => search({ name: (await makeProduct(host)).name })),
  ...findCases,
  proves('findProductsByField', 200, 'all that match, by ascending id', async (host) => {
    const name = host.newName();
    const ids = [(await makeProduct(host, { name })).id, (await makeProduct(host, { name })).id];
    const found = await accepted(host, 'findProductsByField', search({ name }));
    expectPart(
      'products found',
      found,
      ids.map((id) => ({ id })),
    );
  }),
  rejects(
    'findProductsByField',
    400,
    ['an id that is no number', 'An id that is neither `-` nor a whole number is a 400.'],
    () => search({ id: '1.5' }),
  ),
  proves('findProductsByField', 200, 'by id', async (host) => {
    const { id } = await makeProduct(host);
    expectPart('products', await accepted(host, 'findProductsByField', search({ id })), [{ id }]);
  }),
  proves(
    'findProductsByField',
    200,
    [
      'characters that part the path',
      'The `&` between parameters is literal.',
      'Inside a value `&`, `/` and `%` are percent-encoded (`%26`, `%2F`, `%25`), and decoded after the path was split.',
    ],
    async (host) => {
      const name = `Pan & queso 1/2? ${host.newName()}`;
      const { id } = await makeProduct(host, { name });
      expectPart('products', await accepted(host, 'findProductsByField', search({ name })), [
        { id },
      ]);
    },
  ),
  ...refusesPrices('createProduct', (price_per_unit) => making({ price_per_unit })),
  ...refusesPrices('updateProduct', (price_per_unit) => changing({ price_per_unit })),
];
