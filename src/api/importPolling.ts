import type { Query } from '@tanstack/react-query';

import { isUnfinished } from '~/domain/products/importStatus';

type Jobs = readonly Parameters<typeof isUnfinished>[0][];

/**
 * How long after a read of bulk-file jobs they are read again, in ms: while one of them is pending or processing (§4 of
 * both documents). After a failure nobody asks until told to.
 */
export const whileUnfinished =
  (pollMs: number) =>
  <Data extends Jobs>({ state: { status, data } }: Pick<Query<Data>, 'state'>): number | false =>
    status === 'success' && data?.some(isUnfinished) ? pollMs : false;
