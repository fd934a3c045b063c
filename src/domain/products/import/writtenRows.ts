/** The rows of the files that are written: to send, with the errors, with all products. */
import type { ImportKind, Product } from '~/contract/types';

import { NAMED_ROW, reasonInFile, rowInFile, type RowStarts } from '../importStatus';
import type { Analysis } from './analysis';
import { cellText, shownText } from './cells';
import { fieldCell, patchCell } from './fields';
import { downloadColumns, type ImportColumn, importModels, type PlainCell } from './models';
import { needsConfirmation, type ReadRow } from './rowReader';

/** The rows that add, change or remove something; one that needs confirmation if its number is in `confirmed`. */
export function rowsToSend(
  { rows }: Pick<Analysis, 'rows'>,
  confirmed: ReadonlySet<number>,
): readonly ReadRow[] {
  return rows.filter(({ effect, number }) =>
    needsConfirmation(effect) ? confirmed.has(number) : effect !== 'invalid' && effect !== 'same',
  );
}

type Written = Pick<ReadRow, 'id' | 'patch'>;

/** The columns that a file of the rows needs. */
function outgoingColumns(kind: ImportKind, rows: readonly Written[]): readonly ImportColumn[] {
  const { columns } = importModels[kind];
  const needsAll =
    kind !== 'products-update' && !(kind === 'products' && rows.every(({ id }) => id === null));
  if (needsAll) return columns;
  const used = new Set<string>();
  for (const { patch } of rows) for (const column in patch) used.add(column);
  return columns.filter((column) =>
    column === 'id' ? kind === 'products-update' : used.has(column),
  );
}

/**
 * The rows of a file that does exactly what the given rows do, by the backend's rules: the titles first, each value in
 * the contract's words. A selective update holds the changed cells only.
 */
export function outgoingRows(
  kind: ImportKind,
  rows: readonly Written[],
  products: ReadonlyMap<number, Product> | null,
): PlainCell[][] {
  const columns = outgoingColumns(kind, rows);
  const cells = rows.map(({ id, patch }) => {
    const product = id === null ? undefined : products?.get(id);
    return columns.map((column): PlainCell => {
      if (column === 'id') return id ?? '';
      if (column in patch || !product || kind === 'products-update')
        return patchCell(patch, column);
      return fieldCell(product, column);
    });
  });
  return [[...columns], ...cells];
}

/** A problem in one line: `columna price_per_unit «abc»: se espera un precio`. */
export function problemText({ column, value, expected }: ReadRow['problems'][number]): string {
  const place = column === null ? '' : `columna ${column}`;
  const quote = value === '' ? '' : `«${value}»`;
  const where = [place, quote].filter((text) => text !== '').join(' ');
  return `${where === '' ? '' : `${where}: `}se espera ${expected}`;
}

/** The wrong rows as the file has them, with their number and what is invalid: to be corrected and sent again. */
export function reasonRows({ sheet, rows, interpretation, columns }: Analysis): PlainCell[][] {
  const titles = sheet.rows[(interpretation.titleRow ?? 1) - 1] ?? [];
  const invalid = rows.filter(({ effect }) => effect === 'invalid');
  const priceAt = columns?.mapping.uses.indexOf('price_per_unit');
  return [
    [...titles.map(cellText), 'fila', 'motivo'],
    ...invalid.map(({ number, problems }) => {
      const cells = sheet.rows[number - 1] ?? [];
      // A price that is shown as 1.500 would be read as 1500.
      const texts: PlainCell[] = titles.map((_title, at) =>
        (at === priceAt ? cellText : shownText)(cells[at] ?? ''),
      );
      return texts.concat(number, problems.map(problemText).join('; '));
    }),
  ];
}

/** Products as a file of the operation holds them, with their names, the titles first. */
export function productRows(kind: ImportKind, products: readonly Product[]): PlainCell[][] {
  const columns = downloadColumns(kind);
  return [
    [...columns],
    ...products.map((product) => columns.map((column) => fieldCell(product, column))),
  ];
}

/**
 * The rows of a file whose job failed, with the backend's reason in the row that it names, or in every one where it
 * names none. The titles are the first row.
 * @param numbers of the rows in the chosen file
 */
export function failedRows(
  rows: readonly (readonly string[])[],
  error: string,
  numbers: RowStarts,
): readonly (readonly string[])[] {
  const named = NAMED_ROW.exec(error)?.[1];
  const [titles = [], ...data] = rows;
  const width = Math.max(titles.length, ...data.map((row) => row.length));
  const padded = (row: readonly string[]) =>
    row.concat(Array.from({ length: width - row.length }, () => ''));
  return [
    padded(titles).concat('fila', 'motivo'),
    ...data.map((row, index) => {
      const isNamed = named === undefined || Number(named) === index + 2;
      const number = String(rowInFile(index + 2, numbers));
      return padded(row).concat(number, isNamed ? reasonInFile(error, numbers) : '');
    }),
  ];
}
