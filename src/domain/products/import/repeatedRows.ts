/** Rows of a file that say the same, or that say different things of one product. */
import { formatNumber } from '~/lib/money';

import { type FileCell, readId, shownText } from './cells';
import type { ProductPatch } from './fields';
import type { FileTable } from './fileTable';

/** The rows that have the same id. */
interface Repetition {
  readonly first: number;
  readonly rows: number[];
  /** They say the same. */
  alike: boolean;
}

/** Rows that are named in a problem before the rest is counted. */
const NAMED = 12;

const contentOf = (patch: ProductPatch) => JSON.stringify(patch).toLowerCase();

export class RepeatedRows {
  /** Rows of each id that several rows have: the first of equal ones counts, of different ones none. */
  readonly #ofIds = new Map<number, Repetition>();
  /** The first of the rows of new products with a name and type; the contents of all once there is another one. */
  readonly #ofNew = new Map<
    string,
    { readonly number: number; readonly patch: ProductPatch; contents: Map<string, number> | null }
  >();

  /** @param fields positions of the columns that are compared */
  constructor({ columns, rows }: FileTable, fields: readonly number[]) {
    const idAt = columns.indexOf('id');
    if (idAt === -1) return;
    const content = (cells: readonly FileCell[]) =>
      JSON.stringify(fields.map((at) => shownText(cells[at] ?? '')));
    const firsts = new Map<number, FileTable['rows'][number]>();
    for (const row of rows) {
      const id = readId(row.cells[idAt] ?? '');
      if (!id.ok || id.value === null) continue;
      const first = firsts.get(id.value);
      if (first === undefined) {
        firsts.set(id.value, row);
        continue;
      }
      const known = this.#ofIds.get(id.value);
      const repetition = known ?? { first: first.number, rows: [first.number], alike: true };
      repetition.rows.push(row.number);
      repetition.alike &&= content(row.cells) === content(first.cells);
      this.#ofIds.set(id.value, repetition);
    }
  }

  /** What is expected of a row of a product that other rows have too; null: nothing. */
  ofId(id: number, number: number): string | null {
    const repetition = this.#ofIds.get(id);
    if (repetition === undefined) return null;
    const { first, rows, alike } = repetition;
    if (!alike) {
      const more = rows.length - NAMED;
      const rest = more > 0 ? ` y ${formatNumber(more)} más` : '';
      return `un solo valor por producto: el ${id} está en las filas ${rows.slice(0, NAMED).join(', ')}${rest}`;
    }
    return first === number
      ? null
      : `que cada producto esté una sola vez: el ${id} ya está en la fila ${first}`;
  }

  /** What is expected of the row of a new product that is equal to one before; null: nothing. Called once for each row. */
  ofNew(patch: ProductPatch, number: number): string | null {
    const key = `${patch.name ?? ''}\n${patch.kind?.name ?? ''}`.toLowerCase();
    const named = this.#ofNew.get(key);
    if (named === undefined) {
      this.#ofNew.set(key, { number, patch, contents: null });
      return null;
    }
    named.contents ??= new Map([[contentOf(named.patch), named.number]]);
    const content = contentOf(patch);
    const earlier = named.contents.get(content);
    if (earlier === undefined) named.contents.set(content, number);
    return earlier === undefined ? null : `que no se repita: es igual a la fila ${earlier}`;
  }
}
