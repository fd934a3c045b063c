/** Models of the product files. */
import type { ImportKind } from '~/contract/types';
import { units } from '~/domain/products/units';

/** Name of the sheet that a spreadsheet holds first. */
export const PRODUCTS_SHEET = 'Products';

/** A column of a product file, by the title that the backend expects. */
export type ImportColumn =
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

/** A cell to write; CSV has texts only, an empty cell is ''. */
export type PlainCell = string | number | boolean;

/** The format of one kind of product file. */
interface ImportModel {
  /** Name of the model file to download, without its ending. */
  readonly fileName: string;
  /** The titles of the model file, in its order. */
  readonly columns: readonly ImportColumn[];
  /** Titles without which a file is not for this operation. */
  readonly requiredColumns: readonly ImportColumn[];
  /** Columns that no row may leave empty. */
  readonly filledColumns: readonly ImportColumn[];
  /** Whether the backend ignores titles beyond the model's; otherwise it refuses the file. */
  readonly ignoresOtherColumns: boolean;
  /** Rows of the model file that show how it is filled in; a column left out is an empty cell. */
  readonly examples: readonly Partial<Record<ImportColumn, PlainCell>>[];
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
] as const satisfies readonly ImportColumn[];

/** The id of example rows: no product has it, the file reader skips such rows and the backend refuses them. */
export const EXAMPLE_ID = 'EJEMPLO';
/** The id cell of the note row of a CSV model begins with it. */
const NOTE_ID = 'NOTA';

const exampleProduct = {
  id: EXAMPLE_ID,
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
} as const satisfies Partial<Record<ImportColumn, PlainCell>>;

/**
 * The columns of each product file. `products` adds the rows without an id; a row with an id changes that product and
 * needs every column of the model: an empty cell empties its field, but an empty unit becomes `unid`, an empty `active`
 * changes nothing, and name and kind must be filled. `products-update` changes only the cells that are filled in. Each of
 * the others has the id and the one column it is about.
 */
export const importModels: Readonly<Record<ImportKind, ImportModel>> = {
  products: {
    fileName: 'modelo-productos',
    columns: productColumns,
    requiredColumns: ['name', 'kind'],
    filledColumns: ['name', 'kind'],
    ignoresOtherColumns: false,
    examples: [exampleProduct],
  },
  'products-price': {
    fileName: 'modelo-precios',
    columns: ['id', 'price_per_unit'],
    requiredColumns: ['id', 'price_per_unit'],
    filledColumns: ['id', 'price_per_unit'],
    ignoresOtherColumns: true,
    examples: [{ id: EXAMPLE_ID, price_per_unit: 1250.5 }],
  },
  'products-stock': {
    fileName: 'modelo-stock',
    columns: ['id', 'active'],
    requiredColumns: ['id', 'active'],
    filledColumns: ['id', 'active'],
    ignoresOtherColumns: true,
    examples: [
      { id: EXAMPLE_ID, active: true },
      { id: EXAMPLE_ID, active: false },
    ],
  },
  'products-update': {
    fileName: 'modelo-actualizar',
    columns: productColumns,
    requiredColumns: ['id'],
    filledColumns: ['id'],
    ignoresOtherColumns: false,
    examples: [
      { id: EXAMPLE_ID, image_url: exampleProduct.image_url },
      { id: EXAMPLE_ID, description: exampleProduct.description, tags: exampleProduct.tags },
    ],
  },
  'products-delete': {
    fileName: 'modelo-eliminar',
    columns: ['id'],
    requiredColumns: ['id'],
    filledColumns: ['id'],
    ignoresOtherColumns: true,
    examples: [{ id: EXAMPLE_ID }],
  },
};

/** Columns by which a person knows a product, in the files of operations that do not change them. */
export const NAMING_COLUMNS = ['name', 'brand', 'kind', 'quantity_unit'] as const;

/** The columns of a download for an operation: those of its model, with names to know the products by. */
export function downloadColumns(kind: ImportKind): readonly ImportColumn[] {
  const { columns } = importModels[kind];
  const [id, ...content] = columns;
  return id === undefined || columns.includes('name')
    ? columns
    : [id, ...NAMING_COLUMNS, ...content];
}

/** Whether the id cell marks an example or a note instead of a product. */
export function isExampleId(text: string): boolean {
  return new RegExp(`^(${EXAMPLE_ID}|${NOTE_ID})\\b`, 'i').test(text);
}

const unitNames = Object.values(units)
  .map(({ code, label }) => `${code} (${label.toLowerCase()})`)
  .join(', ');

/** What each column holds, in words: model files and the help page show it. */
export const columnNotes: Readonly<Record<ImportColumn, string>> = {
  id: 'el número del producto; está en la lista de productos',
  name: 'nombre; obligatorio en un producto nuevo',
  brand: 'marca',
  kind: 'tipo; obligatorio en un producto nuevo',
  category: 'categoría',
  quantity_unit: `unidad: ${unitNames}`,
  price_per_unit: 'precio por unidad, hasta dos decimales',
  description: 'descripción',
  tags: 'etiquetas separadas por comas o punto y coma',
  image_url: 'dirección completa de la imagen, con http:// o https://',
  active: 'true si el producto se ofrece, false si no',
};

/** How each kind treats its id column, where it is not as in {@link columnNotes}. */
const idNotes: Partial<Record<ImportKind, string>> = {
  products: 'vacío en un producto nuevo; el número del producto para modificarlo',
};

function noteOf(kind: ImportKind, column: ImportColumn): string {
  return (column === 'id' ? idNotes[kind] : undefined) ?? columnNotes[column];
}

/** Explanation of a model's columns, one row each, the titles first: the second sheet of a spreadsheet model. */
export function modelNotes(kind: ImportKind): PlainCell[][] {
  const { columns } = importModels[kind];
  return [
    ['Columna', 'Qué va'],
    ...columns.map((column) => [column, noteOf(kind, column)]),
    [EXAMPLE_ID, `las filas con ${EXAMPLE_ID} en la columna id no se envían: bórrelas o déjelas`],
  ];
}

/** The note row of a CSV model, which has no second sheet. */
export function modelNoteRow(kind: ImportKind): PlainCell[] {
  return importModels[kind].columns.map((column) =>
    column === 'id' ? `${NOTE_ID}: ${noteOf(kind, column)}` : noteOf(kind, column),
  );
}

/** The titles and the example rows of a model file. */
export function modelRows(kind: ImportKind): PlainCell[][] {
  const { columns, examples } = importModels[kind];
  return [
    [...columns],
    ...examples.map((example) => columns.map((column) => example[column] ?? '')),
  ];
}
