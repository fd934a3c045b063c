import type { Product } from '~/contract/types';
import { priceText } from '~/domain/products/prices';
import { productTags } from '~/domain/products/productTags';
import { unitLabel } from '~/domain/products/units';
import { foldText } from '~/lib/text';
import type { Column } from '~/ui/list/columns';

/** Rows per page of the catalogue. */
export const CATALOGUE_PAGE_SIZE = 15;

/** Photos that load at once: those of the first view of a phone. */
export const EAGER_PHOTOS = 4;

/** Side of a photo in CSS px. */
export const PHOTO_SIZE = 88;

/** Columns of the catalogue and their filters. */
export const catalogueColumns = {
  name: {
    key: 'nombre',
    header: 'Nombre',
    text: (product) => product.name,
    filter: { kind: 'text' },
  },
  price: {
    key: 'precio',
    header: 'Precio',
    text: (product) => priceText(product, product.curr_symbol),
  },
  brand: { key: 'marca', header: 'Marca', text: (product) => product.brand.name },
  category: {
    key: 'categoria',
    header: 'Categoría',
    text: (product) => product.category ?? '',
    filter: { kind: 'combo' },
  },
  kind: {
    key: 'tipo',
    header: 'Tipo',
    text: (product) => product.kind.name,
    filter: { kind: 'combo' },
  },
  unit: { key: 'unidad', header: 'Unidad', text: (product) => unitLabel(product.quantity_unit) },
  recommended: {
    key: 'recomendado',
    header: 'Recomendado',
    text: (product) => productTags(product).join(', '),
    tags: productTags,
    filter: { kind: 'list' },
  },
  description: {
    key: 'descripcion',
    header: 'Descripción',
    text: (product) => product.description ?? '',
  },
} as const satisfies Record<string, Column<Product>>;

/** The columns that search bar and filters use. */
export const searchColumns: readonly Column<Product>[] = [
  catalogueColumns.name,
  catalogueColumns.category,
  catalogueColumns.kind,
  catalogueColumns.recommended,
];

/** Filters beside the name search; their options are the values of the products. */
export const choiceColumns = [
  catalogueColumns.category,
  catalogueColumns.kind,
  catalogueColumns.recommended,
] as const;

type ChoiceColumn = (typeof choiceColumns)[number];

/** Distinct values (or tags) of a column, in alphabetical order. */
export function choicesOf(column: ChoiceColumn, products: readonly Product[]): string[] {
  const choices = new Map<string, string>();
  for (const product of products) {
    const texts = 'tags' in column ? column.tags(product) : [column.text(product)];
    for (const text of texts) {
      const key = text.toLowerCase();
      if (key !== '' && !choices.has(key)) choices.set(key, text);
    }
  }
  // Constructing Intl.Collator costs about 10 ms on a phone: too much for a handful of options.
  return [...choices.values()].sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1));
}
