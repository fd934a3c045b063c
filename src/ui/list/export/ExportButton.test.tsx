import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import * as downloads from '~/lib/browser/downloadFile';
import { screen } from '~/testSupport/screen';

import { toastQueue } from '../../feedback/toast';
import type { Column } from '../columns';
import { ExportButton } from './ExportButton';
import { useExport } from './useExport';

let downloadFile = vi.fn<typeof downloads.downloadFile>();

/** A worker that writes until it is terminated, or until `finish`. */
class BusyWorker extends EventTarget {
  static started: BusyWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    BusyWorker.started.push(this);
  }

  postMessage() {}

  terminate() {
    this.isTerminated = true;
  }

  finish() {
    this.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(8) }));
  }

  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

const columns: readonly Column<{ name: string }>[] = [
  { key: 'name', header: 'Nombre', text: ({ name }) => name },
];

beforeEach(() => {
  BusyWorker.started = [];
  downloadFile = vi.spyOn(downloads, 'downloadFile').mockReturnValue();
  vi.stubGlobal('Worker', BusyWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const exportAgain = () => screen.findByRole('button', { name: 'Exportar' });
const stopIt = () => fireEvent.click(screen.getByRole('button', { name: /Detener/ }));

const clients = [{ name: 'Ana' }];

it('says why there is nothing to export', async () => {
  render(<Clients rows={[]} />, { wrapper: MantineProvider });
  const button = await exportAgain();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^No hay resultados para exportar/);
  fireEvent.click(button);
  expect(BusyWorker.started).toEqual([]);
});

function Clients({ rows = clients }) {
  return <ExportButton of={useExport(rows, columns, 'Clientes')} />;
}

const renderClients = (rows = clients) =>
  render(
    <MantineProvider>
      <Clients rows={rows} />
    </MantineProvider>,
  );

async function startExport() {
  renderClients();
  const button = await exportAgain();
  // Both clicks come before the next render.
  act(() => {
    button.click();
    button.click();
  });
}

/** What the user gets of an export. */
const outcome = () => ({
  files: downloadFile.mock.calls.length,
  toasts: toastQueue.snapshot(),
});
const NOTHING = { files: 0, toasts: [] };

it('keeps the focus while it runs, and when it is stopped', async () => {
  renderClients();
  const button = await exportAgain();
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Escribiendo');
  expect(screen.getByRole('button', { name: /Detener/ })).toHaveFocus();
  stopIt();
  expect(await exportAgain()).toHaveFocus();
});

it('stops an export that is being written, without a file or an error; then exports again', async () => {
  await startExport();
  await screen.findByText('Escribiendo');
  expect(BusyWorker.started).toHaveLength(1);
  stopIt();
  const again = await exportAgain();
  const [stopped] = BusyWorker.started;
  expect(stopped?.isTerminated).toBe(true);
  stopped?.finish();
  expect(outcome()).toEqual(NOTHING);

  fireEvent.click(again);
  await screen.findByText('Escribiendo');
  BusyWorker.started.at(-1)?.finish();
  await exportAgain();
  expect(outcome()).toEqual({ files: 1, toasts: [] });
});

it('stops an export whose code is still loading', async () => {
  await startExport();
  stopIt();
  await exportAgain();
  expect(outcome()).toEqual(NOTHING);
});

it('says that an export failed, and offers it again', async () => {
  await startExport();
  await screen.findByText('Escribiendo');
  BusyWorker.started[0]?.fail();
  await exportAgain();
  expect(outcome()).toMatchObject({
    files: 0,
    toasts: [{ severity: 'error', text: 'No se pudo exportar, por favor inténtelo de nuevo' }],
  });
});
