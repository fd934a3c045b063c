import { pickFields } from '~/contract/shape';
import { adminDataImportShape, dataImportShape } from '~/contract/shapes.gen';
import type { AdminDataImport, DataImport } from '~/contract/types';

import type { DataImportRow } from './db';

/** An import job for the platform administrator. */
export function adminDataImportOf(row: Readonly<DataImportRow>): AdminDataImport {
  return pickFields(adminDataImportShape, row);
}

/** An import job for the store. */
export function dataImportOf(row: Readonly<DataImportRow>): DataImport {
  return pickFields(dataImportShape, row);
}

/** Newest first; within the same second, the later number first. */
export function newestImportFirst(a: Readonly<DataImportRow>, b: Readonly<DataImportRow>): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}
