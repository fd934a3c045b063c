import { formatNumber } from './money';

/** The rows of one page (from 1), and the page that is shown: the last one if the requested one does not exist. */
export function pageRows<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number,
): { rows: readonly Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages };
}

/** Which rows a page holds, such as "16–30 de 241". @param page from 1 */
export function rangeText(page: number, pageSize: number, count: number): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  return `${formatNumber(first)}–${formatNumber(last)} de ${formatNumber(count)}`;
}

/** The first, the last and the pages around one of them; null is a gap of several. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (n) => n >= 1 && n <= pages,
  );
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
