import { beforeEach, describe, expect, it } from 'vitest';

import {
  changeSentImports,
  isFollowed,
  rememberSentImport,
  type SentImport,
  sentImports,
} from './sentImports';

const counts = {
  new: 1,
  changed: 0,
  same: 0,
  removed: 0,
  twin: 0,
  mismatch: 0,
  doubtful: 0,
  invalid: 0,
};
const sent = (jobId: number) => ({
  jobId,
  fileName: `${jobId}.csv`,
  counts,
  rows: [['id'], ['1']],
  numbers: [[2, 5]] as const,
  fingerprint: null,
  undo: null,
});
const stored = (jobId: number) =>
  ({ ...sent(jobId), kind: 'products', status: 'pending', error: null, dismissed: false }) as const;

beforeEach(() => localStorage.clear());

it('keeps the files that the administrator sent for a store apart from its own', () => {
  rememberSentImport(7, 'products', sent(1));
  rememberSentImport('admin', 'products', sent(2));
  expect([7, 'admin' as const].map((sender) => sentImports(sender).get())).toEqual([
    [stored(1)],
    [stored(2)],
  ]);
});

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

const field = { column: 'name', before: 'Pan', after: 'Pan integral' };
const undoRow = { id: 5, name: 'Pan', fields: [field] };

const store = (value: unknown) =>
  localStorage.setItem('sent_imports.7', JSON.stringify({ version: 2, value }));

describe('the files that are stored', () => {
  it.each([
    { undo: [undoRow, { ...undoRow, fields: [] }] },
    { rows: [] },
    { numbers: [], fingerprint: '0a1b' },
    { error: 'Se cortó' },
    { kind: 'products-delete', status: 'failed' },
    { kind: 'products-price', status: 'complete' },
    { kind: 'products-stock', status: 'processing' },
    { kind: 'products-update' },
  ])('keep %j', (change) => {
    store([{ ...stored(1), ...change }]);
    expect(sentImports(7).get()).toEqual([{ ...stored(1), ...change }]);
  });

  it.each([
    { jobId: '2' },
    { fileName: 2 },
    { counts: null },
    { counts: { ...counts, invalid: '1' } },
    { counts: { ...counts, new: undefined } },
    { rows: 'id' },
    { rows: [['id'], 'id'] },
    { rows: [['id', 1]] },
    { numbers: null },
    { numbers: [2] },
    { numbers: [[2, '5']] },
    { fingerprint: 5 },
    { undo: {} },
    { undo: [undoRow, null] },
    { undo: [undoRow, { ...undoRow, id: '5' }] },
    { undo: [{ ...undoRow, name: null }] },
    { undo: [{ ...undoRow, fields: 'name' }] },
    { undo: [{ ...undoRow, fields: [field, { ...field, column: 1 }] }] },
    { undo: [{ ...undoRow, fields: [{ ...field, before: null }] }] },
    { undo: [{ ...undoRow, fields: [{ ...field, after: undefined }] }] },
    { kind: 'orders' },
    { status: 'lost' },
    { error: 5 },
    { dismissed: null },
  ])('are dropped with %j, and the others stay', (change) => {
    store([{ ...stored(2), ...change }, stored(1)]);
    expect(sentImports(7).get()).toEqual([stored(1)]);
  });

  it.each(['x', null, 7, { 0: stored(1) }])('are none where %j is stored', (value) => {
    store(value);
    expect(sentImports(7).get()).toBeNull();
  });

  it.each(['x', null, 7])('keep the others beside %j', (value) => {
    store([value, stored(1)]);
    expect(sentImports(7).get()).toEqual([stored(1)]);
  });
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

const putAway = (file: SentImport) => (file.jobId === 1 ? { ...file, dismissed: true } : file);

it('changes the files that are stored, and none of a store that sent none', () => {
  rememberSentImport(7, 'products', sent(1));
  rememberSentImport(7, 'products', sent(2));
  changeSentImports(7, putAway);
  changeSentImports(8, putAway);
  expect(sentImports(7).get()).toEqual([stored(2), { ...stored(1), dismissed: true }]);
  expect(sentImports(8).get()).toEqual([]);
  expect(sentImports(7).get()?.map(isFollowed)).toEqual([true, false]);
});

it('follows a file until its job has ended', () => {
  rememberSentImport(7, 'products', sent(1));
  expect(isAnyFollowed()).toBe(true);
  changeSentImports(7, (file) => ({ ...file, status: 'complete' }));
  expect(isAnyFollowed()).toBe(false);
});
