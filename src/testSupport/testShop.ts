import type { Product } from '~/contract/types';

import { sampleProduct } from './orderFixtures';

/** A product with the given id and plain values. */
export const testProduct = (id: number, change: Partial<Product> = {}): Product =>
  sampleProduct({
    id,
    name: `Producto ${id}`,
    brand: { name: 'Marca' },
    kind: { name: 'Almacén' },
    category: null,
    quantity_unit: 'unid',
    price_per_unit: 10,
    tags: [],
    ...change,
  });

/** The shop whose products the files in `testFiles` hold: texts that programs like to change. */
export const testShop: readonly Product[] = [
  testProduct(1, {
    name: 'Arroz largo fino 1 kg',
    price_per_unit: 1890,
    tags: ['oferta', 'arroz'],
  }),
  testProduct(2, { name: 'Ñandú "de campo", azúcar', quantity_unit: 'kg', price_per_unit: 1234.5 }),
  testProduct(3, { name: '=HYPERLINK("https://malo.test")', description: '+1+cmd', active: false }),
  testProduct(4, { name: '007', brand: { name: '' }, price_per_unit: null, category: '10/5' }),
  testProduct(5, {
    name: '-5',
    kind: { name: '@SUM(A1)' },
    description: 'dos\nlíneas; y "comillas"',
  }),
  testProduct(6, {
    name: "'=ya con apóstrofo",
    quantity_unit: 'bulto',
    image_url: 'https://a.test/x.png',
  }),
];
