import type { ReactNode } from 'react';

import { formatNumber } from '~/lib/money';

import { Notice } from '../feedback/Notice';

/** Shows how many rows of a list were left out because they could not be read. */
export function UnreadableRows({
  count,
  one,
  many,
}: {
  count: number;
  /** The noun for one row, such as `pedido`. */
  one: string;
  many: string;
}) {
  if (count === 0) return null;
  return (
    <Notice severity="warning">
      {count === 1
        ? `1 ${one} no se pudo leer`
        : `${formatNumber(count)} ${many} no se pudieron leer`}
    </Notice>
  );
}

/**
 * Shows that one list of a record could not be read.
 * @param children what follows from that
 */
export function UnreadList({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Notice severity="warning">
      {name} no se pudieron leer{children}
    </Notice>
  );
}
