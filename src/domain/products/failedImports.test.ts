import { expect, it } from 'vitest';

import { failedImportsText } from './failedImports';

type Job = Parameters<typeof failedImportsText>[0][number];

const job = (
  status: Job['status'],
  updated_at: string,
  kind: Job['kind'] = 'products-price',
): Job => ({
  kind,
  status,
  updated_at,
  error_msg: status === 'failed' ? 'falta la columna id' : null,
});

const failed = job('failed', '2026-05-01 10:00:00');

it('says nothing when nothing failed', () => {
  expect(failedImportsText([])).toBeNull();
  expect(failedImportsText([job('complete', '2026-05-01 10:00:00')])).toBeNull();
});

it('names the failed file with its reason, if it has one', () => {
  const summary = 'Falló la carga de los precios';
  expect(failedImportsText([failed])).toEqual({ summary, details: ': falta la columna id' });
  expect(failedImportsText([{ ...failed, error_msg: null }])).toEqual({ summary, details: '' });
});

it('judges each kind of file by its newest upload, in any order', () => {
  const complete = job('complete', '2026-05-02 10:00:00');
  expect(failedImportsText([complete, failed])).toBeNull();
  expect(failedImportsText([failed, complete])).toBeNull();
  const stock = job('complete', '2026-05-02 10:00:00', 'products-stock');
  expect(failedImportsText([stock, failed])?.summary).toContain('de los precios');
});

it('combines the failed files of several kinds', () => {
  expect(
    failedImportsText([
      failed,
      job('failed', '2026-05-02 10:00:00', 'products-stock'),
      job('failed', '2026-05-03 10:00:00', 'products-delete'),
      job('complete', '2026-05-04 10:00:00', 'products'),
    ]),
  ).toEqual({
    summary: 'Fallaron 3 cargas',
    details: ': de los precios, del stock y de la lista de productos a eliminar',
  });
});
