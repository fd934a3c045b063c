import type { ComponentProps, ReactNode } from 'react';

import { DataList } from './DataList';
import { UnreadableRows } from './UnreadableRows';

/** A screen that is one list. */
export function ListScreen<Row extends object>({
  title,
  listName,
  noun,
  unreadable,
  children,
  ...list
}: {
  title: string;
  /**
   * Names the table and the exported file, and is the key of stored views and columns: do not change it, even if the
   * title changes.
   */
  listName: string;
  /** What a row is, in the singular and the plural. */
  noun: readonly [one: string, many: string];
  /** Rows of the answer that could not be read. */
  unreadable: number;
  /** Between the bar and the list. */
  children?: ReactNode;
} & Omit<ComponentProps<typeof DataList<Row>>, 'customizable' | 'listName' | 'title' | 'noun'>) {
  const [one, many] = noun;
  return (
    <DataList {...list} title={title} listName={listName} noun={noun} customizable>
      <UnreadableRows count={unreadable} one={one} many={many} />
      {children}
    </DataList>
  );
}
