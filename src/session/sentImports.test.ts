import { beforeEach, expect, it } from 'vitest';

import { changeSentImports, isFollowed, rememberSentImport, sentImports } from './sentImports';

const counts = { new: 1, changed: 0, same: 0, removed: 0, twin: 0, mismatch: 0, invalid: 0 };
const sent = (jobId: number) => ({
  jobId,
  fileName: `${jobId}.csv`,
  counts,
  rows: [['id'], ['1']],
  undo: null,
});
const stored = (jobId: number) =>
  ({ ...sent(jobId), kind: 'products', status: 'pending', error: null, dismissed: false }) as const;

beforeEach(() => localStorage.clear());

it('stores the newest files of each store', () => {
  for (let jobId = 1; jobId <= 30; jobId++) rememberSentImport(7, 'products', sent(jobId));
  rememberSentImport(8, 'products', { ...sent(99), rows: null });
  expect(
    sentImports(7)
      .get()
      ?.map(({ jobId }) => jobId),
  ).toEqual(Array.from({ length: 20 }, (_, index) => 30 - index));
  expect(sentImports(8).get()).toEqual([{ ...stored(99), rows: null }]);
});

it('drops entries that it cannot read', () => {
  const value = [stored(1), { jobId: 2 }, 'x', null, { ...stored(3), status: 'lost' }];
  localStorage.setItem('sent_imports.7', JSON.stringify({ version: 2, value }));
  expect(sentImports(7).get()).toEqual([stored(1)]);
});

it('keeps what undoes the newest files, as far as there is room', () => {
  const before = 'x'.repeat(600_000);
  const undo = [{ id: 1, name: 'Pan', fields: [{ column: 'name', before, after: '' }] }] as const;
  for (const jobId of [1, 2, 3]) rememberSentImport(7, 'products-update', { ...sent(jobId), undo });
  expect(
    sentImports(7)
      .get()
      ?.map(({ jobId, undo: kept }) => [jobId, kept !== null]),
  ).toEqual([
    [3, true],
    [2, true],
    [1, false],
  ]);
});

const isAnyFollowed = () => sentImports(7).get()?.some(isFollowed);

it('follows a file until its job has ended, or it is put away', () => {
  rememberSentImport(7, 'products', sent(1));
  expect(isAnyFollowed()).toBe(true);
  changeSentImports(7, (file) => ({ ...file, status: 'complete' }));
  expect(isAnyFollowed()).toBe(false);
});
