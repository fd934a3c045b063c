import '~/testSupport/nativeFiles';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { rememberSentImport } from '~/session/sentImports';
import { watchExport } from '~/testSupport/exportedFile';
import { typeInto } from '~/testSupport/formPage';
import { LocalFileWorker } from '~/testSupport/LocalFileWorker';
import { press } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { ImportPanel } from './ImportPanel';

const backend = useMockBackend();

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

async function openPanel(account: keyof typeof ACCOUNTS) {
  await signInAs(ACCOUNTS[account]);
  renderComponent(
    <LocalFileWorker>
      <ImportPanel />
    </LocalFileWorker>,
  );
}

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

/** The panel of an operation, whose tab has its last import's state before its name. */
async function openTab(name: string) {
  const ends = new RegExp(`${name}$`);
  await press(ends, 'tab');
  return screen.findByRole('tabpanel', { name: ends });
}

it('keeps the file of the tab that another file is moved to, and says so', async () => {
  await openPanel('storeAdmin');
  await press(/Stock$/, 'tab');
  await typeInto(document.body, {
    'Archivo de stock': new File(['id,active\n1,true\n'], 'stock.csv'),
  });
  await press(/Actualización selectiva$/, 'tab');
  const other = new File(['id,active\n2,false\n'], 'otro.csv');
  await typeInto(document.body, { 'Archivo de actualización selectiva': other });
  await press('Usarlo en Stock');
  expect(toasts()).toEqual(['Hay otro archivo elegido en Stock: envíelo o quítelo antes']);
  expect(await screen.findByText('stock.csv')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: /Actualización selectiva$/ }));
  expect(await screen.findByText('otro.csv')).toBeVisible();
});

it('keeps the file of a tab whose earlier file is undone, and says so', async () => {
  const { dataImports, products } = backend.db;
  const job = dataImports.all().findLast(({ kind, status, store_id }) => {
    const isOwn = store_id === STORE_IDS.donpepe && status === 'complete';
    return isOwn && kind === 'products-price';
  });
  const product = products.find(({ store_id }) => store_id === STORE_IDS.donpepe);
  if (!job || !product) throw new Error('No job or product');
  const { id, name } = products.update(product.id, { price_per_unit: 150 });
  await openPanel('storeAdmin');
  const file = new File([`id,price_per_unit\n${id},170\n`], 'hoy.csv');
  await typeInto(document.body, { 'Archivo de precios': file });
  const counts = { new: 0, same: 0, removed: 0, twin: 0, mismatch: 0, doubtful: 0, invalid: 0 };
  act(() =>
    rememberSentImport(STORE_IDS.donpepe, 'products-price', {
      jobId: job.id,
      fileName: 'ayer.csv',
      counts: { ...counts, changed: 1 },
      rows: null,
      numbers: [],
      fingerprint: null,
      undo: [{ id, name, fields: [{ column: 'price_per_unit', before: '120', after: '150' }] }],
    }),
  );
  await press('Deshacer ayer.csv');
  await waitFor(() =>
    expect(toasts()).toEqual(['Hay otro archivo elegido en Precios: envíelo o quítelo antes']),
  );
  expect(screen.getByText('hoy.csv')).toBeVisible();
});

it('offers for each operation its model, and its own products, as CSV and as spreadsheet', async () => {
  await openPanel('storeUser');
  for (const [tab, fileOf] of [
    ['Precios', 'precios'],
    ['Lista de productos', 'lista de productos'],
    ['Actualización selectiva', 'actualización selectiva'],
    ['Eliminar', 'productos a eliminar'],
    ['Stock', 'stock'],
  ] as const) {
    const panel = await openTab(tab);
    const names = ['modelo de', 'mis productos para'].flatMap((file) =>
      ['CSV', 'Planilla'].map((format) => `Descargar ${file} ${fileOf}: ${format}`),
    );
    expect(names.filter((name) => within(panel).queryByRole('button', { name }) === null)).toEqual(
      [],
    );
  }
});

it('downloads the model of the stock, and the stock as a file that Excel reads', async () => {
  const contents: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (content: Blob) => `blob:${contents.push(content)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await openPanel('newStoreAdmin');
  await openTab('Stock');
  await press('Descargar modelo de stock: Planilla');
  await waitFor(() => expect(names).toEqual(['modelo-stock.xlsx']));
  await press('Descargar stock actual');
  await waitFor(() => expect(names).toEqual(['modelo-stock.xlsx', 'exportStock.csv']));
  const stock = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await contents[1]?.arrayBuffer(),
  );
  expect(stock).toMatch(/^\uFEFFid,name,brand,kind,quantity_unit,active/);
});

it('shows the state of the last import of an operation in its tab, white without one, and why one failed', async () => {
  await openPanel('newStoreAdmin');
  expect(await screen.findByRole('tab', { name: /^Sin cargas ?Stock$/ })).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Colores del estado de las cargas' });
  expect(legend).toHaveTextContent(/Sin cargas.*Completa.*Fallida.*Pendiente o en proceso/);
  cleanup();
  await openPanel('storeAdmin');
  expect(await screen.findByRole('tab', { name: /^Fallida ?Stock$/ })).toBeVisible();
  const failed = within(screen.getByRole('table', { name: 'Cargas' })).getByRole('row', {
    name: /Stock/,
  });
  expect(failed).toHaveTextContent('Fallida');
  expect(failed).toHaveTextContent('Fila 7: no existe el producto 9999.');
});

it('lists invalid rows, sends the others, and lists the file with its counts', async () => {
  const exported = watchExport();
  await openPanel('storeAdmin');
  const panel = await openTab('Stock');
  const text = 'id;Nombre;Se ofrece\n1;Arroz;no\n987654;Pan;sí\n2;Azúcar;quizás\n3;;no\n';
  await typeInto(document.body, { 'Archivo de stock': new File([text], 'stock.csv') });
  const table = await within(panel).findByRole('table', { name: 'Filas del archivo' });
  const rows = () => [...table.querySelectorAll('tbody tr')];
  expect(within(panel).getByLabelText('Separador')).toHaveValue(';');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('el producto 987654 no existe'),
    expect.stringContaining('Se ofrece «quizás»: se espera true o false'),
  ]);
  await press('Todas 4');
  await waitFor(() => expect(rows()).toHaveLength(4));
  await press('Descargar errores');
  await waitFor(() => expect(exported.file).toBe('stock-errores.csv'));
  await press('Enviar las 2 correctas');
  await waitFor(() => expect(toasts()).toEqual(['Actualización de stock enviada correctamente']));
  const jobs = within(screen.getByRole('table', { name: 'Cargas' }));
  expect(jobs.getAllByRole('row')[1]).toHaveTextContent('stock.csv (2 cambian, 2 con errores)');
  // The contact of the person who sent it.
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown;
  await waitFor(() =>
    expect(backend.db.contactSyncs.all().map(({ contact }) => contact)).toMatchObject([
      {
        email: ACCOUNTS.storeAdmin.email,
        fieldValues: [
          { field: '30', value: date },
          { field: '31', value: date },
        ],
      },
    ]),
  );
});

it('stops a file that is being sent, and keeps it', async () => {
  await openPanel('storeAdmin');
  const panel = await openTab('Actualización selectiva');
  const fault = { status: 500, message: null, delayMs: 20_000, times: 1 } as const;
  addFault(backend.db, { operationId: 'uploadProductsUpdate', ...fault });
  const file = new File(['id,tags\n1,nuevo\n'], 'cambios.csv');
  await typeInto(document.body, { 'Archivo de actualización selectiva': file });
  await press('Enviar archivo');
  const own = within(panel);
  expect(await own.findByRole('progressbar', { name: 'Enviando cambios.csv' })).toBeVisible();
  await press('Detener');
  expect(await own.findByText('Envío detenido')).toBeVisible();
  expect(own.getByRole('button', { name: 'Enviar archivo' })).toBeVisible();
});
