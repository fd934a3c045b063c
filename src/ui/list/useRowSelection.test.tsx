import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useRowSelection } from './useRowSelection';

const ROWS: readonly { id: number }[] = [1, 2, 3].map((id) => ({ id }));
type Row = (typeof ROWS)[number];

/** The selection of a list of these rows that shows the rows of `matching`; its actions get what is selected. */
function renderSelection(rows = ROWS) {
  const { result, rerender } = renderHook(
    ({ matching }: { matching: readonly Row[] }) =>
      useRowSelection(
        rows,
        matching,
        ({ id }) => id,
        ({ id }) => `la fila ${id}`,
      ),
    { initialProps: { matching: rows } },
  );
  act(() => result.current.toggleChoice?.());
  return {
    select: (rows: readonly Row[]) => act(() => result.current.selection?.select(rows, true)),
    filter: (matching: readonly Row[]) => rerender({ matching }),
    /** The ids of the selected rows, and how many of them the filters leave out. */
    selected: () => [
      result.current.chosen?.rows.map(({ id }) => id),
      result.current.chosen?.hidden,
    ],
    deselect: (rows: readonly Row[]) => act(() => result.current.chosen?.deselect(rows)),
    end: () => act(() => result.current.chosen?.end()),
    chooseWhole: (isChosen: boolean) => act(() => result.current.chosen?.chooseWhole(isChosen)),
    isWhole: () => result.current.chosen?.isWhole,
    toggle: () => act(() => result.current.toggleChoice?.()),
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

it('is offered only by a list that names its rows', () => {
  const { result } = renderHook(() => useRowSelection(ROWS, ROWS, ({ id }) => id, undefined));
  expect(result.current).toEqual({ selection: null, toggleChoice: undefined, chosen: null });
});
