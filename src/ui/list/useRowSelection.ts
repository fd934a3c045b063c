import { type ReactNode, useState } from 'react';

import type { RowSelection } from './columns';

/** What can be done with several rows at once. */
export interface BulkActions<Row> {
  /** Names a row in the label of its checkbox, such as "el pedido DP1042". */
  name: (row: Row) => string;
  /** Renders the actions on the selected rows. */
  render: (selected: SelectedRows<Row>) => ReactNode;
}

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
 * The selection of rows of a list; null while no rows are being selected.
 * @param matching the rows that the filters leave
 */
export function useRowSelection<Row>(
  rows: readonly Row[],
  matching: readonly Row[],
  rowKey: (row: Row) => string | number,
  bulkActions: BulkActions<Row> | undefined,
) {
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

  const selection: RowSelection<Row> | null =
    bulkActions && keys
      ? { name: bulkActions.name, isSelected: (row) => keys.has(rowKey(row)), select }
      : null;
  function renderActions() {
    if (!bulkActions || !selection) return null;
    const selected = rows.filter(selection.isSelected);
    const whole = matching.slice(0, MAX_CHOSEN);
    return bulkActions.render({
      rows: selected,
      hidden: selected.length - matching.filter(selection.isSelected).length,
      deselect: (some) => select(some, false),
      matching: matching.length,
      isWhole: whole.length > 0 && whole.every(selection.isSelected),
      chooseWhole: (isChosen) => (isChosen ? select(whole, true) : setKeys(new Set())),
      end: () => setKeys(null),
    });
  }

  return {
    selection,
    toggle: () => setKeys(keys ? null : new Set()),
    actions: renderActions(),
  };
}
