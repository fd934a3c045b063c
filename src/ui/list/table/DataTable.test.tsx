import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import type { Column } from '../columns';
import { DataTable } from './DataTable';

interface Row {
  id: number;
  name: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Nombre', text: ({ name }) => name },
  {
    key: 'id',
    header: 'Id',
    text: ({ id }) => String(id),
    cell: ({ id }) => <a href={`/x/${id}`}>{id}</a>,
  },
];
const rows = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Luz' },
];

const opened = vi.fn<(row: Row) => void>();
const newTab = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  opened.mockClear();
  newTab.mockClear();
  vi.stubGlobal('open', newTab);
});

it('opens a row on a press, and its link in a new tab on a middle or Ctrl press', () => {
  render(
    <DataTable
      list={{ name: 'L', columns, rowKey: ({ id }) => id, page: { rows: rows } }}
      onRowClick={opened}
    />,
  );
  fireEvent.click(screen.getByText('Ana'));
  expect(opened).toHaveBeenCalledExactlyOnceWith(rows[0]);
  expect(newTab).not.toHaveBeenCalled();

  fireEvent.click(screen.getByText('Luz'), { ctrlKey: true });
  fireEvent(screen.getByText('Luz'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(newTab.mock.calls.map(([url]) => url)).toEqual([
    'http://localhost:3000/x/2',
    'http://localhost:3000/x/2',
  ]);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('selects rows by checkbox, by a press on the row, and all of a page', () => {
  const select = vi.fn<(rows: readonly Row[], selected: boolean) => void>();
  render(
    <DataTable
      list={{
        name: 'L',
        columns,
        rowKey: ({ id }) => id,
        page: { rows: rows },
        selection: { name: ({ name }) => `a ${name}`, isSelected: ({ id }) => id === 2, select },
      }}
      onRowClick={opened}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Elegir a Luz' })).toBeChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir a Ana' }));
  fireEvent.click(screen.getByText('Luz'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir las filas de esta página' }));
  expect(select.mock.calls).toEqual([
    [[rows[0]], true],
    [[rows[1]], false],
    [rows, true],
  ]);
  expect(opened).not.toHaveBeenCalled();
});
