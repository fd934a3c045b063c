import { adminDataImportOf, newestImportFirst } from '../database/dataImportRows';
import type { LogRow } from '../database/db';
import { ok, type HandlersOf } from '../http';

/** Newest first; within the same second, the later one first. */
function newestFirst(a: Readonly<LogRow>, b: Readonly<LogRow>): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

export const adminLogsHandlers = {
  listLogs(call) {
    call.platformAdmin();
    const { store_id } = call.query;
    const logs = call.db.logs.where((row) => store_id === undefined || row.store_id === store_id);
    return ok(logs.sort(newestFirst));
  },

  listAdminDataImports(call) {
    call.platformAdmin();
    return ok(call.db.dataImports.all().sort(newestImportFirst).map(adminDataImportOf));
  },
} satisfies HandlersOf<'listLogs' | 'listAdminDataImports'>;
