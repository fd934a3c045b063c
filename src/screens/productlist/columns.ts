import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { unitLabel } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';
import { foldText } from '~/lib/text';
import type { Column } from '~/ui/list/columns';

/** What is shown of a product in the catalogue, and how it is searched (§2 customer, Product list and generic panel). */
export const productColumns = {
  name: {
    key: 'nombre',
    header: 'Nombre',
    text: (product) => product.name,
    filter: { kind: 'text' },
  },
  price: {
    key: 'precio',
    header: 'Precio',
    text: ({ price_per_unit, curr_symbol }) =>
      price_per_unit === null ? 'Sin precio' : formatMoney(price_per_unit, curr_symbol),
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

/** The columns that the search bar and the filters look at. */
export const searchColumns: readonly Column<Product>[] = [
  productColumns.name,
  productColumns.category,
  productColumns.kind,
  productColumns.recommended,
];

/** The filters beside the name search, with the texts of the products that there are as choices. */
export const choiceColumns = [
  productColumns.category,
  productColumns.kind,
  productColumns.recommended,
] as const;

type ChoiceColumn = (typeof choiceColumns)[number];

/** The different texts (or tags) of a column among the products, in alphabetical order. */
export function choicesOf(column: ChoiceColumn, products: readonly Product[]): string[] {
  const choices = new Map<string, string>();
  for (const product of products) {
    const texts = 'tags' in column ? column.tags(product) : [column.text(product)];
    for (const text of texts) {
      const key = text.toLowerCase();
      if (key !== '' && !choices.has(key)) choices.set(key, text);
    }
  }
  // For a few words by hand: what the lists of the staff are sorted with takes a phone longer to make than to use.
  return [...choices.values()].sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1));
}
