import type { ImportKind, Product } from '~/contract/types';
import { analyse } from '~/domain/products/import/analysis';
import type { FileCell } from '~/domain/products/import/cells';

import { plainSheet } from './plainSheet';
import { testProduct } from './testShop';

export const pan = testProduct(1, {
  name: 'Pan',
  tags: ['oferta'],
  category: 'Panadería',
  description: 'Casero',
  image_url: 'https://a.test/pan.png',
});
export const queso = testProduct(2, {
  name: 'Queso',
  quantity_unit: 'kg',
  active: false,
  brand: { name: '' },
});

/** The products of a shop by id. */
export const shop: ReadonlyMap<number, Product> = new Map(
  [pan, queso].map((product) => [product.id, product]),
);

/** Analyses a product file of one sheet; `products` null: those of the shop could not be read. */
export const readShopFile = (
  kind: ImportKind,
  rows: FileCell[][],
  products: typeof shop | null = shop,
) =>
  analyse([plainSheet(null, rows)], {
    kind,
    products,
    numbers: null,
    sheet: null,
    symbol: '$',
  });
