import type { ImportKind } from '~/contract/types';
import {
  bulkModels,
  type BulkCell,
  type BulkColumn,
  type BulkModel,
} from '~/domain/products/bulkModels';
import { units } from '~/domain/products/units';
import { parsePrice, toPrice } from '~/domain/typedNumbers';
import { urlError } from '~/domain/validators';
import { parseTypedNumber } from '~/lib/money';
import { foldText } from '~/lib/text';

import type { ImportWork, ProductChange, ProductRow, StoreRow } from './db';
import { cleanTags, newProductFields, textOrNull } from './productRows';

/** The data rows of a bulk file, by the titles that it holds. */
export interface BulkTable {
  /** By position; null: a column that the model does not have and that is passed over. */
  titles: readonly (BulkColumn | null)[];
  /** Without the rows that are wholly empty. */
  rows: readonly { number: number; cells: readonly BulkCell[] }[];
}

/** Whose products a bulk file changes. */
export interface BulkTarget {
  store: Pick<StoreRow, 'id' | 'curr_symbol'>;
  /** Whether the store has a product of that id. */
  hasProduct: (id: number) => boolean;
}

type ProductPatch = Partial<Omit<ProductRow, 'id' | 'store_id'>>;

/** Takes note of what is wrong with the cell being read. */
type Report = (problem: string) => void;

const TRUE_WORDS: ReadonlySet<string> = new Set(['true', 'verdadero', 'si', '1']);
const FALSE_WORDS: ReadonlySet<string> = new Set(['false', 'falso', 'no', '0']);

const textOf = (cell: BulkCell): string => String(cell).trim();

/** Names of the unit choices become what is sent for them; any other text stays as it came (§3). */
function unitOf(text: string): string {
  const choice = Object.entries(units).find(([name]) => name === foldText(text));
  return choice === undefined ? text : choice[1].code;
}

function priceOf(cell: BulkCell, report: Report): number | null {
  const price =
    typeof cell === 'number' ? toPrice(cell) : parsePrice(textOf(cell), parseTypedNumber);
  if (price.ok) return price.value;
  report(price.error);
  return null;
}

function activeOf(cell: BulkCell, report: Report): boolean {
  const word = foldText(textOf(cell));
  if (!TRUE_WORDS.has(word) && !FALSE_WORDS.has(word)) report('debe ser true o false');
  return TRUE_WORDS.has(word);
}

/** What the cell of a column makes of a product. */
const patchOf: {
  readonly [Column in Exclude<BulkColumn, 'id'>]: (cell: BulkCell, report: Report) => ProductPatch;
} = {
  name: (cell) => ({ name: textOf(cell) }),
  brand: (cell) => ({ brand: { name: textOf(cell) } }),
  kind: (cell) => ({ kind: { name: textOf(cell) } }),
  category: (cell) => ({ category: textOrNull(textOf(cell)) }),
  quantity_unit: (cell) => ({ quantity_unit: unitOf(textOf(cell)) || units.unit.code }),
  price_per_unit: (cell, report) => ({ price_per_unit: priceOf(cell, report) }),
  description: (cell) => ({ description: textOrNull(textOf(cell)) }),
  tags: (cell) => ({ tags: cleanTags(textOf(cell).split(',')) }),
  image_url(cell, report) {
    const problem = urlError(textOf(cell));
    if (problem !== null) report(problem);
    return { image_url: textOrNull(textOf(cell)) };
  },
  // An empty cell says nothing: a new product can be bought, one that exists stays as it is.
  active: (cell, report) => (textOf(cell) === '' ? {} : { active: activeOf(cell, report) }),
};

/** Reads the rows of one file and gathers what is wrong with them. */
class RowsReader {
  readonly problems: string[] = [];
  readonly #kind: ImportKind;
  readonly #model: BulkModel;
  readonly #titles: BulkTable['titles'];
  readonly #target: BulkTarget;
  readonly #rowOfId = new Map<number, number>();

  constructor(kind: ImportKind, titles: BulkTable['titles'], target: BulkTarget) {
    this.#kind = kind;
    this.#model = bulkModels[kind];
    this.#titles = titles;
    this.#target = target;
  }

  /** What a row does; null when something is wrong with it. */
  read({ number, cells }: BulkTable['rows'][number]): ProductChange | null {
    const before = this.problems.length;
    const extra = cells.slice(this.#titles.length).some((cell) => textOf(cell) !== '');
    if (extra) this.problems.push(`Fila ${number}: tiene más celdas que títulos`);
    for (const column of this.#model.filledColumns) {
      if (column !== 'id' && this.#cell(cells, column) === '') {
        this.#report(number, column, 'falta el valor');
      }
    }
    const id = this.#readId(number, cells);
    const change = id === undefined ? null : this.#changeOf(id, number, cells);
    return this.problems.length === before ? change : null;
  }

  #changeOf(id: number | null, number: number, cells: readonly BulkCell[]): ProductChange {
    if (id !== null && this.#kind === 'products-delete') return { type: 'remove', id };
    const patch = this.#patch(number, cells);
    if (id !== null) return { type: 'update', id, patch };
    const { store } = this.#target;
    const named = { name: '', kind: { name: '' } };
    return { type: 'insert', product: { ...newProductFields(store), ...named, ...patch } };
  }

  #patch(number: number, cells: readonly BulkCell[]): ProductPatch {
    const patch: ProductPatch = {};
    for (const column of this.#titles) {
      if (column === 'id' || column === null) continue;
      const cell = this.#cell(cells, column);
      // A selective update changes only what is filled in.
      if (this.#kind === 'products-update' && cell === '') continue;
      Object.assign(
        patch,
        patchOf[column](cell, (problem) => this.#report(number, column, problem)),
      );
    }
    return patch;
  }

  /** The id of a row; null: it names none and is a new product; undefined: it is wrong. */
  #readId(number: number, cells: readonly BulkCell[]): number | null | undefined {
    const text = textOf(this.#cell(cells, 'id'));
    if (text === '') {
      if (!this.#model.filledColumns.includes('id')) return null;
      this.#report(number, 'id', 'falta el id del producto');
      return undefined;
    }
    const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
    if (id === null || !this.#target.hasProduct(id)) {
      this.#report(number, 'id', `el producto ${text} no existe`);
      return undefined;
    }
    const earlier = this.#rowOfId.get(id);
    if (earlier !== undefined) {
      this.#report(number, 'id', `el producto ${id} ya está en la fila ${earlier}`);
      return undefined;
    }
    this.#rowOfId.set(id, number);
    const missing = this.#missingForUpdate();
    if (missing === undefined) return id;
    const why = 'para modificar un producto que existe hacen falta todas';
    this.problems.push(`Fila ${number}: falta la columna ${missing} (${why})`);
    return undefined;
  }

  /** §5 staff: updating an existing product needs all fields. */
  #missingForUpdate(): BulkColumn | undefined {
    if (this.#kind !== 'products') return undefined;
    return this.#model.columns.find((column) => !this.#titles.includes(column));
  }

  #cell(cells: readonly BulkCell[], column: BulkColumn): BulkCell {
    const cell = cells[this.#titles.indexOf(column)] ?? '';
    return typeof cell === 'string' ? cell.trim() : cell;
  }

  #report(number: number, column: BulkColumn, problem: string): void {
    this.problems.push(`Fila ${number}, columna ${column}: ${problem}`);
  }
}

/**
 * What a bulk file does to a store's products, all or nothing: the changes of its rows, or a
 * failure that names the row and the column of the first problem (§3 and §5 staff).
 */
export function planBulkChanges(
  kind: ImportKind,
  { titles, rows }: BulkTable,
  target: BulkTarget,
): NonNullable<ImportWork> {
  const reader = new RowsReader(kind, titles, target);
  const changes = rows.map((row) => reader.read(row)).filter((change) => change !== null);
  const [firstProblem, ...others] = reader.problems;
  if (firstProblem === undefined) return { changes };
  if (others.length === 0) return { failure: firstProblem };
  const more = others.length === 1 ? '1 problema más' : `${others.length} problemas más`;
  return { failure: `${firstProblem} (y ${more})` };
}
