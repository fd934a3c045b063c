import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { shape } from '~/contract/shape';
import { deletedProductsShape, productShape } from '~/contract/shapes.gen';
import type { DeletedProducts, Product, ProductCreate, ProductUpdate } from '~/contract/types';
import { productParts } from '~/domain/products/productEdit';

import { type BatchOptions, type BatchState, runBatch } from './saves/batch';
import { cacheWrite } from './saves/cacheWrite';
import { type BuildBody, replacingSave } from './saves/replacingSave';
import { carryOut, type Save, type Sent } from './saves/save';
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

/** A created product, and the list that holds it; null: the list could not be read. */
interface Created {
  product: Product;
  now: Rows<Product> | null;
}

/** The products that were created from `body`: those that the list did not have before. */
function createdFrom(
  { rows: now }: Rows<Product>,
  { variables: body, before }: Sent<ProductCreate, Rows<Product>>,
): Product[] {
  const known = new Set(before.rows.map(({ id }) => id));
  return now.filter(
    ({ id, name, kind, price_per_unit }) =>
      !known.has(id) &&
      name === body.name &&
      kind.name === body.kind.name &&
      price_per_unit === body.price_per_unit,
  );
}

const deleteProducts = (product_ids: number[]) =>
  unwrap(
    api().DELETE('/store/products/', { body: { product_ids } }),
    readOne(deletedProductsShape),
  );

const creation: Save<ProductCreate, Created, Rows<Product>> = {
  adds: true,
  before: () => readProducts(),
  send: async ({ variables: body }) => ({
    product: await unwrap(api().POST('/store/products/', { body }), readOne(productShape)),
    now: await readProducts().catch(() => null),
  }),
  find: async (sent) => {
    const now = await readProducts();
    const [product] = createdFrom(now, sent);
    return product === undefined ? null : { product, now };
  },
  surplus: ({ product, now }, sent) => {
    const ids = now
      ? createdFrom(now, sent)
          .map(({ id }) => id)
          .filter((id) => id !== product.id)
      : [];
    if (now === null || ids.length === 0) return null;
    return {
      names: [product.name],
      takeBack: async () => {
        await deleteProducts(ids);
        return { product, now: { ...now, rows: now.rows.filter(({ id }) => !ids.includes(id)) } };
      },
    };
  },
  writes: ({ now }) => (now === null ? [] : [cacheWrite(productsQuery(), () => now)]),
  invalidates: [productsKey],
  delayMs: PRODUCT_RELOAD_MS,
};

/** POST /store/products/. After a lost answer the list is read again: a retry creates no second product. */
export const useCreateProduct = () => useSave(creation);

const deletion: Save<number[], DeletedProducts> = {
  adds: true,
  target: String,
  send: ({ variables: product_ids }) => deleteProducts(product_ids),
  find: async ({ variables: product_ids }) => {
    const { rows } = await readProducts();
    return rows.some(({ id }) => product_ids.includes(id)) ? null : { deleted_ids: product_ids };
  },
  invalidates: [productsKey],
};

/** DELETE /store/products/ with the ids in its body. After a lost answer the list tells whether they are gone. */
export const useDeleteProducts = () => useSave(deletion);

const postProduct = (id: number, body: ProductUpdate) =>
  unwrap(
    api().POST('/store/products/{id}', { params: { path: { id } }, body }),
    readOne(productShape),
  );

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

/** Removes the tags, whatever they are: nothing is read before. */
const tagRemoval: Save<Product, Product> = {
  target: ({ id }) => id,
  scope: ({ id }) => `product ${id}`,
  send: ({ variables: { id } }) => postProduct(id, { tags: [] }),
  find: async ({ variables: { id } }) => {
    const now = await readProduct(id);
    return now.tags.length === 0 ? now : null;
  },
};

/** What is done with each of several products. */
export type ProductBulkChange =
  | { readonly kind: 'remove' | 'removeTags' }
  | {
      readonly kind: 'update';
      readonly bodyOf: (product: Product) => BuildBody<Product, ProductUpdate>;
    };

interface ProductBatch extends BatchOptions<Product> {
  products: readonly Product[];
  change: ProductBulkChange;
}

const batch: Save<ProductBatch, BatchState<Product>, QueryClient | null> = {
  before: (_, queryClient) => Promise.resolve(queryClient),
  send: ({ variables: { products, change, ...options }, before: queryClient }) =>
    runBatch<Product>(
      products,
      (product) => {
        if (change.kind === 'update') {
          return carryOut(queryClient, update, { product, buildBody: change.bodyOf(product) });
        }
        return change.kind === 'remove'
          ? carryOut(queryClient, deletion, [product.id])
          : carryOut(queryClient, tagRemoval, product);
      },
      options,
    ),
  invalidates: [productsKey],
  // The bar shows the progress.
};

/** Changes several products, a save for each. Failures are in the answer; the list is read again at the end. */
export const useProductBatch = () => useSave(batch);
