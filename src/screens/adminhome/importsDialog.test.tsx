import '~/testSupport/nativeFiles';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { polledAdminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery } from '~/api/adminStores';
import { typeInto } from '~/testSupport/formPage';
import { LocalFileWorker } from '~/testSupport/LocalFileWorker';
import { press, until } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';
import { toastQueue } from '~/ui/feedback/toast';

import { nowOf, setClock } from '../../../mocks/database/clock';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { ImportsDialog } from './ImportsDialog';

const backend = useMockBackend();

/** The dialog of the store, with its imports of now. */
function StoreImports() {
  const store = useSuspenseQuery(storesQuery()).data.rows.find(
    ({ id }) => id === STORE_IDS.cornerbooks,
  );
  const imports = useQuery(polledAdminDataImportsQuery()).data?.rows ?? [];
  if (!store) return null;
  const own = imports.filter(({ store_id }) => store_id === store.id);
  return <ImportsDialog store={store} imports={own} onClose={() => undefined} />;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

async function openDialog() {
  await signInAs(ACCOUNTS.platformAdmin);
  const queryClient = newTab();
  const { unmount } = renderComponent(
    <LocalFileWorker>
      <StoreImports />
    </LocalFileWorker>,
    queryClient,
  );
  const dialog = await screen.findByRole('dialog', {
    name: 'Carga CSV de Corner Books (#cornerbooks)',
  });
  return { dialog, own: within(dialog), queryClient, unmount };
}

const choose = (dialog: HTMLElement, text: string, name = 'libros.csv') =>
  typeInto(dialog, { 'Archivo de productos': new File([text], name) });

it('sends the valid rows of a product file for a store, and shows its import until it is complete', async () => {
  const { dialog, own, queryClient } = await openDialog();
  expect(await own.findByText('No se encontraron resultados')).toBeVisible();
  await choose(dialog, 'Nombre;Tipo\nUlises;Novela\nRayuela;\n');
  expect(await own.findByText(/no se conocen los productos de la tienda/)).toBeVisible();
  await until('the invalid row', () =>
    dialog.textContent.includes('Tipo: se espera un valor: la celda está vacía'),
  );
  await press('Enviar la correcta');
  await until('the message', () =>
    toasts().includes('Actualización de lista de productos enviada correctamente'),
  );
  expect(await own.findByRole('row', { name: /libros/ })).toHaveTextContent(/Pendiente|En proceso/);
  setClock(backend.db, new Date(nowOf(backend.db).getTime() + 10_000));
  await queryClient.refetchQueries();
  await until('the end of the import', () => dialog.textContent.includes('Completa'));
});

it('says that a file was already sent to the store, and asks before it goes again', async () => {
  const { dialog, own } = await openDialog();
  const text = 'Nombre;Tipo;Precio\nUlises;Novela;10\n';
  await choose(dialog, text);
  await own.findByText(/Se envía un archivo nuevo/);
  await press('Enviar archivo');
  await until('the import', () => dialog.textContent.includes('Pendiente'));
  await choose(dialog, text, 'otra-vez.csv');
  expect(await own.findByText(/Este archivo ya se envió a esta tienda: \d/)).toBeVisible();
  await press('Enviar archivo');
  await screen.findByRole('dialog', { name: '¿Enviar igual?' });
});

it('asks whose the ids of a file are before a row of it is sent', async () => {
  const { dialog, own } = await openDialog();
  await choose(dialog, 'Id;Nombre;Tipo;Precio\n1;Ulises;Novela;10\n2;Rayuela;Novela;20\n');
  expect(
    await own.findByText(
      '¿Los números de la columna Id son de Corner Books? En el archivo el 1 es «Ulises».',
    ),
  ).toBeVisible();
  expect(dialog).toHaveTextContent('No hay nada para enviar:');
  await press('Son productos nuevos');
  await until('the new products', () => dialog.textContent.includes('Nuevos 2'));
  expect(own.getByText('Se envía un archivo nuevo con 2 filas.')).toBeVisible();
});

it('does not say that a file was sent while a part of it was not', async () => {
  const { dialog, own } = await openDialog();
  const fault = { operationId: 'importStoreProducts', message: 'Sin espacio', delayMs: 0 } as const;
  addFault(backend.db, { ...fault, status: 200, times: 1 });
  addFault(backend.db, { ...fault, status: 500, times: 1 });
  // Together more than the 5 MB of one file.
  const text = 'x'.repeat(3e6);
  await choose(dialog, `name,kind,description\nUlises,Novela,${text}\nRayuela,Novela,${text}\n`);
  await own.findByText(/^Se envían 2 archivos nuevos/, {}, { timeout: 50_000 });
  await press('Enviar archivo');
  expect(await own.findByText('Sin espacio')).toBeVisible();
  expect(own.getByText(/^Se envía un archivo nuevo con 1 fila/)).toBeVisible();
  expect(toasts()).toEqual([]);
  await own.findByText('Pendiente');
  expect(own.queryByText(/Este archivo ya se envió/)).toBeNull();
  // Were it asked for, the rest would not go.
  await press('Enviar archivo');
  await until('the message', () =>
    toasts().includes('Actualización de lista de productos enviada correctamente'),
  );
});

/** Presses "Enviar archivo" while the upload takes long; resolves when it is on its way. */
async function sendSlowly() {
  const dialog = await openDialog();
  const fault = { status: 500, message: null, delayMs: 20_000, times: 1 } as const;
  addFault(backend.db, { operationId: 'importStoreProducts', ...fault });
  const file = new File(['Nombre;Tipo\nUlises;Novela\n'], 'libros.csv');
  await typeInto(dialog.dialog, { 'Archivo de productos': file });
  await press('Enviar archivo');
  await dialog.own.findByRole('progressbar', { name: 'Enviando libros.csv' });
  return dialog;
}

it('stops a file that is being sent, and keeps it', async () => {
  const { own } = await sendSlowly();
  await press('Detener');
  expect(await own.findByText('Envío detenido')).toBeVisible();
  expect(own.getByRole('button', { name: 'Enviar archivo' })).toBeVisible();
});

const isUpload = ([input]: Parameters<typeof fetch>) =>
  input instanceof Request && input.url.endsWith('/products_import_file');

it('a file that is being sent while its dialog is left is stopped', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const { unmount } = await sendSlowly();
  await until('the request', () => send.mock.calls.some(isUpload));
  unmount();
  const [input] = send.mock.calls.find(isUpload) ?? [];
  expect(input instanceof Request && input.signal.aborted).toBe(true);
});
