import type { Query } from '@tanstack/react-query';

import { isUnfinished } from '~/domain/products/importStatus';

import type { Rows } from './parse';

type Jobs = Rows<Parameters<typeof isUnfinished>[0]>;

/**
 * Refetch interval of import jobs, in ms: while one of them is pending or processing. After a failed read only the
 * person refetches.
 */
export const whileUnfinished =
  (pollMs: number) =>
  <Data extends Jobs>({ state: { status, data } }: Pick<Query<Data>, 'state'>): number | false =>
    status === 'success' && data?.rows.some(isUnfinished) ? pollMs : false;
