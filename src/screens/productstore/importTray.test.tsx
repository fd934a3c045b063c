import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { dataImportsQuery } from '~/api/dataImports';
import { api, unwrap } from '~/api/transport/client';
import { readRows } from '~/api/transport/parse';
import { dataImportShape } from '~/contract/shapes.gen';
import type { ImportStatus } from '~/contract/types';
import { rememberSentImport, sentImports } from '~/session/sentImports';
import { staffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

beforeEach(() => localStorage.clear());

const counts = {
  new: 0,
  changed: 3,
  same: 0,
  removed: 0,
  twin: 0,
  mismatch: 0,
  doubtful: 0,
  invalid: 0,
};

/** A job of the store, as if this browser had just sent its file. */
async function sendEarlier(status: ImportStatus) {
  await signInAs(ACCOUNTS.storeAdmin);
  const { rows } = await unwrap(api().GET('/store/data_imports'), readRows(dataImportShape));
  const job = rows.find((one) => one.status === status);
  const storeId = staffSession()?.store?.id;
  if (!job || storeId === undefined) throw new Error('the seed has no such job');
  const file = {
    jobId: job.id,
    fileName: 'lista.csv',
    counts,
    rows: null,
    numbers: [],
    fingerprint: null,
    undo: null,
  };
  rememberSentImport(storeId, job.kind, file);
  return storeId;
}

it('follows a sent file from any screen, and says once that its job has ended', async () => {
  const storeId = await sendEarlier('complete');
  renderScreen('/clientlist');
  expect(await screen.findByText(/: carga completa$/)).toBeVisible();
  expect(sentImports(storeId).get()).toMatchObject([{ status: 'complete' }]);
  const button = await screen.findByLabelText('Archivos enviados: completas');
  fireEvent.click(button);
  const tray = within(await screen.findByRole('dialog', { name: /^Archivos enviados/ }));
  expect(tray.getByText('lista.csv')).toBeVisible();
  expect(tray.getByText(/3 cambian/)).toBeVisible();
  expect(tray.getByRole('link', { name: 'Ver el resultado' })).toHaveAttribute(
    'href',
    '/productstore#productos-import',
  );
  fireEvent.click(tray.getByRole('button', { name: 'Quitar lista.csv de la lista' }));
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

it('does not say that a repeated read has failed', async () => {
  await sendEarlier('processing');
  const { queryClient } = renderScreen('/clientlist');
  await screen.findByLabelText(/^Archivos enviados/);
  await waitFor(() => expect(queryClient.getQueryData(dataImportsQuery().queryKey)).toBeDefined());
  const fault = { status: 'network', message: null, delayMs: 0, times: null } as const;
  addFault(backend.db, { operationId: 'listDataImports', ...fault });
  await queryClient.refetchQueries(dataImportsQuery());
  expect(queryClient.getQueryState(dataImportsQuery().queryKey)?.status).toBe('error');
  expect(toastQueue.snapshot()).toEqual([]);
});

it('shows why a job has failed, and says nothing again after a reload', async () => {
  await sendEarlier('failed');
  const { unmount } = renderScreen('/clientlist');
  expect(await screen.findByText(/: la carga falló$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/: la carga falló$/)).toBeNull());
  unmount();
  renderScreen('/clientlist');
  fireEvent.click(await screen.findByLabelText('Archivos enviados: una falló'));
  expect(await screen.findByText(/Fila 7/)).toBeVisible();
  expect(screen.queryByText(/: la carga falló$/)).toBeNull();
});

it('closes with Escape, its button focused, and follows what another tab stores', async () => {
  const storeId = await sendEarlier('complete');
  const { unmount } = renderScreen('/clientlist');
  const opener = await screen.findByLabelText('Archivos enviados: completas');
  opener.focus();
  fireEvent.click(opener);
  const tray = await screen.findByRole('dialog', { name: /^Archivos enviados/ });
  expect(tray).toBeVisible();
  fireEvent.keyDown(tray, { key: 'Escape' });
  await waitFor(() => expect(tray).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());

  unmount();
  renderScreen('/clientlist');
  const button = await screen.findByLabelText('Archivos enviados: completas');
  // Another tab puts the file away.
  const key = `sent_imports.${storeId}`;
  const oldValue = localStorage.getItem(key);
  const newValue = (oldValue ?? '').replaceAll('"dismissed":false', '"dismissed":true');
  localStorage.setItem(key, newValue);
  fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue }));
  await waitFor(() => expect(button).not.toBeInTheDocument());
});
