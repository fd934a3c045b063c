import type { Column } from '../columns';

/** A value of a column's filter above a list, with the number of rows that it shows; '' shows all rows. */
interface FilterTab {
  value: string;
  label: string;
  count: number;
}

/** "Todos", the options that occur in the list without filters, and the chosen one, in the order of the filter. */
export function tabsOfRows<Row>(
  { filter, text }: Pick<Column<Row>, 'filter' | 'text'>,
  {
    all,
    rows,
    chosen,
  }: {
    /** The rows of the list without filters. */
    all: readonly Row[];
    /** The rows that the other filters show. */
    rows: readonly Row[];
    chosen: string;
  },
): readonly FilterTab[] {
  const occurring = new Set(all.map(text));
  const counts = new Map<string, number>();
  for (const row of rows) {
    const label = text(row);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [
    { value: '', label: 'Todos', count: rows.length },
    ...(filter?.options ?? [])
      .filter(({ value, label }) => value === chosen || occurring.has(label))
      .map(({ value, label }) => ({ value, label, count: counts.get(label) ?? 0 })),
  ];
}
