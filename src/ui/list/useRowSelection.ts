import { useState } from 'react';

import type { RowSelection } from './columns';

/** Rows that can be chosen at once, the first ones of the list. */
export const MAX_CHOSEN = 500;

/** The selected rows of all pages and filters. */
export interface SelectedRows<Row> {
  readonly rows: readonly Row[];
  /** How many of them the filters leave out, so that no page of the list shows their checkboxes. */
  readonly hidden: number;
  readonly deselect: (rows: readonly Row[]) => void;
  /** How many the filters leave, of all pages. */
  readonly matching: number;
  /** Whether all of them are chosen, or the first {@link MAX_CHOSEN}. */
  readonly isWhole: boolean;
  /** Chooses them, or none. */
  readonly chooseWhole: (isChosen: boolean) => void;
  /** Ends the selection. */
  readonly end: () => void;
}

/**
 * The choice of rows of a list.
 * @param matching the rows that the filters leave
 * @param nameOfRow names a row in the label of its checkbox; without it no rows can be chosen
 */
export function useRowSelection<Row>(
  rows: readonly Row[],
  matching: readonly Row[],
  rowKey: (row: Row) => string | number,
  nameOfRow: ((row: Row) => string) | undefined,
): {
  selection: RowSelection<Row> | null;
  toggleChoice: (() => void) | undefined;
  chosen: SelectedRows<Row> | null;
} {
  const [keys, setKeys] = useState<ReadonlySet<string | number> | null>(null);

  function select(some: readonly Row[], isSelected: boolean) {
    setKeys((before) => {
      const next = new Set(before);
      for (const row of some) {
        if (isSelected) next.add(rowKey(row));
        else next.delete(rowKey(row));
      }
      return next;
    });
  }

  const toggleChoice = nameOfRow ? () => setKeys(keys ? null : new Set()) : undefined;
  if (!nameOfRow || !keys) return { selection: null, toggleChoice, chosen: null };
  const isSelected = (row: Row) => keys.has(rowKey(row));
  const selected = rows.filter(isSelected);
  const whole = matching.slice(0, MAX_CHOSEN);
  return {
    selection: { name: nameOfRow, isSelected, select },
    toggleChoice,
    chosen: {
      rows: selected,
      hidden: selected.length - matching.filter(isSelected).length,
      matching: matching.length,
      isWhole: whole.length > 0 && whole.every(isSelected),
      chooseWhole: (isChosen) => (isChosen ? select(whole, true) : setKeys(new Set())),
      deselect: (some) => select(some, false),
      end: () => setKeys(null),
    },
  };
}
