import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { messages } from '~/domain/messages';
import { watchExport } from '~/testSupport/exportedFile';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { setLatency } from '../../../mocks/database/clock';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

it('shows the title of the list of stores at once, and the stores when they arrive', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  setLatency(backend.db, 400);
  renderScreen('/home');
  const title = await screen.findByRole('heading', { name: 'Modo Administrador' });
  expect(title.closest('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Corner Books' })).toBeInTheDocument();
  expect(title).not.toBeInTheDocument();
});

it('shows a missing email of the user and of the store as "-"', async () => {
  backend.db.stores.update(STORE_IDS.donpepe, { creatoremail: '', email: null });
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home?nombre=pepe');
  const name = await screen.findByRole('button', { name: 'Almacén Don Pepe' });
  const texts = [...(name.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
  expect([texts[2], texts[4]]).toEqual(['-', '-']);
});

it('opens the panel of the store that the URL names; of an unknown one it says so and clears it', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  const { unmount } = renderScreen(`/home?store=${STORE_IDS.donpepe}`);
  const panel = await screen.findByRole('dialog', { name: 'Almacén Don Pepe' });
  expect(panel).toHaveTextContent('CUIT');
  unmount();
  renderScreen('/home?store=999999&nombre=pepe');
  expect(await screen.findByRole('button', { name: 'Almacén Don Pepe' })).toBeInTheDocument();
  expect(await screen.findByText('La tienda no existe')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?nombre=pepe');
});

/** Disables a store while the answer fails, and returns its row. */
async function disableWithFault(status: 'network' | 'lost') {
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home?nombre=pepe');
  fireEvent.click(await screen.findByLabelText('Almacén Don Pepe activa'));
  addFault(backend.db, {
    operationId: 'disableStore',
    status,
    message: null,
    delayMs: 0,
    times: 1,
  });
  fireEvent.click(await screen.findByText('Desactivar'));
}

it('says in the row of a store that it was not disabled', async () => {
  await disableWithFault('network');
  const failure = await screen.findByText('No se guardó.');
  expect(failure.closest('tr')).toHaveTextContent('Almacén Don Pepe');
  expect(screen.getByLabelText('Almacén Don Pepe activa')).toBeChecked();
});

it('the reason of a failed switch leaves the row as soon as something else is opened', async () => {
  await disableWithFault('network');
  await screen.findByText('No se guardó.');
  await press('Ver logs de Almacén Don Pepe');
  await waitFor(() => expect(screen.queryByText('No se guardó.')).toBeNull());
});

it('a switched store that left the filtered list can be switched back', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home?nombre=pepe&activa=S%C3%AD');
  fireEvent.click(await screen.findByLabelText('Almacén Don Pepe activa'));
  fireEvent.click(await screen.findByText('Desactivar'));
  const bar = await screen.findByRole('group', { name: 'Último cambio de una tienda' });
  expect(bar).toHaveTextContent('Tienda desactivadaAlmacén Don Pepe (#donpepe)');
  expect(screen.queryByLabelText('Almacén Don Pepe activa')).toBeNull();
  fireEvent.click(within(bar).getByText('Deshacer'));
  expect(await screen.findByLabelText('Almacén Don Pepe activa')).toBeChecked();
  expect(backend.db.stores.get(STORE_IDS.donpepe)?.enabled).toBe(true);
  expect(screen.queryByRole('group', { name: 'Último cambio de una tienda' })).toBeNull();
});

it('a store whose imports were not read is not one without imports, neither on the page nor in the file', async () => {
  const exported = watchExport();
  await signInAs(ACCOUNTS.platformAdmin);
  addFault(backend.db, {
    operationId: 'listAdminDataImports',
    status: 500,
    message: 'Base en mantenimiento',
    delayMs: 0,
    times: null,
  });
  renderScreen('/home?nombre=pepe');
  await screen.findByText(/No se pudo leer el estado de las cargas. Base en mantenimiento/);
  expect(columnTexts('Carga CSV')).toEqual(['…']);
  await press('Exportar');
  await until('the file', () => exported.file !== '');
  expect(exported.rows.map((row) => row[exported.headers.indexOf('Carga CSV')])).toEqual(['']);
});

it('finds out that a store was disabled when only the answer was lost', async () => {
  await disableWithFault('lost');
  expect(await screen.findByText(messages.alreadySaved)).toBeInTheDocument();
  expect(backend.db.stores.get(STORE_IDS.donpepe)?.enabled).toBe(false);
});

const NO_NETWORKS = {
  whatsapp: null,
  yt: null,
  facebook: null,
  instagram: null,
  maps: null,
  flags: { whatsapp: false, yt: false, facebook: false, instagram: false, maps: false },
};

const toasts = () => toastQueue.snapshot().map(({ text }) => text);
const dialogNamed = (name: string) => screen.queryByRole('dialog', { name });
const untilClosed = () =>
  until('no dialog', () => document.querySelector('[role="dialog"]') === null);

async function openStore() {
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home?nombre=pepe');
}

it('uploads FAQs one per line, lists those of the AI service, and the logs of the store, 15 per page', async () => {
  await openStore();
  await press('Cargar FAQ de Almacén Don Pepe');
  const upload = await screen.findByRole('dialog', {
    name: 'Cargar FAQ de Almacén Don Pepe (#donpepe)',
  });
  await press('Cargar FAQ');
  await until('the error', () => upload.textContent.includes('Por favor ingrese al menos una FAQ'));
  await typeInto(upload, { FAQ: '¿Abren? Sí\n\n¿Fían?' });
  expect(upload).toHaveTextContent('1 FAQ nueva');
  expect(upload).toHaveTextContent('Revise la línea 3.');
  await typeInto(upload, { FAQ: '¿Abren? Sí\n\n¿Fían? No, nunca\n' });
  expect(upload).toHaveTextContent('2 FAQ nuevas');
  await press('Cargar FAQ');
  await untilClosed();
  expect(toasts()).toContain('2 FAQ cargadas correctamente');

  await press('Ver FAQ en IA de Almacén Don Pepe');
  const held = await screen.findByRole('dialog', {
    name: 'FAQ en IA de Almacén Don Pepe (#donpepe)',
  });
  await until('the new FAQ', () =>
    [...held.querySelectorAll('li')].some(({ textContent }) => textContent === '¿Fían? No, nunca'),
  );
  await press('Cerrar');
  await untilClosed();

  await press('Ver logs de Almacén Don Pepe');
  const logs = await screen.findByRole('dialog', { name: 'Logs de Almacén Don Pepe (#donpepe)' });
  const rows = () => [...logs.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  await until('a page of logs', () => rows().length === 15);
  const [first] = rows();
  await press('Página 2');
  await until('the next ones', () => rows().length > 0 && rows()[0] !== first);
});

it('edits identifiers, report links and social networks; a failed save keeps the typed values', async () => {
  backend.db.stores.update(STORE_IDS.donpepe, { social_networks: NO_NETWORKS });
  await openStore();
  addFault(backend.db, {
    operationId: 'updateAdminStore',
    status: 500,
    message: 'Sin conexión con la base',
    delayMs: 0,
    times: 1,
  });
  const number = '+5491100000000';
  await press('Editar el WhatsApp de Almacén Don Pepe');
  await typeInto(document.body, { 'Número de WhatsApp': number });
  await press('Cerrar');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('cambios sin guardar');
  const field = screen.getByLabelText('Número de WhatsApp');
  await press('Guardar');
  await until('the reason', () =>
    Boolean(field.closest('form')?.textContent.includes('Sin conexión con la base')),
  );
  expect(field).toHaveValue(number);
  await press('Guardar');
  await untilClosed();
  expect(toasts()).toContain('Datos del negocio guardados');
  await until('the number', () => columnTexts('WhatsApp')[0]?.includes(number) === true);

  await press('Editar los informes de Almacén Don Pepe');
  const report = 'https://informes.test/pepe';
  await typeInto(document.body, { Informes: 'informes.test/pepe' });
  await press('Guardar');
  expect(await screen.findByText(/Por favor ingrese la url completa/)).toBeVisible();
  await typeInto(document.body, { Informes: report });
  await press('Guardar');
  await untilClosed();
  await screen.findByRole('link', { name: report });

  await press('Redes sociales de Almacén Don Pepe');
  await typeInto(document.body, { Instagram: 'https://instagram.com/pepe' });
  expect(screen.getByRole('checkbox', { name: 'Mostrar Instagram' })).toBeChecked();
  await press('Guardar');
  await untilClosed();
  expect(toasts()).toContain('Datos del usuario guardados');
});

it('stores whose last import failed are first, then those that are not enabled', async () => {
  const { stores } = backend.db;
  for (const { id } of stores.all().slice(8)) stores.remove(id);
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home');
  await until('the states', () => columnTexts('Carga CSV').some((text) => text === 'Fallida'));
  const ranks = tableRows().map((row) => {
    if (columnTexts('Carga CSV', [row])[0] === 'Fallida') return 0;
    return row.querySelector<HTMLInputElement>('input[role="switch"]')?.checked ? 2 : 1;
  });
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
});

const question = () => dialogNamed('Desactivar la tienda');
const dialogs = () => document.querySelectorAll('[role="dialog"]').length;

it('disables a store after a confirmation in its panel, which has the focus after a refusal, and enables it again', async () => {
  await openStore();
  fireEvent.click(await screen.findByRole('cell', { name: 'admin@donpepe.test' }));
  const panel = await screen.findByRole('dialog', { name: 'Almacén Don Pepe' });
  const active = () => panel.querySelector<HTMLInputElement>('input[role="switch"]');
  const toggle = () => fireEvent.click(active() ?? panel);
  toggle();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Cancelar');
  await until('no question', () => question() === null);
  expect(active()).toBeChecked();
  await waitFor(() => expect(active()).toHaveFocus());
  toggle();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Desactivar');
  await until('the message', () =>
    toasts().includes('Tienda desactivada: Almacén Don Pepe (#donpepe)'),
  );
  await waitFor(() => expect(active()).not.toBeChecked());
  toggle();
  await until('the message', () =>
    toasts().includes('Tienda activada: Almacén Don Pepe (#donpepe)'),
  );
  await waitFor(() => expect(active()).toBeChecked());
});

it('switches a second store while the first one is saved', async () => {
  const stores = backend.db.stores.all().slice(0, 2);
  for (const { id } of stores) backend.db.stores.update(id, { enabled: false });
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home');
  const switches = [];
  for (const { name } of stores) switches.push(await screen.findByLabelText(`${name} activa`));
  setLatency(backend.db, 100);
  for (const one of switches) fireEvent.click(one);
  for (const one of switches) expect(one).toHaveAttribute('aria-busy', 'true');
  await waitFor(() =>
    expect(toasts().filter((text) => text.startsWith('Tienda activada: '))).toHaveLength(2),
  );
  for (const { id } of stores) expect(backend.db.stores.get(id)?.enabled).toBe(true);
});

it.each(['4555-0101', '+54 9 11 4555 0101', '30-71234567-8', 'almacen'])(
  'finds a store by %s',
  async (typed) => {
    await signInAs(ACCOUNTS.platformAdmin);
    renderScreen(`/home?buscar=${encodeURIComponent(typed)}`);
    await waitFor(() =>
      expect(columnTexts('Nombre')).toContainEqual(expect.stringContaining('Don Pepe')),
    );
  },
);

it('puts the panel of a store into the history: Back closes a dialog above it, and then the panel', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  const { router } = renderScreen('/home?nombre=pepe');
  const back = () => act(() => router.history.back());
  await press('Almacén Don Pepe');
  const panel = await screen.findByRole('dialog', { name: 'Almacén Don Pepe' });
  expect(window.location.search).toMatch(/[?&]store=\d+$/);
  fireEvent.click(within(panel).getByRole('button', { name: 'Ver logs de Almacén Don Pepe' }));
  await until('two dialogs', () => dialogs() === 2 && router.state.location.state.overlay === true);
  back();
  await until('the panel alone', () => dialogs() === 1);
  expect(dialogNamed('Almacén Don Pepe')).toBeVisible();
  back();
  await untilClosed();
  expect(window.location.search).toBe('?nombre=pepe');

  await press('Almacén Don Pepe');
  await screen.findByRole('dialog', { name: 'Almacén Don Pepe' });
  const steps = vi.spyOn(router.history, 'back');
  await press('Cerrar');
  await untilClosed();
  await until('the list', () => window.location.search === '?nombre=pepe');
  expect(steps).toHaveBeenCalled();
});

it('FAQs that the store has, or that are there twice, are said and not sent', async () => {
  const held = backend.db.knowledgeTexts.find(({ store_id }) => store_id === STORE_IDS.donpepe);
  if (!held) throw new Error('The demo data have no FAQ');
  const textsNow = () =>
    backend.db.knowledgeTexts.all().filter(({ text }) => /Fían|Abren/.test(text));
  await openStore();
  await press('Cargar FAQ de Almacén Don Pepe');
  const upload = await screen.findByRole('dialog', {
    name: 'Cargar FAQ de Almacén Don Pepe (#donpepe)',
  });
  await typeInto(upload, { FAQ: held.text });
  await until('the count', () => upload.textContent.includes('0 FAQ nuevas · 1 ya está'));
  await press('Cargar FAQ');
  expect(upload).toHaveTextContent('Estas FAQ ya están cargadas');
  const text = `¿Fían? No\n  ${held.text.replace(' ', '  ')}\n¿Fían? No\n¿Abren? Sí`;
  await typeInto(upload, { FAQ: text });
  expect(upload).toHaveTextContent('2 FAQ nuevas · 2 ya están: no se envían');
  await press('Cargar FAQ');
  await untilClosed();
  expect(toasts()).toContain('2 FAQ cargadas correctamente');
  expect(textsNow().map((one) => one.text)).toEqual(['¿Fían? No', '¿Abren? Sí']);
});

it('the FAQs of a store are counted and searched', async () => {
  await openStore();
  await press('Ver FAQ en IA de Almacén Don Pepe');
  const list = await screen.findByRole('dialog', {
    name: 'FAQ en IA de Almacén Don Pepe (#donpepe)',
  });
  const shown = () => [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
  await until('all of them', () => shown().length > 1);
  const all = shown().length;
  expect(list).toHaveTextContent(`${all} FAQ`);
  await typeInto(list, { Buscar: 'ENVIOS' });
  const matching = shown();
  expect(matching.every((text) => /env[ií]os/i.test(text))).toBe(true);
  expect(list).toHaveTextContent(`${matching.length} de ${all} FAQ`);
});

it('the panel of a store links to its email and its phone', async () => {
  backend.db.stores.update(STORE_IDS.donpepe, { phone: '+54 11 4555-0101' });
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen(`/home?store=${STORE_IDS.donpepe}`);
  await screen.findByRole('dialog', { name: 'Almacén Don Pepe' });
  for (const [name, href] of [
    ['admin@donpepe.test', 'mailto:admin@donpepe.test'],
    ['+54 11 4555-0101', 'tel:+541145550101'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it.each([{ key: '/' }, { key: 'k', ctrlKey: true }])('%j goes to the search', async (key) => {
  await openStore();
  await screen.findByRole('button', { name: 'Almacén Don Pepe' });
  fireEvent.keyDown(document.body, key);
  expect(screen.getByRole('searchbox', { name: /^Nombre, hashtag/ })).toHaveFocus();
});
