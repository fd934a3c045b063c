import { renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { expect, it } from 'vitest';

import type { Column } from '../columns';
import type { ListSearch } from '../listSearch';
import { useList } from '../useList';
import { useDayHeadings } from './useDayHeadings';

interface Order {
  id: number;
  date: string;
  status: string;
}

const columns: readonly Column<Order>[] = [
  { key: 'fecha', header: 'Fecha', text: ({ date }) => date },
  { key: 'estado', header: 'Estado', text: ({ status }) => status, filter: { kind: 'text' } },
];

/** Orders with the numbers from `first` on, one for each of the days. */
const on = (days: readonly string[], first = 0, status = 'Pendiente'): readonly Order[] =>
  days.map((day, index) => ({ id: first + index, date: `${day}/03/2026 10:00`, status }));

const PENDING: ListSearch = { estado: 'pendiente' };

/** The headings of a list whose rows and URL change; they are asked for the first row. */
function open(rows: readonly Order[], search: ListSearch) {
  const { result, rerender } = renderHook(
    (given) => {
      // As those whose choices are what the rows have.
      const columnsOfRows = useMemo(() => given.rows && [...columns], [given.rows]);
      const list = useList(given.rows, columnsOfRows, {
        name: 'Pedidos',
        noun: ['pedido', 'pedidos'],
        rowKey: ({ id }) => id,
        search: given.search,
        onSearch: () => {},
        initialSort: { key: 'fecha', descending: true },
        pageSize: 4,
      });
      const headings = useDayHeadings(list, 'fecha');
      const [first] = list.page.rows;
      return headings === null || first === undefined
        ? null
        : headings.headingOf(headings.dayOf(first));
    },
    { initialProps: { rows, search } },
  );
  return {
    result,
    show: (given: { rows: readonly Order[]; search: ListSearch }) => rerender(given),
  };
}

it('keeps the headings when a row leaves the filter, so that the others stay where they are', () => {
  const rows = on(['20', '20', '20', '19']);
  const { result, show } = open(rows, PENDING);
  expect(result.current).toBe('20/03/2026 · 3 pedidos');
  const changed = [...on(['20', '20'], 0, 'En proceso'), ...rows.slice(2)];
  show({ rows: changed, search: PENDING });
  expect(result.current).toBe('20/03/2026 · 1 pedido');
  // The same rows, asked for anew.
  show({ rows: changed, search: { estado: 'pend' } });
  expect(result.current).toBeNull();
});

it('adds no headings when rows arrive, until there is another filter, order or page', () => {
  const few = on(['20', '19', '18']);
  const arrived = on(['20', '20', '20', '20', '20', '20', '20'], few.length);
  const many = [...arrived, ...few];
  const { result, show } = open(few, PENDING);
  expect(result.current).toBeNull();
  show({ rows: many, search: PENDING });
  expect(result.current).toBeNull();
  const secondPage = { ...PENDING, pagina: '2' };
  show({ rows: many, search: secondPage });
  expect(result.current).toBe('20/03/2026 · 8 pedidos');
  show({ rows: few, search: { ...PENDING, orden: 'estado' } });
  expect(result.current).toBeNull();
  show({ rows: many, search: PENDING });
  expect(result.current).toBe('20/03/2026 · 8 pedidos');
});
