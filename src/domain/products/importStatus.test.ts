import { describe, expect, it } from 'vitest';

import type { DataImport } from '~/contract/types';

import { importStateOf, importStates, isUnfinished, reasonInFile, rowStarts } from './importStatus';

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

it('names the row of the chosen file in the reason of a job, whose file has some of its rows', () => {
  const starts = rowStarts([2, 3, 7, 8, 20]);
  expect(starts).toEqual([
    [2, 2],
    [4, 7],
    [6, 20],
  ]);
  const rows = [2, 3, 4, 5, 6].map((row) => reasonInFile(`Fila ${row}, columna id: no`, starts));
  expect(rows).toEqual([2, 3, 7, 8, 20].map((row) => `Fila ${row}, columna id: no`));
  expect(reasonInFile('Sin espacio', starts)).toBe('Sin espacio');
  expect(reasonInFile('Fila 9: no', [])).toBe('Fila 9: no');
});
