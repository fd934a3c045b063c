import { type ReactNode, useState } from 'react';

import type { RowSelection } from './DataTable';

/** What can be done with several rows at once. */
export interface BulkActions<Row> {
  /** Names a row in the label of its checkbox, such as "el pedido DP1042". */
  name: (row: Row) => string;
  /** Renders the actions on the selected rows; `end` ends the selection. */
  render: (selected: readonly Row[], end: () => void) => ReactNode;
}

/** The selection of rows of a list; null while no rows are being selected. */
export function useRowSelection<Row>(
  rows: readonly Row[],
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
  return {
    selection,
    toggle: () => setKeys(keys ? null : new Set()),
    /** The actions on the selected rows, of all pages and filters. */
    actions:
      bulkActions && selection
        ? bulkActions.render(rows.filter(selection.isSelected), () => setKeys(null))
        : null,
  };
}
