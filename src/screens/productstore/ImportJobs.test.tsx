import { MantineProvider } from '@mantine/core';
import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { DataImport } from '~/contract/types';
import { failedRows } from '~/domain/products/import/writtenRows';
import type { SentImport } from '~/session/sentImports';
import { screen } from '~/testSupport/screen';

import { ImportJobs } from './ImportJobs';

const job = (id: number, patch: Partial<DataImport>): DataImport => ({
  id,
  kind: 'products-stock',
  status: 'complete',
  created_at: '2026-03-14 18:05:00',
  updated_at: '2026-03-14 18:06:00',
  error_msg: null,
  ...patch,
});

const counts = {
  new: 0,
  changed: 3,
  same: 2,
  removed: 0,
  twin: 0,
  mismatch: 0,
  doubtful: 0,
  invalid: 1,
};

it('shows name and counts of a file sent from this browser, with the reasons of a failure', () => {
  render(
    <MantineProvider>
      <ImportJobs
        jobs={[
          job(1, { kind: 'products-price' }),
          job(2, { status: 'failed', error_msg: 'Fila 3, columna id: no existe' }),
        ]}
        sent={[
          {
            jobId: 2,
            fileName: 'stock.csv',
            counts,
            rows: [['id'], ['1'], ['2']],
            numbers: [
              [2, 2],
              [3, 7],
            ],
            fingerprint: null,
            undo: null,
            kind: 'products-stock',
            status: 'failed',
            error: null,
            dismissed: false,
          },
        ]}
        failure={null}
        onUndo={() => undefined}
        onReload={() => undefined}
      />
    </MantineProvider>,
  );
  const failed = screen.getByRole('row', { name: /Fallida/ });
  expect(failed).toHaveTextContent('stock.csv (3 cambian, 2 sin cambios, 1 con errores)');
  // The row of the chosen file, of which rows were left out.
  expect(failed).toHaveTextContent('Fila 7, columna id: no existe');
  expect(screen.getByRole('button', { name: 'Descargar stock.csv con los motivos' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Completa/ })).not.toHaveTextContent('stock.csv');
});

const sentFile = (jobId: number, patch: Partial<SentImport>): SentImport => ({
  jobId,
  fileName: `precios-${jobId}.csv`,
  counts,
  rows: null,
  numbers: [],
  fingerprint: null,
  undo: null,
  kind: 'products-price',
  status: 'complete',
  error: null,
  dismissed: false,
  ...patch,
});
const rowOf = (id: number) => screen.getByRole('row', { name: new RegExp(`precios-${id}.csv`) });

it('offers to undo a finished file, and says why another one cannot be undone', () => {
  const onUndo = vi.fn<(sent: SentImport) => void>();
  const small = sentFile(1, {
    undo: [
      { id: 1, name: 'Arroz', fields: [{ column: 'price_per_unit', before: '1', after: '2' }] },
    ],
  });
  render(
    <MantineProvider>
      <ImportJobs
        jobs={[
          job(1, { kind: 'products-price' }),
          job(2, { kind: 'products-price' }),
          job(3, { kind: 'products' }),
        ]}
        sent={[small, sentFile(2, {}), sentFile(3, { kind: 'products' })]}
        failure={null}
        onUndo={onUndo}
        onReload={() => undefined}
      />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer precios-1.csv' }));
  expect(onUndo).toHaveBeenCalledExactlyOnceWith(small);
  expect(rowOf(1)).not.toHaveTextContent('No se puede deshacer');
  expect(rowOf(2)).toHaveTextContent(
    'No se puede deshacer: sus valores anteriores ocupan demasiado',
  );
  expect(rowOf(3)).not.toHaveTextContent('deshacer');
});

it('has no columns for files when this browser has sent none', () => {
  render(
    <MantineProvider>
      <ImportJobs
        jobs={[job(1, {})]}
        sent={[]}
        failure={null}
        onUndo={() => undefined}
        onReload={() => undefined}
      />
    </MantineProvider>,
  );
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Acción', 'Estado', 'Enviado', 'Actualizado', 'Error']);
});

it('writes the reason into the row that the backend names, or into each row', () => {
  const rows = [['id', 'active'], ['1', 'true'], ['2']];
  expect(failedRows(rows, 'Fila 3, columna id: no existe', [])).toEqual([
    ['id', 'active', 'fila', 'motivo'],
    ['1', 'true', '2', ''],
    ['2', '', '3', 'Fila 3, columna id: no existe'],
  ]);
  expect(failedRows(rows, 'Sin espacio', [])[1]).toEqual(['1', 'true', '2', 'Sin espacio']);
});
