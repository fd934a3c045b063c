import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { shape } from '~/contract/shape';
import { deletedProductsShape, productShape } from '~/contract/shapes.gen';
import type { DeletedProducts, Product, ProductCreate, ProductUpdate } from '~/contract/types';
import { productParts } from '~/domain/products/productEdit';

import { cacheWrite, useSave } from './saves/mutation';
import { type BuildBody, saveOnNewest } from './saves/newestSaves';
import { OnceSender } from './saves/onceSender';
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

const creation = new OnceSender<ProductCreate, Product>();

/** POST /store/products/. After a lost answer the list is read again: a retry creates no second product. */
export function useCreateProduct() {
  const queryClient = useQueryClient();
  return useSave<ProductCreate, Product>({
    once: creation,
    request: async (body, sendOnce) => {
      const before = queryClient.getQueryData(productsQuery().queryKey) ?? (await readProducts());
      return sendOnce(
        () => unwrap(api().POST('/store/products/', { body }), readOne(productShape)),
        async () => findCreated(await readProducts(), before, body),
      );
    },
    invalidates: [productsKey],
  });
}

const deletions = new OnceSender<number[], DeletedProducts>(String);

/** DELETE /store/products/ with the ids in its body. After a lost answer the list tells whether they are gone. */
export function useDeleteProducts() {
  return useSave<number[], DeletedProducts>({
    once: deletions,
    request: (product_ids, sendOnce) =>
      sendOnce(
        () =>
          unwrap(
            api().DELETE('/store/products/', { body: { product_ids } }),
            readOne(deletedProductsShape),
          ),
        async () => {
          const { rows } = await readProducts();
          const isLeft = rows.some(({ id }) => product_ids.includes(id));
          return isLeft ? null : { deleted_ids: product_ids };
        },
      ),
    invalidates: [productsKey],
  });
}

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

/**
 * POST /store/products/{id} with the body built from the newest product. The list shows the answer at once, and is
 * read again 500 ms later; after a `ConflictError` it shows the newest product.
 */
export function useUpdateProduct() {
  const queryClient = useQueryClient();
  const lastSent = useRef<ProductUpdate | null>(null);
  return useSave<{ product: Product; buildBody: BuildBody<Product, ProductUpdate> }, Product>({
    request: ({ product: shown, buildBody }) =>
      saveOnNewest({
        shown,
        read: () => readProduct(shown.id),
        buildBody,
        onConflict: (newest) => showProduct(newest).apply(queryClient),
        send: (body) => postProduct(shown.id, body),
        readAnswer: () => readProduct(shown.id),
        stateOf: (saved) => saved,
        parts: productParts,
        lastSent,
      }),
    writes: (saved) => [showProduct(saved)],
    invalidates: [productsKey],
    delayMs: PRODUCT_RELOAD_MS,
  });
}
