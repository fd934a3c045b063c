import { urlError } from '~/domain/fieldRules';
import { priceError } from '~/domain/orders/moneyLimits';
import { validateNewProduct } from '~/domain/products/productEdit';
import { foldText } from '~/lib/text';

import type { Database, ProductRow } from '../database/db';
import {
  cleanPrice,
  cleanTags,
  newProductFields,
  productOf,
  tagsOf,
} from '../database/productRows';
import { invalid, notFound, ok, type HandlersOf } from '../http';
import { refuseInvalid } from '../validation';

/** Value of an empty field in the path of findProductsByField. */
const EMPTY_FIELD = '-';

/** @throws 404 when the store has no such product. */
function findProduct(db: Database, storeId: number, id: number): Readonly<ProductRow> {
  const product = db.products.get(id);
  if (product?.store_id !== storeId) throw notFound('El producto no existe');
  return product;
}

/** @throws 422 for a price that is negative or has more than 2 decimals. */
function refuseWrongPrice(price: number | null | undefined): void {
  const problem = priceError(price);
  if (problem !== null) throw invalid(problem);
}

/** Whether a text contains another one, ignoring case and accents. */
function holds(text: string | null, wanted: string): boolean {
  return wanted === EMPTY_FIELD || foldText(text ?? '').includes(foldText(wanted.trim()));
}

/** Whether the product has the tag; whole tags are compared. */
function hasTag(product: Readonly<ProductRow>, wanted: string): boolean {
  const folded = foldText(wanted.trim());
  return wanted === EMPTY_FIELD || tagsOf(product).some((tag) => foldText(tag) === folded);
}

export const productsHandlers = {
  listProducts(call) {
    const { store } = call.seller();
    return ok(call.db.products.where(({ store_id }) => store_id === store.id).map(productOf));
  },

  createProduct(call) {
    const { db, body } = call;
    const { store } = call.seller();
    refuseInvalid(validateNewProduct({ kind: body.kind.name, name: body.name }));
    refuseWrongPrice(body.price_per_unit);
    const product = db.products.insert({
      ...newProductFields(store),
      id: db.products.nextId(),
      name: body.name,
      kind: body.kind,
      brand: body.brand ?? { name: '' },
      quantity_unit: body.quantity_unit,
      price_per_unit: cleanPrice(body.price_per_unit),
      description: body.description ?? null,
      tags: cleanTags(body.tags ?? []),
    });
    return ok(productOf(product));
  },

  deleteProducts(call) {
    const { db, body } = call;
    const { store } = call.seller();
    const ids = [...new Set(body.product_ids)];
    // Finds all first: an unknown id must not leave a part of them deleted.
    for (const id of ids) findProduct(db, store.id, id);
    for (const id of ids) db.products.remove(id);
    return ok({ deleted_ids: ids });
  },

  getProduct(call) {
    const { store } = call.seller();
    return ok(productOf(findProduct(call.db, store.id, call.params.id)));
  },

  updateProduct(call) {
    const { db, body } = call;
    const { store } = call.seller();
    const { id } = findProduct(db, store.id, call.params.id);
    refuseWrongPrice(body.price_per_unit);
    const wrongUrl = urlError(body.image_url);
    if (wrongUrl !== null) throw invalid(wrongUrl);
    const product = db.products.update(id, {
      ...(body.price_per_unit !== undefined && { price_per_unit: cleanPrice(body.price_per_unit) }),
      ...(body.image_url !== undefined && { image_url: body.image_url }),
      ...(body.tags !== undefined && { tags: cleanTags(body.tags) }),
    });
    return ok(productOf(product));
  },

  findProductsByField(call) {
    const { store } = call.seller();
    const { name, brand, kind, category, tag, id } = call.params;
    const found = call.db.products.where(
      (product) =>
        product.store_id === store.id &&
        (id === EMPTY_FIELD || product.id === Number(id)) &&
        holds(product.name, name) &&
        holds(product.brand.name, brand) &&
        holds(product.kind.name, kind) &&
        holds(product.category, category) &&
        hasTag(product, tag),
    );
    return ok(found.map(productOf));
  },
} satisfies HandlersOf<
  | 'listProducts'
  | 'createProduct'
  | 'deleteProducts'
  | 'getProduct'
  | 'updateProduct'
  | 'findProductsByField'
>;
