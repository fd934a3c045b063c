import { expect } from 'vitest';

import { toApiDate } from '~/lib/dates';

import type { HostCase, SeedCase } from '../contractCase';
import type { Database, ImportWork } from '../db';
import { STORE_IDS } from '../seed/accounts';
import { admin, succeeds, newestFirst } from './setup';

const { cornerbooks, donpepe } = STORE_IDS;

/** A job that was sent so many seconds ago. */
function addJob(db: Database, storeId: number, secondsAgo: number, work: ImportWork): void {
  const started = new Date(Date.now() - secondsAgo * 1_000);
  const sent = toApiDate(started);
  db.dataImports.insert({
    id: db.dataImports.nextId(),
    store_id: storeId,
    kind: 'products-price',
    status: 'pending',
    created_at: sent,
    updated_at: sent,
    error_msg: null,
    filepath: `imports/${storeId}/precios.csv`,
    file_name: 'precios.csv',
    started_at: started.getTime(),
    work,
  });
}

export const cases: readonly HostCase[] = [
  succeeds('listDataImports', () => admin, { check: newestFirst }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listDataImports',
    status: 200,
    why: 'newest first, each as far as its time has come',
    arrange(db) {
      addJob(db, cornerbooks, 600, { failure: 'Fila 2, columna id: el producto 9 no existe' });
      addJob(db, cornerbooks, 300, { changes: [] });
      addJob(db, donpepe, 200, { changes: [] });
      addJob(db, cornerbooks, 0, { changes: [] });
    },
    request: { as: 'newStoreAdmin' },
    check({ data }) {
      expect(data).toMatchObject([
        { status: 'pending', error_msg: null },
        { status: 'complete', error_msg: null },
        { status: 'failed', error_msg: 'Fila 2, columna id: el producto 9 no existe' },
      ]);
    },
  },
];
