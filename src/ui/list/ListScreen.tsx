import type { ComponentProps, ReactNode } from 'react';

import { DataList } from './DataList';
import { UnreadableRows } from './UnreadableRows';

/** A screen that is one list. */
export function ListScreen<Row extends object>({
  title,
  exportName = title,
  noun,
  unreadable,
  children,
  ...list
}: {
  title: string;
  /** Ends the name of an exported file; by default the title. */
  exportName?: string;
  /** What a row is, in the singular and the plural. */
  noun: readonly [one: string, many: string];
  /** Rows of the answer that could not be read. */
  unreadable: number;
  /** Between the bar and the list. */
  children?: ReactNode;
} & Omit<ComponentProps<typeof DataList<Row>>, 'customizable' | 'exportName' | 'title' | 'noun'>) {
  const [one, many] = noun;
  return (
    <DataList {...list} title={title} exportName={exportName} noun={noun} customizable>
      <UnreadableRows count={unreadable} one={one} many={many} />
      {children}
    </DataList>
  );
}
