import type { AdminDataImport, DataImport } from '~/contract/types';

import type { DataImportRow } from './db';
import { without } from './table';

/** A job as the platform administrator sees it (§3 customer). */
export function adminDataImportOf(row: Readonly<DataImportRow>): AdminDataImport {
  return without(row, 'file_name', 'started_at', 'work');
}

/** A job as the store sees it (§3 staff). */
export function dataImportOf(row: Readonly<DataImportRow>): DataImport {
  return without(adminDataImportOf(row), 'store_id', 'filepath');
}

/** Newest first; of the same second the later number. */
export function newestImportFirst(a: Readonly<DataImportRow>, b: Readonly<DataImportRow>): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}
