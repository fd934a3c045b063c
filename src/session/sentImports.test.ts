import { beforeEach, expect, it } from 'vitest';

import { rememberSentImport, sentImports } from './sentImports';

const counts = { new: 1, changed: 0, same: 0, removed: 0, twin: 0, mismatch: 0, invalid: 0 };
const sent = (jobId: number) => ({
  jobId,
  fileName: `${jobId}.csv`,
  counts,
  rows: [['id'], ['1']],
});

beforeEach(() => localStorage.clear());

it('stores the newest files of each store', () => {
  for (let jobId = 1; jobId <= 30; jobId++) rememberSentImport(7, sent(jobId));
  rememberSentImport(8, { ...sent(99), rows: null });
  expect(sentImports(7).map(({ jobId }) => jobId)).toEqual(
    Array.from({ length: 20 }, (_, index) => 30 - index),
  );
  expect(sentImports(8)).toEqual([{ ...sent(99), rows: null }]);
});

it('drops entries that it cannot read', () => {
  localStorage.setItem(
    'sent_imports.7',
    JSON.stringify({ version: 1, value: [sent(1), { jobId: 2 }, 'x', null] }),
  );
  expect(sentImports(7)).toEqual([sent(1)]);
});
