/** What a table of product files expects of their previews. */
import type { ImportKind, Product } from '~/contract/types';
import type { NumberReading } from '~/domain/products/import/cells';
import { testProduct } from '~/testSupport/testShop';
import type { Preview } from '~/workers/productFile/productFile';

/** The store of the table: twelve products. */
export const shop: readonly Product[] = [
  testProduct(1, { name: 'Arroz largo fino 1 kg', price_per_unit: 1890, tags: ['oferta'] }),
  testProduct(2, { name: 'Azúcar común', price_per_unit: 990, quantity_unit: 'kg' }),
  testProduct(3, { name: 'Ñoquis', kind: { name: 'Pastas' }, price_per_unit: 1234.5 }),
  testProduct(4, { name: 'Té negro', kind: { name: 'Infusiones' }, active: false }),
  testProduct(5, { name: 'Harina 000', price_per_unit: 990, description: 'De trigo' }),
  testProduct(6, { name: 'Yerba mate 500 g', kind: { name: 'Infusiones' }, category: 'Mate' }),
  testProduct(7, { name: 'Pan casero', kind: { name: 'Panadería' }, price_per_unit: null }),
  testProduct(8, {
    name: 'Queso',
    quantity_unit: 'kg',
    image_url: 'https://a.test/q.png',
    description: 'Rico 🧀',
  }),
  testProduct(9, { name: 'Aceite, girasol', tags: 'oferta,liviano' }),
  testProduct(10, { name: 'Sal "fina"', brand: { name: '' } }),
  testProduct(11, { name: 'Vinagre', description: 'dos\nlíneas' }),
  testProduct(12, { name: '007', price_per_unit: 7 }),
];

/** What the preview of a file says, besides its counts. */
interface Says {
  readonly failure?: RegExp;
  /** Of the whole file: it cannot be opened. */
  readonly refusal?: RegExp;
  readonly suggested?: ImportKind;
  readonly otherColumns?: true;
  readonly sheet?: string;
  /** Sheets that are not read, hidden ones in brackets. */
  readonly others?: readonly string[];
  readonly choices?: readonly string[];
  readonly hidden?: readonly number[];
  readonly hiddenColumns?: readonly string[];
  /** Rows whose quotes are letters. */
  readonly malformed?: readonly number[];
  /** The id by which the preview asks whose ids they are. */
  readonly foreignId?: string;
  readonly ambiguous?: string;
  readonly repaired?: number;
  readonly ignored?: readonly string[];
  readonly warnings?: Partial<Preview['warnings']>;
  /** Problems and confirmation reasons of rows, by their number in the file. */
  readonly rows?: Readonly<Record<number, RegExp>>;
}

export interface FileCase {
  readonly name: string;
  readonly kind: ImportKind;
  readonly file: () => File;
  readonly numbers?: NumberReading;
  /** The counts that are not 0, such as `changed 1, same 2`; '' for none. */
  readonly counts: string;
  readonly says: Says;
}

const caseOf =
  (kind: ImportKind) =>
  (name: string, file: () => File, counts: string, says: Says = {}): FileCase => ({
    name,
    kind,
    file,
    counts,
    says,
  });

export const prices = caseOf('products-price');
export const list = caseOf('products');
export const update = caseOf('products-update');
export const removal = caseOf('products-delete');
export const stock = caseOf('products-stock');
