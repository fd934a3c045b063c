import { phoneTest } from '~/lib/phoneSearch';
import { foldText, splitWords } from '~/lib/text';

import type { Column, Filters } from './columns';
import { readDatePrefix } from './datePrefix';

/** A text and its folded words, one a line: no query word holds a line break. */
interface Words {
  text: string;
  words: string;
}

/** Cached words of a row's text per column, so that typing stays fast on 10,000 rows. */
const wordsOfRows = new WeakMap<object, Map<string, Words>>();

function joinedWords<Row extends object>(row: Row, column: Column<Row>): string {
  let byColumn = wordsOfRows.get(row);
  if (!byColumn) {
    byColumn = new Map();
    wordsOfRows.set(row, byColumn);
  }
  const text = column.text(row);
  const known = byColumn.get(column.key);
  if (known?.text === text) return known.words;
  const words = splitWords(text).join('\n');
  byColumn.set(column.key, { text, words });
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

type Test<Row> = (row: Row) => boolean;

function testOf<Row extends object>(column: Column<Row>, query: string): Test<Row> | null {
  switch (column.filter?.kind) {
    case undefined:
      return null;
    case 'text': {
      const wanted = splitWords(query);
      if (wanted.length === 0) return punctuationTest(column, query);
      const isPhone = column.filter.digits ? phoneTest(query) : null;
      return (row) => {
        const words = joinedWords(row, column);
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

/** The last answer for an array of rows. */
interface LastAnswer {
  columns: readonly unknown[];
  filters: Filters;
  rows: readonly object[];
}
const lastAnswers = new WeakMap<readonly object[], LastAnswer>();

/**
 * Whether every row that matches `query` also matches `before`: words with further letters. Queries without words and
 * phones are searched in other ways as they grow.
 */
function extendsQuery<Row>({ filter }: Column<Row>, before: string, query: string): boolean {
  if (query === before) return true;
  const isOfWords = filter?.kind === 'text' && !filter.digits && splitWords(before).length > 0;
  return isOfWords && query.startsWith(before);
}

/** The rows among which those of `filters` are: the last answer when its filters were only extended. */
function candidates<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
): readonly Row[] {
  const last = lastAnswers.get(rows);
  if (last?.columns !== columns) return rows;
  const isExtended = columns.every((column) =>
    extendsQuery(column, last.filters[column.key]?.trim() ?? '', filters[column.key]?.trim() ?? ''),
  );
  // What was kept for these rows are some of them.
  return isExtended ? (last.rows as readonly Row[]) : rows;
}

/**
 * The rows that match every filter. Text: accent-insensitive, every word of the query contained in some word of the
 * field. Date: a prefix of the shown DD/MM/YYYY HH:mm, completed by {@link readDatePrefix}. Combo: case-insensitive
 * contains. List: one equal tag, case-insensitive. A key that extends a text only tests the rows of the answer before.
 */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const query = filters[column.key]?.trim();
    const test = query ? testOf(column, query) : null;
    return test ? [test] : [];
  });
  if (tests.length === 0) return rows;
  const found = candidates(rows, columns, filters).filter((row) =>
    tests.every((test) => test(row)),
  );
  lastAnswers.set(rows, { columns, filters, rows: found });
  return found;
}

/** How many filters are set. */
export function activeFilters<Row>(columns: readonly Column<Row>[], filters: Filters): number {
  return columns.filter(({ key, filter }) => filter && foldText(filters[key] ?? '').trim() !== '')
    .length;
}
