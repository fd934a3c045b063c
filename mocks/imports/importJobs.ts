import { toApiDate } from '~/lib/dates';

import type { Database, DataImportRow, ProductChange } from '../database/db';

/** Time until a pending job is processed, in ms. */
const PROCESSING_AFTER_MS = 1_000;
/** Time from the upload until a job completes or fails, in ms. */
const SETTLED_AFTER_MS = 3_000;

/** Updates the status of every import job to the current time. */
export function settleImports(db: Database, now: Date): void {
  for (const job of db.dataImports.where((row) => row.work !== null)) settle(db, job, now);
}

function settle(db: Database, job: Readonly<DataImportRow>, now: Date): void {
  const { work } = job;
  const age = now.getTime() - job.started_at;
  if (work === null || age < PROCESSING_AFTER_MS) return;
  const updated_at = toApiDate(now);
  if (age < SETTLED_AFTER_MS) {
    if (job.status === 'pending') {
      db.dataImports.update(job.id, { status: 'processing', updated_at });
    }
    return;
  }
  const changes = 'changes' in work ? work.changes : [];
  const error_msg = 'failure' in work ? work.failure : missingProduct(db, changes);
  if (error_msg !== null) {
    db.dataImports.update(job.id, { status: 'failed', error_msg, updated_at, work: null });
    return;
  }
  for (const change of changes) apply(db, change);
  db.dataImports.update(job.id, { status: 'complete', updated_at, work: null });
}

/** Why a file cannot be applied as a whole: a product of it was removed since the upload; null when it can. */
function missingProduct(db: Database, changes: readonly ProductChange[]): string | null {
  const changed = changes.flatMap((change) => (change.type === 'insert' ? [] : [change.id]));
  const gone = changed.find((id) => db.products.get(id) === undefined);
  return gone === undefined ? null : `El producto ${gone} ya no existe`;
}

function apply(db: Database, change: ProductChange): void {
  if (change.type === 'insert') {
    db.products.insert({ ...change.product, id: db.products.nextId() });
  } else if (change.type === 'remove') {
    db.products.remove(change.id);
  } else {
    db.products.update(change.id, change.patch);
  }
}
