import { useMemo } from 'react';

import { formatNumber } from '~/lib/money';

import type { List } from './useList';

/** Number and noun of the rows that the filters show. */
export const matchCount = <Row,>({ matching, noun }: List<Row>) =>
  `${formatNumber(matching.length)} ${noun[matching.length === 1 ? 0 : 1]}`;

/** What the rows that the filters show add up to. */
export function ListSum<Row>({
  list: { matching },
  of,
  className,
}: {
  list: List<Row>;
  /** The text of rows; empty for nothing. */
  of: (rows: readonly Row[]) => string;
  className: string | undefined;
}) {
  const text = useMemo(() => of(matching), [of, matching]);
  return text ? <p className={className}>{text}</p> : null;
}
