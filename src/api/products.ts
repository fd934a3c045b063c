import { queryOptions } from '@tanstack/react-query';

import { shape } from '~/contract/shape';
import { deletedProductsShape, productShape } from '~/contract/shapes.gen';
import type { DeletedProducts, Product, ProductCreate, ProductUpdate } from '~/contract/types';
import { productParts } from '~/domain/products/productEdit';

import { cacheWrite } from './saves/cacheWrite';
import { type BuildBody, replacingSave } from './saves/replacingSave';
import type { Save } from './saves/save';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readOneStrict, mapRows, readOne, type Rows, readRows } from './transport/parse';
import { byId } from './transport/polledRows';

export const productsKey = ['products'] as const;

/** Delay after a save until the product list is read again, in ms. */
const PRODUCT_RELOAD_MS = 500;

const readProducts = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/products/', { signal }), readRows(productShape));

/** GET /store/products/. */
export const productsQuery = () =>
  queryOptions({
    queryKey: [...productsKey, 'listProducts'],
    structuralSharing: byId,
    queryFn: ({ signal }) => readProducts(signal),
    meta: staffLoad,
  });

/** The product that was created from `body`; null when the list has none that it did not have before. */
function findCreated(
  { rows: now }: Rows<Product>,
  { rows: before }: Rows<Product>,
  body: ProductCreate,
): Product | null {
  const known = new Set(before.map(({ id }) => id));
  const isNew = (product: Product) =>
    !known.has(product.id) &&
    product.name === body.name &&
    product.kind.name === body.kind.name &&
    product.price_per_unit === body.price_per_unit;
  return now.find(isNew) ?? null;
}

const creation: Save<ProductCreate, Product, Rows<Product>> = {
  adds: true,
  before: () => readProducts(),
  send: ({ variables: body }) =>
    unwrap(api().POST('/store/products/', { body }), readOne(productShape)),
  find: async ({ variables, before }) => findCreated(await readProducts(), before, variables),
  invalidates: [productsKey],
};

/** POST /store/products/. After a lost answer the list is read again: a retry creates no second product. */
export const useCreateProduct = () => useSave(creation);

const deletion: Save<number[], DeletedProducts> = {
  adds: true,
  target: String,
  send: ({ variables: product_ids }) =>
    unwrap(
      api().DELETE('/store/products/', { body: { product_ids } }),
      readOne(deletedProductsShape),
    ),
  find: async ({ variables: product_ids }) => {
    const { rows } = await readProducts();
    return rows.some(({ id }) => product_ids.includes(id)) ? null : { deleted_ids: product_ids };
  },
  invalidates: [productsKey],
};

/** DELETE /store/products/ with the ids in its body. After a lost answer the list tells whether they are gone. */
export const useDeleteProducts = () => useSave(deletion);

/** POST /store/products/{id}; does not touch the cache: for many updates in a row. */
export function postProduct(id: number, body: ProductUpdate) {
  return unwrap(
    api().POST('/store/products/{id}', { params: { path: { id } }, body }),
    readOne(productShape),
  );
}

/** What a save sends back of a product. */
const savedShape = /* @__PURE__ */ shape<Product>({
  price_per_unit: 'number?',
  tags: 'texts',
  image_url: 'text?',
});

/** GET /store/products/{id}&{param}: a product whose price, tags and image are sent back, and so are read strictly. */
const readProduct = (id: number) =>
  unwrap(
    api().GET('/store/products/{id}&{param}', { params: { path: { id, param: 'full' } } }),
    (product) => readOne(productShape)(readOneStrict(savedShape)(product)),
  );

/** POST /store/products/{id} with the body built from the newest product; does not touch the cache. */
export async function saveProductOnNewest(
  id: number,
  buildBody: BuildBody<Product, ProductUpdate>,
) {
  return postProduct(id, buildBody(await readProduct(id)));
}

/** DELETE /store/products/ with one id; does not touch the cache: for many in a row. */
export function sendProductDeletion(id: number) {
  return unwrap(
    api().DELETE('/store/products/', { body: { product_ids: [id] } }),
    readOne(deletedProductsShape),
  );
}

const showProduct = (saved: Product) =>
  cacheWrite(productsQuery(), (products) =>
    mapRows(products, (product) => (product.id === saved.id ? saved : product)),
  );

type ProductChange = { product: Product; buildBody: BuildBody<Product, ProductUpdate> };

const update = replacingSave<ProductChange, Product, ProductUpdate, Product>(
  {
    shown: ({ product }) => product,
    read: ({ product }) => readProduct(product.id),
    buildBody: ({ buildBody }) => buildBody,
    onConflict: showProduct,
    post: (body, { product }) => postProduct(product.id, body),
    readAnswer: ({ product }) => readProduct(product.id),
    stateOf: (saved) => saved,
    parts: productParts,
  },
  {
    target: ({ product }) => product.id,
    scope: ({ product }) => `product ${product.id}`,
    writes: (saved) => [showProduct(saved)],
    invalidates: [productsKey],
    delayMs: PRODUCT_RELOAD_MS,
  },
);

/**
 * POST /store/products/{id} with the body built from the newest product. The list shows the answer at once, and is
 * read again 500 ms later; after a `ConflictError` it shows the newest product.
 */
export const useUpdateProduct = () => useSave(update);
