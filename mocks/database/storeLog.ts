import { toApiDate } from '~/lib/dates';

import type { Database, LogRow } from './db';

/** The content of a log entry; the default level is `info`. */
export type LogContent = Pick<LogRow, 'event' | 'payload'> & Partial<Pick<LogRow, 'level'>>;

/**
 * Writes to the platform's log, which the administrator reads.
 * @param storeId the store of the entry; null: the platform's own
 */
export function writeLog(
  db: Database,
  storeId: number | null,
  now: Date,
  content: LogContent,
): void {
  db.logs.insert({
    id: db.logs.nextId(),
    store_id: storeId,
    created_at: toApiDate(now),
    level: 'info',
    ...content,
  });
}
