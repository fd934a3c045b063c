import { toApiDate } from '~/lib/dates';

import type { Database, LogRow } from './db';

/** What an entry of the platform's log says; without a level it is `info`. */
export type LogWords = Pick<LogRow, 'event' | 'payload'> & Partial<Pick<LogRow, 'level'>>;

/**
 * Writes to the platform's log, which the administrator reads (§2 and §7 customer).
 * @param storeId the store it belongs to; null: the platform's own
 */
export function writeLog(db: Database, storeId: number | null, now: Date, words: LogWords): void {
  db.logs.insert({
    id: db.logs.nextId(),
    store_id: storeId,
    created_at: toApiDate(now),
    level: 'info',
    ...words,
  });
}
