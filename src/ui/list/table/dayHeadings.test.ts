import { expect, it, vi } from 'vitest';

import type { Column } from '../columns';
import { dayHeadings, hasEnoughRowsPerDay } from './dayHeadings';

interface Row {
  date: string;
  total: number;
}

const column: Column<Row> = { key: 'fecha', header: 'Fecha', text: ({ date }) => date };
const rows: readonly Row[] = [
  { date: '01/03/2026 18:51', total: 10 },
  { date: '01/03/2026 00:00', total: 5 },
  { date: '28/02/2026 23:59', total: 1 },
  { date: '01/03/2025 10:00', total: 2 },
  { date: '', total: 3 },
];

const headings = (
  dayText?: (rows: readonly Row[]) => string,
  { start, count } = { start: 0, count: rows.length },
) =>
  dayHeadings({
    rows,
    column,
    noun: ['pedido', 'pedidos'],
    start,
    count,
    dayText,
    today: new Date(2026, 2, 1).getTime(),
  });

it('names today, yesterday and other days, with the number of their rows', () => {
  const { dayOf, headingOf } = headings();
  expect([...new Set(rows.map(dayOf))].map(headingOf)).toEqual([
    'Hoy · 2 pedidos',
    'Ayer · 1 pedido',
    '01/03/2025 · 1 pedido',
    'Sin fecha · 1 pedido',
  ]);
});

it('says what the list says of the rows of a day', () => {
  const { headingOf } = headings((some) => `$ ${some.reduce((sum, { total }) => sum + total, 0)}`);
  expect(headingOf('01/03/2026')).toBe('Hoy · $ 15');
});

it('counts the rows of a day on other pages, and reads no other day', () => {
  const read = vi.spyOn(column, 'text');
  const { headingOf } = headings(undefined, { start: 1, count: 1 });
  expect(headingOf('01/03/2026')).toBe('Hoy · 2 pedidos');
  expect(read.mock.calls.map(([row]) => row)).not.toContain(rows[3]);
});

it('is for pages of at least two rows per day', () => {
  const days = headings();
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('no rows');
  expect(hasEnoughRowsPerDay([first, second], days)).toBe(true);
  expect(hasEnoughRowsPerDay([first, second, second, third], days)).toBe(true);
  expect(hasEnoughRowsPerDay([first, second, third], days)).toBe(false);
  expect(hasEnoughRowsPerDay([first], days)).toBe(false);
});
