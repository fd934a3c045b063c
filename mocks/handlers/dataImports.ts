import { dataImportOf, newestImportFirst } from '../database/dataImportRows';
import { ok, type HandlersOf } from '../http';

export const dataImportsHandlers = {
  listDataImports(call) {
    const { store } = call.seller();
    const jobs = call.db.dataImports.where(({ store_id }) => store_id === store.id);
    return ok(jobs.sort(newestImportFirst).map(dataImportOf));
  },
} satisfies HandlersOf<'listDataImports'>;
