/** The effect of each row of a product file. */
import type { ImportKind, Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { unitLabel } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';

import {
  type CellReading,
  cellText,
  type FileCell,
  isBlank,
  type NumberReading,
  readActive,
  readId,
  readImageUrl,
  readOptionalText,
  readPrice,
  readTags,
  readText,
  readUnit,
} from './cells';
import { type ImportColumn, importModels, type PlainCell } from './models';

/** The fields of a product that a file can change. */
export type ProductField = Exclude<ImportColumn, 'id'>;
export type ProductPatch = Partial<Pick<Product, ProductField>>;

/** What a row does; `invalid`: it cannot be sent. */
export type RowKind = 'new' | 'changed' | 'same' | 'removed' | 'invalid';

/** A changed cell, as texts of the screens; an empty text is no value. */
export interface CellChange {
  readonly column: ProductField;
  /** null: there is no earlier value, or it is not known. */
  readonly before: string | null;
  readonly after: string;
}

/** The values that a row sets, where there is no product to compare with; empty ones are left out. */
export function newValues(patch: ProductPatch, symbol: string): CellChange[] {
  return importModels.products.columns.flatMap((column) => {
    const after = column === 'id' ? '' : shownField(patch, column, symbol);
    return column === 'id' || after === '' ? [] : [{ column, before: null, after }];
  });
}

/** An error of a cell, or of the whole row where `column` is null. */
export interface CellProblem {
  readonly column: ImportColumn | null;
  /** The cell's text. */
  readonly value: string;
  readonly expected: string;
}

/** A row of a file that was read. */
export interface ReadRow {
  /** Its number in the file, from 1. */
  readonly number: number;
  readonly kind: RowKind;
  /** null: it adds a product, or its id cannot be read. */
  readonly id: number | null;
  /** Name of the product, before the change. */
  readonly name: string;
  /** The fields that it sets: those that differ from the product, all of them for a product that is not known. */
  readonly patch: ProductPatch;
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellProblem[];
  /** A backend that reads the row as it is written does exactly this. */
  readonly verbatim: boolean;
}

/** The rows of a file below its titles. */
export interface ProductTable {
  /** By position; null: not a column of a product. */
  readonly columns: readonly (ImportColumn | null)[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly FileCell[] }[];
}

/** Context of the reading of rows. */
export interface RowContext {
  readonly kind: ImportKind;
  /** The store's products by id; null: not known, as for the platform administrator. */
  readonly products: ReadonlyMap<number, Product> | null;
  readonly numbers: NumberReading | null;
}

/** A field of a product as a file holds it; '' for none. */
export function fieldCell(product: Product, column: ImportColumn): PlainCell {
  switch (column) {
    case 'id':
      return product.id;
    case 'brand':
    case 'kind':
      return product[column].name;
    case 'tags':
      return productTags(product).join(',');
    case 'active':
      return product.active;
    case 'name':
    case 'quantity_unit':
    case 'category':
    case 'price_per_unit':
    case 'description':
    case 'image_url':
      return product[column] ?? '';
  }
}

/** A field as the screens show it; '' for none. */
function shownField(patch: ProductPatch, column: ProductField, symbol: string): string {
  switch (column) {
    case 'brand':
    case 'kind':
      return patch[column]?.name ?? '';
    case 'tags':
      return productTags({ tags: patch.tags ?? [] }).join(', ');
    case 'active':
      return patch.active === undefined ? '' : patch.active ? 'Sí' : 'No';
    case 'price_per_unit':
      return typeof patch.price_per_unit === 'number'
        ? formatMoney(patch.price_per_unit, symbol)
        : '';
    case 'quantity_unit':
      return unitLabel(patch.quantity_unit ?? null);
    case 'name':
    case 'category':
    case 'description':
    case 'image_url':
      return patch[column] ?? '';
  }
}

const named = (text: CellReading<string>): CellReading<{ name: string }> =>
  text.ok ? { ...text, value: { name: text.value } } : text;

const orElse = <Value>(reading: CellReading<Value | null>, value: Value): CellReading<Value> =>
  reading.ok ? { ...reading, value: reading.value ?? value } : reading;

/** Reads a cell as a field of a product. */
function readField(
  column: ProductField,
  cell: FileCell,
  numbers: NumberReading | null,
): CellReading<ProductPatch[ProductField]> {
  switch (column) {
    case 'name':
      return readText(cell);
    case 'brand':
    case 'kind':
      return named(readText(cell));
    case 'category':
    case 'description':
      return readOptionalText(cell);
    case 'quantity_unit':
      return orElse(readUnit(cell), 'unid');
    case 'price_per_unit':
      return readPrice(cell, numbers);
    case 'tags':
      return readTags(cell);
    case 'image_url':
      return readImageUrl(cell);
    case 'active':
      return orElse(readActive(cell), true);
  }
}

const lineEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

/** Whether a cell holds exactly what a file made from this product would hold. */
function holdsField(cell: FileCell, product: Product, column: ProductField): boolean {
  if (typeof cell === 'object') return false;
  const own = String(fieldCell(product, column));
  const text = lineEnds(cellText(cell));
  return text === lineEnds(own) || (column === 'quantity_unit' && text === unitLabel(own));
}

/** Whether a backend that trims the cell reads exactly the product's value. */
function isExact(cell: FileCell, product: Product, column: ProductField): boolean {
  const stored = product[column];
  if (column === 'tags') {
    return Array.isArray(stored) && readsTo(readTags(cell), stored);
  }
  return typeof cell !== 'object' && String(cell).trim() === String(fieldCell(product, column));
}

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const readsTo = (reading: CellReading<unknown>, value: unknown) =>
  reading.ok && reading.verbatim && sameValue(reading.value, value);

/** Reads the rows of one file, in their order: a row may repeat an earlier one. */
export class RowReader {
  readonly #table: ProductTable;
  readonly #context: RowContext;
  readonly #rowOfId = new Map<number, number>();
  readonly #rowOfNew = new Map<string, number>();
  /** Columns of the operation that the file has, with their positions. */
  readonly #fields: readonly (readonly [ProductField, number])[];

  constructor(table: ProductTable, context: RowContext) {
    this.#table = table;
    this.#context = context;
    const { columns } = importModels[context.kind];
    this.#fields = columns.flatMap((column) => {
      const at = table.columns.indexOf(column);
      return column === 'id' || at === -1 ? [] : [[column, at] as const];
    });
  }

  read({ number, cells }: ProductTable['rows'][number]): ReadRow {
    const problems: CellProblem[] = [];
    const { kind, products } = this.#context;
    const id = this.#readId(cells, problems);
    const product = id.value === null ? undefined : products?.get(id.value);
    const name = product?.name ?? this.#text(cells, 'name');
    this.#findExtraCells(cells, problems);
    const patch: ProductPatch = {};
    const changes: CellChange[] = [];
    let verbatim = id.verbatim;
    if (kind !== 'products-delete') {
      for (const [column, at] of this.#fields) {
        const cell = cells[at] ?? '';
        const field = this.#field(column, cell, product, id.value !== null);
        if ('expected' in field) {
          problems.push({ column, value: cellText(cell), expected: field.expected });
          continue;
        }
        verbatim &&= field.verbatim;
        if (!('value' in field)) continue;
        Object.assign(patch, { [column]: field.value });
        if (product === undefined) continue;
        const symbol = product.curr_symbol;
        const before = shownField(product, column, symbol);
        changes.push({ column, before, after: shownField(patch, column, symbol) });
      }
    }
    this.#findRepeated(number, id.value, patch, problems);
    return {
      number,
      kind: problems.length > 0 ? 'invalid' : this.#kindOf(id.value, product, patch),
      id: id.value,
      name,
      patch,
      changes,
      problems,
      verbatim,
    };
  }

  #kindOf(id: number | null, product: Product | undefined, patch: ProductPatch): RowKind {
    if (this.#context.kind === 'products-delete') return 'removed';
    if (id === null) return 'new';
    return product !== undefined && Object.keys(patch).length === 0 ? 'same' : 'changed';
  }

  #text(cells: readonly FileCell[], column: ImportColumn): string {
    const at = this.#table.columns.indexOf(column);
    return at === -1 ? '' : cellText(cells[at] ?? '');
  }

  #readId(
    cells: readonly FileCell[],
    problems: CellProblem[],
  ): { value: number | null; verbatim: boolean } {
    const { kind, products } = this.#context;
    const cell = cells[this.#table.columns.indexOf('id')] ?? '';
    const reading = readId(cell);
    const report = (expected: string) => {
      problems.push({ column: 'id', value: cellText(cell), expected });
      return { value: null, verbatim: false };
    };
    if (!reading.ok) return report(reading.expected);
    const { value, verbatim } = reading;
    if (value === null) {
      const { filledColumns } = importModels[kind];
      return filledColumns.includes('id') ? report(missing(cell)) : { value, verbatim };
    }
    if (products && !products.has(value)) {
      return report(`un producto de la tienda: el producto ${value} no existe`);
    }
    if (kind === 'products') this.#findMissingColumns(problems);
    return { value, verbatim };
  }

  /** Updating an existing product needs all fields. */
  #findMissingColumns(problems: CellProblem[]): void {
    const absent = importModels.products.columns.filter(
      (column) => !this.#table.columns.includes(column),
    );
    if (absent.length === 0) return;
    const expected = `que estén todas las columnas, para modificar un producto que existe: falta ${absent.join(', ')}`;
    problems.push({ column: null, value: '', expected });
  }

  #findExtraCells(cells: readonly FileCell[], problems: CellProblem[]): void {
    const width = this.#table.columns.length;
    if (cells.length <= width) return;
    const extra = cells.slice(width).find((cell) => !isBlank(cell));
    if (extra === undefined) return;
    const expected = 'que haya tantas celdas como títulos: un texto con comas va entre comillas';
    problems.push({ column: null, value: cellText(extra), expected });
  }

  #findRepeated(
    number: number,
    id: number | null,
    patch: ProductPatch,
    problems: CellProblem[],
  ): void {
    if (id !== null) {
      const earlier = this.#rowOfId.get(id);
      if (earlier === undefined) this.#rowOfId.set(id, number);
      else {
        const expected = `que cada producto esté una sola vez: el ${id} ya está en la fila ${earlier}`;
        problems.push({ column: 'id', value: String(id), expected });
      }
      return;
    }
    if (problems.length > 0) return;
    const key = JSON.stringify(patch).toLowerCase();
    const earlier = this.#rowOfNew.get(key);
    if (earlier === undefined) this.#rowOfNew.set(key, number);
    else {
      const expected = `que no se repita: es igual a la fila ${earlier}`;
      problems.push({ column: null, value: '', expected });
    }
  }

  /** The effect of a cell: a value, nothing, or the error. */
  #field(
    column: ProductField,
    cell: FileCell,
    product: Product | undefined,
    existing: boolean,
  ):
    | { value: ProductPatch[ProductField]; verbatim: boolean }
    | { verbatim: boolean }
    | { expected: string } {
    const { kind, numbers } = this.#context;
    if (product && holdsField(cell, product, column)) {
      return { verbatim: isExact(cell, product, column) };
    }
    if (isBlank(cell)) {
      // An empty cell of a selective update changes nothing; of `active` neither, there is no third state.
      if (kind === 'products-update') return { verbatim: true };
      if (importModels[kind].filledColumns.includes(column)) return { expected: missing(cell) };
      if (column === 'active' && existing) return { verbatim: true };
    }
    const reading = readField(column, cell, numbers);
    if (!reading.ok) return { expected: reading.expected };
    const { value, verbatim } = reading;
    if (!product || !sameValue(value, column === 'tags' ? productTags(product) : product[column])) {
      return { value, verbatim };
    }
    return { verbatim: verbatim && sameValue(value, product[column]) };
  }
}

function missing(cell: FileCell): string {
  return typeof cell === 'object' && cell.special === 'merged'
    ? 'un valor: la celda está combinada con otra, sepárelas'
    : 'un valor: la celda está vacía';
}
