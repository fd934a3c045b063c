import { foldText } from '~/lib/text';

import type { ProductRow } from '../database/db';
import type { CatalogueKind, CatalogueProduct } from './productsCatalogue';

/** Origin of the demo's pictures, which `mocks/thirdparty/media.ts` renders. */
export const MEDIA_ORIGIN = 'https://media.tienda.test';
/** A picture that answers 404, to show how a screen handles it. */
export const MISSING_IMAGE = `${MEDIA_ORIGIN}/producto_no-existe.svg`;

const MISSING_IMAGE_AT = 20;
const TEXT_TAGS_EVERY = 11;
const IMPORTED_EVERY = 5;
const INACTIVE_EVERY = 29;
const WITHOUT_DESCRIPTION_EVERY = 7;

export interface CatalogueOptions {
  storeId: number;
  currency: string;
  firstId: number;
  /** Number of rows; above the size of the catalogue, numbered variants are added. */
  count: number;
  /** Word of a variant's name, e.g. "variedad". */
  variantWord: string;
}

/** A text as part of a file name: lower case, no accents, words joined with hyphens. */
export function slug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function imageOf(position: number, kind: string, name: string): string {
  if (position === MISSING_IMAGE_AT) return MISSING_IMAGE;
  return `${MEDIA_ORIGIN}/producto_${slug(kind)}_${slug(name)}.svg`;
}

function productRow(
  options: CatalogueOptions,
  position: number,
  group: CatalogueKind,
  product: CatalogueProduct,
  variant: number,
): ProductRow {
  const name =
    variant === 0 ? product.name : `${product.name} (${options.variantWord} ${variant + 1})`;
  const imported = position % IMPORTED_EVERY === 0;
  return {
    id: options.firstId + position - 1,
    store_id: options.storeId,
    original_id: imported ? `WC-${4000 + position}` : null,
    name,
    brand: { name: product.brand },
    kind: { name: group.kind },
    category: group.category,
    quantity_unit: product.unit,
    price_per_unit: product.price,
    curr_symbol: options.currency,
    description:
      position % WITHOUT_DESCRIPTION_EVERY === 0
        ? null
        : (group.notes[position % group.notes.length] ?? null),
    // Imported products keep their tags as one text, as the contract allows.
    tags:
      position % TEXT_TAGS_EVERY === 0 && product.tags.length > 0
        ? product.tags.join(',')
        : [...product.tags],
    image_url: imageOf(position, group.kind, product.name),
    active: position % INACTIVE_EVERY !== 0,
  };
}

/** Product rows of a catalogue, ids from `firstId` on, in the order of the catalogue. */
export function productRows(
  catalogue: readonly CatalogueKind[],
  options: CatalogueOptions,
): ProductRow[] {
  const flat = catalogue.flatMap((group) => group.products.map((product) => ({ group, product })));
  const rows: ProductRow[] = [];
  for (let variant = 0; rows.length < options.count; variant += 1) {
    for (const { group, product } of flat) {
      if (rows.length === options.count) break;
      rows.push(productRow(options, rows.length + 1, group, product, variant));
    }
  }
  return rows;
}
