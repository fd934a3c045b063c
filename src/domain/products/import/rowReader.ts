/** The effect of each row of a product file. */
import type { ImportKind, Product } from '~/contract/types';

import {
  cellText,
  type FileCell,
  isBlank,
  isForeign,
  type NumberReading,
  readId,
  shownText,
} from './cells';
import { isGarbled, lostCharacters } from './charset';
import {
  type CellChange,
  fieldCell,
  matchesStored,
  type ProductField,
  type ProductPatch,
  readField,
  sameField,
  shownField,
} from './fields';
import type { FileTable, RowNote } from './fileTable';
import { type ImportColumn, importModels } from './models';
import { RepeatedRows } from './repeatedRows';
import { isPicturePage, KnownNames, priceWarnings, type RowWarning } from './rowWarnings';
import { columnInModel, repeatsTitles } from './titles';

/**
 * What a row does:
 * - `new`, `changed`, `removed`: sent.
 * - `same`: changes nothing; not sent.
 * - `twin`: adds a product that may be there already; sent once the user has confirmed it.
 * - `mismatch`: names another product than its id; sent once the user has confirmed it.
 * - `doubtful`: may mean something else than was read; sent once the user has confirmed it.
 * - `invalid`: not sent.
 */
export type RowEffect =
  | 'new'
  | 'changed'
  | 'same'
  | 'removed'
  | 'twin'
  | 'mismatch'
  | 'doubtful'
  | 'invalid';

/** The effects of rows that are sent only once a person has confirmed them. */
export const EFFECTS_TO_CONFIRM = [
  'twin',
  'mismatch',
  'doubtful',
] as const satisfies readonly RowEffect[];
export type EffectToConfirm = (typeof EFFECTS_TO_CONFIRM)[number];

export function needsConfirmation(effect: RowEffect): effect is EffectToConfirm {
  return EFFECTS_TO_CONFIRM.some((one) => one === effect);
}

/** An error of a cell, or of the whole row where `column` is null. */
interface CellProblem {
  readonly column: ImportColumn | null;
  /** The cell's text. */
  readonly value: string;
  readonly expected: string;
}

/** A row of a file that was read. */
export interface ReadRow {
  /** Its number in the file, from 1. */
  readonly number: number;
  readonly effect: RowEffect;
  /** null: it adds a product, or its id cannot be read. */
  readonly id: number | null;
  /** Name of the product, before the change. */
  readonly name: string;
  /** The fields that it sets: those that differ from the product, all of them for a product that is not known. */
  readonly patch: ProductPatch;
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellProblem[];
  /** Why a person has to confirm it before it is sent; null: it needs no confirmation. */
  readonly confirmationReason: string | null;
  /** How it found its product, where it has no id; null: by its id. */
  readonly matchedBy: string | null;
  readonly warnings: readonly RowWarning[];
}

/** Context of the reading of rows. */
interface RowContext {
  /** The kind of the import: `kind` is a column here. */
  readonly operation: ImportKind;
  /** The store's products by id; null: not known, as for the platform administrator. */
  readonly products: ReadonlyMap<number, Product> | null;
  readonly numbers: NumberReading | null;
  /** Symbol of the store's currency; prices in another one get a warning. */
  readonly symbol?: string;
  /** Numbers of the rows that the spreadsheet does not show. */
  readonly hiddenRows?: ReadonlySet<number>;
  /** Numbers of the rows whose quotes were read as letters. */
  readonly malformed?: ReadonlySet<number>;
  /** The ids seem to be another system's. */
  readonly hasForeignIds?: boolean;
}

/** Text columns: their spoilt characters are refused, and a mapping may clean them. */
export const TEXT_COLUMNS: ReadonlySet<string> = new Set<ImportColumn>([
  'name',
  'brand',
  'kind',
  'category',
  'description',
  'tags',
]);

/** One empty list for all rows: a file can have 100,000. */
const NONE: readonly never[] = [];

const READABLE =
  'un texto con sus acentos: este se guardó con otra codificación, guárdelo como UTF-8';

const FOREIGN_ID = 'los números de la columna Id no parecen de esta tienda';
const UNPROVEN_ID = 'primero diga si los números de la columna Id son de esta tienda';
const WRONG_QUOTES =
  'las comillas de la fila no se cierran o no están dobles: se leyeron como letras';

const COMPLETE =
  'un texto con todas sus letras: perdió caracteres al guardarse, guárdelo como UTF-8';

/** Reads the rows of one file, in their order: a row may repeat another one. */
export class RowReader {
  readonly #table: FileTable;
  readonly #context: RowContext;
  readonly #repeated: RepeatedRows;
  readonly #names: KnownNames;
  /** Columns of the operation that the file has, with their positions. */
  readonly #fields: readonly (readonly [ProductField, number])[];

  constructor(table: FileTable, context: RowContext) {
    this.#table = table;
    this.#context = context;
    const { columns } = importModels[context.operation];
    this.#fields = columns.flatMap((column) => {
      const at = table.columns.indexOf(column);
      return column === 'id' || at === -1 ? [] : [[column, at] as const];
    });
    this.#repeated = new RepeatedRows(
      table,
      this.#fields.map(([, at]) => at),
    );
    this.#names = new KnownNames(context.products?.values() ?? null);
  }

  read({ number, cells, note }: FileTable['rows'][number]): ReadRow {
    const problems: CellProblem[] = [];
    const { operation, products, hiddenRows } = this.#context;
    const id = this.#readId(cells, note, problems);
    const product = id === null ? undefined : products?.get(id);
    const name = product?.name ?? this.#text(cells, 'name');
    this.#findExtraCells(cells, problems);
    if (repeatsTitles(cells)) {
      problems.push({
        column: null,
        value: '',
        expected: 'un producto: la fila repite los títulos',
      });
    }
    const patch: ProductPatch = {};
    const changes: CellChange[] = [];
    if (operation !== 'products-delete') {
      for (const [column, at] of this.#fields) {
        const cell = cells[at] ?? '';
        const field = this.#field(column, cell, product, id !== null);
        if ('expected' in field) {
          problems.push({ column, value: cellText(cell), expected: field.expected });
          continue;
        }
        if (!('value' in field)) continue;
        set(patch, column, field.value);
        if (product === undefined) continue;
        const before = shownField(product, column, product.curr_symbol);
        changes.push({ column, before, after: shownField(patch, column, product.curr_symbol) });
      }
    }
    const match = note && 'matchedBy' in note ? note : undefined;
    const single = id !== null && this.#repeated.ofId(id, number);
    if (single) problems.push({ column: 'id', value: String(id), expected: single });
    const other = id === null && problems.length === 0 && this.#repeated.ofNew(patch, number);
    if (other) problems.push({ column: null, value: '', expected: other });
    const rowOf = (
      effect: RowEffect,
      confirmationReason: string | null,
      warnings: readonly RowWarning[],
    ): ReadRow => ({
      number,
      effect,
      id,
      name,
      patch,
      changes: changes.length > 0 ? changes : NONE,
      problems: problems.length > 0 ? problems : NONE,
      confirmationReason,
      matchedBy: match?.matchedBy ?? null,
      warnings: warnings.length > 0 ? warnings : NONE,
    });
    if (problems.length > 0) return rowOf('invalid', null, NONE);
    const effect = this.#effectOf(id, product, patch);
    if (effect === 'same') return rowOf('same', null, NONE);
    const warnings =
      operation === 'products-delete' ? [] : priceWarnings(patch, effect === 'new', product);
    if (hiddenRows?.has(number)) warnings.push('hidden');
    if (isPicturePage(patch.image_url)) warnings.push('page');
    const confirmationReason =
      effect === 'new'
        ? this.#names.twinOf(patch, number)
        : (match?.doubt ?? this.#mismatch(cells, product, patch));
    const unconfirmed = effect === 'new' ? 'twin' : 'mismatch';
    const doubt = this.#doubt(number, cells, patch);
    return rowOf(
      doubt ? 'doubtful' : confirmationReason ? unconfirmed : effect,
      doubt ?? confirmationReason ?? null,
      warnings,
    );
  }

  #effectOf(id: number | null, product: Product | undefined, patch: ProductPatch) {
    if (this.#context.operation === 'products-delete') return 'removed';
    if (id === null) return 'new';
    return product !== undefined && Object.keys(patch).length === 0 ? 'same' : 'changed';
  }

  /** Where the file can rename products, a name that another product has needs confirmation; elsewhere any other name. */
  #mismatch(
    cells: readonly FileCell[],
    product: Product | undefined,
    patch: ProductPatch,
  ): string | null {
    const { hasForeignIds } = this.#context;
    if (product === undefined) return hasForeignIds ? UNPROVEN_ID : null;
    const renames = importModels[this.#context.operation].columns.includes('name');
    const written = renames ? (patch.name ?? '') : this.#text(cells, 'name');
    const reason = this.#names.mismatchOf(product, written, renames);
    return reason ?? (hasForeignIds ? FOREIGN_ID : null);
  }

  /** Why a row may mean something else than was read; null: nothing shows it. */
  #doubt(number: number, cells: readonly FileCell[], patch: ProductPatch): string | null {
    const { malformed, symbol } = this.#context;
    if (malformed?.has(number)) return WRONG_QUOTES;
    const price = cells[this.#table.columns.indexOf('price_per_unit')] ?? '';
    const isOther = symbol !== undefined && 'price_per_unit' in patch && isForeign(price, symbol);
    return isOther ? `el precio está en otra moneda: ${cellText(price)}` : null;
  }

  #text(cells: readonly FileCell[], column: ImportColumn): string {
    const at = this.#table.columns.indexOf(column);
    return at === -1 ? '' : shownText(cells[at] ?? '');
  }

  #readId(
    cells: readonly FileCell[],
    note: RowNote | undefined,
    problems: CellProblem[],
  ): number | null {
    const { operation, products } = this.#context;
    const cell = cells[this.#table.columns.indexOf('id')] ?? '';
    const reading = readId(cell);
    const report = (expected: string) => {
      problems.push({ column: 'id', value: cellText(cell), expected });
      return null;
    };
    if (note && 'idExpected' in note) return report(note.idExpected);
    if (!reading.ok) return report(reading.expected);
    const { value } = reading;
    if (value === null) {
      const { filledColumns } = importModels[operation];
      return filledColumns.includes('id') ? report(missing(cell)) : null;
    }
    if (products && !products.has(value)) {
      return report(`un producto de la tienda: el producto ${value} no existe`);
    }
    if (operation === 'products') this.#findMissingColumns(problems);
    return value;
  }

  /** Updating an existing product needs all fields. */
  #findMissingColumns(problems: CellProblem[]): void {
    const absent = importModels.products.columns.filter(
      (column) => !this.#table.columns.includes(column),
    );
    if (absent.length === 0) return;
    const expected = `que estén todas las columnas, para modificar un producto que existe: falta ${absent.map(columnInModel).join(', ')}`;
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

  /** The effect of a cell: a value, nothing, or the error. */
  #field(
    column: ProductField,
    cell: FileCell,
    product: Product | undefined,
    existing: boolean,
  ): { value?: ProductPatch[ProductField] } | { expected: string } {
    const { operation, numbers } = this.#context;
    if (product && matchesStored(cell, product, column)) return {};
    if (isBlank(cell)) {
      // An empty cell of a selective update changes nothing; of `active` neither, there is no third state.
      if (operation === 'products-update') return {};
      if (importModels[operation].filledColumns.includes(column))
        return { expected: missing(cell) };
      if (column === 'active' && existing) return {};
    }
    const reading = readField(column, cell, numbers);
    if (!reading.ok) return { expected: reading.expected };
    const { value } = reading;
    if (product && sameField(value, product, column)) return {};
    // A selective update empties nothing, with separators alone neither.
    if (operation === 'products-update' && Array.isArray(value) && value.length === 0) return {};
    if (TEXT_COLUMNS.has(column) && isGarbled(cellText(cell))) return { expected: READABLE };
    if (
      product &&
      TEXT_COLUMNS.has(column) &&
      lostCharacters(cellText(cell), fieldCell(product, column))
    ) {
      return { expected: COMPLETE };
    }
    return { value };
  }
}

/** Sets a field; an object literal for each of a million cells would cost a third of the reading. */
function set<Field extends ProductField>(
  patch: ProductPatch,
  field: Field,
  value: ProductPatch[Field],
) {
  patch[field] = value;
}

function missing(cell: FileCell): string {
  return typeof cell === 'object' && 'special' in cell && cell.special === 'merged'
    ? 'un valor: la celda está combinada con otra, sepárelas'
    : 'un valor: la celda está vacía';
}
