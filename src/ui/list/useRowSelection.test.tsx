import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { type SelectedRows, useRowSelection } from './useRowSelection';

const ROWS: readonly { id: number }[] = [1, 2, 3].map((id) => ({ id }));
type Row = (typeof ROWS)[number];

/** The selection of a list of these rows that shows the rows of `matching`; its actions get what is selected. */
function renderSelection(rows = ROWS) {
  let selected: SelectedRows<Row> | null = null;
  const bulkActions = {
    name: ({ id }: Row) => `la fila ${id}`,
    render(chosen: SelectedRows<Row>) {
      selected = chosen;
      return null;
    },
  };
  const { result, rerender } = renderHook(
    ({ matching }: { matching: readonly Row[] }) =>
      useRowSelection(rows, matching, ({ id }) => id, bulkActions),
    { initialProps: { matching: rows } },
  );
  act(() => result.current.toggle());
  return {
    select: (rows: readonly Row[]) => act(() => result.current.selection?.select(rows, true)),
    filter: (matching: readonly Row[]) => rerender({ matching }),
    /** The ids of the selected rows, and how many of them the filters leave out. */
    selected: () => [selected?.rows.map(({ id }) => id), selected?.hidden],
    deselect: (rows: readonly Row[]) => act(() => selected?.deselect(rows)),
    end: () => act(() => selected?.end()),
    chooseWhole: (isChosen: boolean) => act(() => selected?.chooseWhole(isChosen)),
    isWhole: () => selected?.isWhole,
    toggle: () => act(() => result.current.toggle()),
    name: (row: Row) => result.current.selection?.name(row),
    isSelecting: () => result.current.selection !== null,
  };
}

it('counts the selected rows that the filters leave out', () => {
  const list = renderSelection();
  list.select(ROWS.slice(0, 2));
  expect(list.selected()).toEqual([[1, 2], 0]);
  list.filter(ROWS.slice(1));
  expect(list.selected()).toEqual([[1, 2], 1]);
});

it('chooses all rows that the filters leave, and none', () => {
  const list = renderSelection();
  list.filter(ROWS.slice(1));
  list.chooseWhole(true);
  expect([list.selected(), list.isWhole()]).toEqual([[[2, 3], 0], true]);
  list.chooseWhole(false);
  expect([list.selected(), list.isWhole()]).toEqual([[[], 0], false]);
});

it('chooses at most the first 500 rows', () => {
  const list = renderSelection(Array.from({ length: 600 }, (_, index) => ({ id: index + 1 })));
  list.chooseWhole(true);
  expect(list.selected()[0]).toHaveLength(500);
  expect(list.isWhole()).toBe(true);
});

it('forgets the rows that an action has dealt with', () => {
  const list = renderSelection();
  list.select(ROWS);
  list.deselect(ROWS.slice(0, 2));
  expect(list.selected()).toEqual([[3], 0]);
});

it('starts without a row after it was ended', () => {
  const list = renderSelection();
  list.select(ROWS);
  list.end();
  expect(list.isSelecting()).toBe(false);
  list.toggle();
  expect(list.selected()).toEqual([[], 0]);
});

it('ends when it is turned off, and names the rows for their checkboxes', () => {
  const list = renderSelection();
  const [first] = ROWS;
  expect(first && list.name(first)).toBe('la fila 1');
  list.toggle();
  expect(list.isSelecting()).toBe(false);
});

it('is none in a list whose rows have no actions', () => {
  const { result } = renderHook(() => useRowSelection(ROWS, ROWS, ({ id }) => id, undefined));
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ selection: null, actions: null });
});
