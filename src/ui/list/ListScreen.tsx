import type { ComponentProps, ReactNode } from 'react';

import { PageHeader } from '../PageHeader';
import { DataList } from './DataList';
import { UnreadableRows } from './UnreadableRows';

/** A screen that is one list. */
export function ListScreen<Row extends object>({
  title,
  exportName = title,
  noun: [one, many],
  unreadable,
  actions,
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
  /** At the right of the title. */
  actions?: ReactNode;
  /** Between the title and the list. */
  children?: ReactNode;
} & Omit<ComponentProps<typeof DataList<Row>>, 'customizable' | 'exportName'>) {
  return (
    <>
      <PageHeader title={title}>{actions}</PageHeader>
      <UnreadableRows count={unreadable} one={one} many={many} />
      {children}
      <DataList {...list} exportName={exportName} customizable />
    </>
  );
}
