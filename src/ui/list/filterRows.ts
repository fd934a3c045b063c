import { phoneTest } from '~/lib/phoneSearch';
import { foldText, splitWords } from '~/lib/text';

import type { Column, Filters } from './columns';
import { readDatePrefix } from './datePrefix';

/** Folded words of a row's text, one a line: no query word holds a line break. */
type Words = string;

/** Cached words per column and row, so that another order of the rows does not build them again. */
const wordsOfColumns = new WeakMap<object, WeakMap<object, Words>>();

function joinedWords<Row extends object>(row: Row, column: Column<Row>): Words {
  let wordsOfRows = wordsOfColumns.get(column);
  if (!wordsOfRows) {
    wordsOfRows = new WeakMap();
    wordsOfColumns.set(column, wordsOfRows);
  }
  const known = wordsOfRows.get(row);
  if (known !== undefined) return known;
  const words = splitWords(column.text(row)).join('\n');
  wordsOfRows.set(row, words);
  return words;
}

/** Cached words per list and column, in the order of the rows: a key in a list of 100,000 rows only reads an array. */
const wordsOfLists = new WeakMap<readonly object[], Map<object, Words[]>>();

function wordsOf<Row extends object>(rows: readonly Row[], column: Column<Row>): readonly Words[] {
  let byColumn = wordsOfLists.get(rows);
  if (!byColumn) {
    byColumn = new Map();
    wordsOfLists.set(rows, byColumn);
  }
  let words = byColumn.get(column);
  if (!words) {
    words = rows.map((row) => joinedWords(row, column));
    byColumn.set(column, words);
  }
  return words;
}

/** Time after which the preparation yields to rendering, in ms. */
const SLICE_MS = 8;

/**
 * Prepares the words of the text filters while the page is idle, so that the first key is as fast as the others. The
 * answer stops it.
 */
export function prepareWords<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): () => void {
  const texts = columns.filter(({ filter }) => filter?.kind === 'text');
  let next = 0;
  let timer = setTimeout(prepare);
  function prepare() {
    const end = performance.now() + SLICE_MS;
    for (; next < rows.length && performance.now() < end; next++) {
      const row = rows[next];
      if (row) for (const column of texts) joinedWords(row, column);
    }
    if (next < rows.length) timer = setTimeout(prepare);
  }
  return () => clearTimeout(timer);
}

type Test<Row> = (row: Row, index: number) => boolean;

function testOf<Row extends object>(
  rows: readonly Row[],
  column: Column<Row>,
  query: string,
): Test<Row> | null {
  switch (column.filter?.kind) {
    case undefined:
      return null;
    case 'text': {
      const wanted = splitWords(query);
      if (wanted.length === 0) return punctuationTest(column, query);
      const isPhone = column.filter.digits ? phoneTest(query) : null;
      const wordsOfRows = wordsOf(rows, column);
      return (_row, index) => {
        const words = wordsOfRows[index] ?? '';
        return wanted.every((word) => words.includes(word)) || isPhone?.(words) === true;
      };
    }
    case 'date': {
      const prefix = readDatePrefix(query) ?? query;
      return (row) => column.text(row).startsWith(prefix);
    }
    case 'combo': {
      const label = column.filter.options?.find(({ value }) => value === query)?.label ?? query;
      const wanted = label.toLowerCase();
      return (row) => column.text(row).toLowerCase().includes(wanted);
    }
    case 'list': {
      const wanted = foldCase(query);
      return (row) =>
        (column.tags?.(row) ?? [column.text(row)]).some((tag) => foldCase(tag) === wanted);
    }
  }
}

/** The text of empty cells. */
const EMPTY_MARK = '-';

/**
 * A query without words is searched literally. The mark of empty cells finds only the rows that show nothing else,
 * although phones and emails may contain it.
 */
function punctuationTest<Row>(column: Column<Row>, query: string): Test<Row> {
  return query === EMPTY_MARK
    ? (row) => column.text(row).trim() === EMPTY_MARK
    : (row) => column.text(row).includes(query);
}

const foldCase = (text: string) => text.trim().toLowerCase();

/**
 * The rows that match every filter. Text: accent-insensitive, every word of the query contained in some word of the
 * field. Date: a prefix of the shown DD/MM/YYYY HH:mm, completed by {@link readDatePrefix}. Combo: case-insensitive
 * contains. List: one equal tag, case-insensitive.
 */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const query = filters[column.key]?.trim();
    const test = query ? testOf(rows, column, query) : null;
    return test ? [test] : [];
  });
  if (tests.length === 0) return rows;
  return rows.filter((row, index) => tests.every((test) => test(row, index)));
}

/** How many filters are set. */
export function activeFilters<Row>(columns: readonly Column<Row>[], filters: Filters): number {
  return columns.filter(({ key, filter }) => filter && foldText(filters[key] ?? '').trim() !== '')
    .length;
}
