import { describe, expect, it } from 'vitest';

import type { DataImport } from '~/contract/types';

import { importStateOf, importStates, isUnfinished } from './importStatus';

const job = (id: number, created_at: string, status: DataImport['status']) => ({
  id,
  created_at,
  status,
});

describe('status of the import jobs', () => {
  it.each([
    ['none', 'white'],
    ['complete', 'green'],
    ['failed', 'red'],
    ['pending', 'yellow'],
    ['processing', 'yellow'],
  ] as const)('%s is %s', (state, color) => {
    expect(importStates[state].color).toBe(color);
  });

  it('is that of the most recent job, in any order', () => {
    expect(importStateOf([])).toBe('none');
    expect(
      importStateOf([
        job(1, '2026-03-14 18:05:00', 'complete'),
        job(3, '2026-03-15 09:00:00', 'failed'),
        job(2, '2026-03-14 18:05:00', 'pending'),
      ]),
    ).toBe('failed');
  });

  it('of two jobs of the same second the later number is the more recent one', () => {
    const [one, two] = [
      job(1, '2026-03-14 18:05:00', 'complete'),
      job(2, '2026-03-14 18:05:00', 'failed'),
    ];
    expect(importStateOf([one, two])).toBe('failed');
    expect(importStateOf([two, one])).toBe('failed');
  });

  it('waits for pending and processing jobs only', () => {
    const statuses = ['pending', 'processing', 'complete', 'failed'] as const;
    expect(statuses.filter((status) => isUnfinished({ status }))).toEqual([
      'pending',
      'processing',
    ]);
  });
});
