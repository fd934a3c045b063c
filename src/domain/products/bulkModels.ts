import type { ImportKind } from '~/contract/types';

/** Name of the sheet that a spreadsheet holds first (§5 staff). */
export const PRODUCTS_SHEET = 'Products';

/** Endings of the names of files that are taken: CSV in UTF-8 separated by commas, or a spreadsheet (§5 staff). */
export const BULK_FILE_EXTENSIONS = ['csv', 'xls', 'xlsx'] as const;

/** The largest bulk file, in megabytes (contract, 413). */
export const BULK_FILE_MAX_MB = 5;

/** Every column that a bulk file may hold; the titles stand on row 1 from column A (§5 staff). */
export type BulkColumn =
  | 'id'
  | 'name'
  | 'brand'
  | 'kind'
  | 'category'
  | 'quantity_unit'
  | 'price_per_unit'
  | 'description'
  | 'tags'
  | 'image_url'
  | 'active';

/** A cell: CSV has texts only, spreadsheets numbers and booleans too; an empty one is ''. */
export type BulkCell = string | number | boolean;

/** What a bulk file of one kind holds (§2 and §5 staff). */
export interface BulkModel {
  /** Name of the model file to download, without its ending. */
  readonly fileName: string;
  /** The titles of the model file, in its order. */
  readonly columns: readonly BulkColumn[];
  /** Titles without which a file is not of this kind. */
  readonly requiredColumns: readonly BulkColumn[];
  /** Columns that no row may leave empty. */
  readonly filledColumns: readonly BulkColumn[];
  /** Whether titles beyond the model's are passed over; otherwise they make the file a wrong one. */
  readonly ignoresOtherColumns: boolean;
  /** Rows of the model file that show how it is filled in; a column left out is an empty cell. */
  readonly samples: readonly Partial<Record<BulkColumn, BulkCell>>[];
}

const productColumns = [
  'id',
  'name',
  'brand',
  'kind',
  'category',
  'quantity_unit',
  'price_per_unit',
  'description',
  'tags',
  'image_url',
  'active',
] as const satisfies readonly BulkColumn[];

const newProduct = {
  name: 'Medialunas',
  brand: 'Don Pepe',
  kind: 'Panadería',
  category: 'Desayuno',
  quantity_unit: 'doc',
  price_per_unit: 3600,
  description: 'De manteca',
  tags: 'desayuno,recomendado',
  image_url: 'https://imagenes.example.com/medialunas.jpg',
  active: true,
} as const satisfies Partial<Record<BulkColumn, BulkCell>>;

/**
 * The columns of each bulk file. `products` adds the rows without an id; a row with an id changes that product and needs
 * every column of the model, an empty cell emptying its field. `products-update` changes only the cells that are filled
 * in. Each of the others has the id and the one column it is about (§5 staff: "selective update needs only the id column").
 */
export const bulkModels: Readonly<Record<ImportKind, BulkModel>> = {
  products: {
    fileName: 'modelo-productos',
    columns: productColumns,
    requiredColumns: ['name', 'kind'],
    filledColumns: ['name', 'kind'],
    ignoresOtherColumns: false,
    samples: [newProduct, { ...newProduct, id: 101, name: 'Medialunas de grasa' }],
  },
  'products-price': {
    fileName: 'modelo-precios',
    columns: ['id', 'price_per_unit'],
    requiredColumns: ['id', 'price_per_unit'],
    filledColumns: ['id', 'price_per_unit'],
    ignoresOtherColumns: true,
    samples: [
      { id: 101, price_per_unit: 8.5 },
      { id: 102, price_per_unit: 5200 },
    ],
  },
  'products-stock': {
    fileName: 'modelo-stock',
    columns: ['id', 'active'],
    requiredColumns: ['id', 'active'],
    filledColumns: ['id', 'active'],
    ignoresOtherColumns: true,
    samples: [
      { id: 101, active: true },
      { id: 102, active: false },
    ],
  },
  'products-update': {
    fileName: 'modelo-actualizar',
    columns: productColumns,
    requiredColumns: ['id'],
    filledColumns: ['id'],
    ignoresOtherColumns: false,
    samples: [
      { id: 101, image_url: newProduct.image_url },
      { id: 102, description: newProduct.description, tags: newProduct.tags },
    ],
  },
  'products-delete': {
    fileName: 'modelo-eliminar',
    columns: ['id'],
    requiredColumns: ['id'],
    filledColumns: ['id'],
    ignoresOtherColumns: true,
    samples: [{ id: 101 }, { id: 102 }],
  },
};

/** The rows of a model file, the titles first: to be written as CSV or as the sheet {@link PRODUCTS_SHEET}. */
export function bulkModelRows(kind: ImportKind): BulkCell[][] {
  const { columns, samples } = bulkModels[kind];
  return [[...columns], ...samples.map((sample) => columns.map((column) => sample[column] ?? ''))];
}
