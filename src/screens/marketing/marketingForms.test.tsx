import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { staffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';

import { addFault, type FaultName } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

const SAVED = 'Datos del negocio guardados';

const setup = () => staffSession()?.store?.setup;

const failOnce = (operationId: FaultName, status: 422 | 500 | 'network', message: string | null) =>
  addFault(backend.db, { operationId, status, message, delayMs: 0, times: 1 });

const openTab = () =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true');

async function openForm(account: keyof typeof ACCOUNTS, section: string, name: string) {
  await signInAs(ACCOUNTS[account]);
  renderScreen(`/marketing?section=${section}`);
  return screen.findByRole('form', { name });
}

it('FAQS and FAQS II are admin-only; other users see a message', async () => {
  await signInAs(ACCOUNTS.storeUser);
  renderScreen('/marketing?section=faqs1');
  expect(await screen.findByText('Solo administradores')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Marketing');
  expect(window.location.search).toBe('');
  expect(openTab()).toHaveTextContent('ACCIONES');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'ACCIONES',
    'CALENDARIO',
    'COMPARTIR',
  ]);
  expect(screen.getByRole('link', { name: 'Vista previa' })).toHaveAttribute(
    'href',
    '/options?section=preview',
  );
  // Only admins load the codes; other users see a message.
  expect(await screen.findByText(/los ven y los crean solo los administradores/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a new code requires its three texts, at most 25 characters, and is sent once', async () => {
  const form = await openForm('newStoreAdmin', 'acciones', 'Nuevo código');
  // Without codes there is what fills the list, and the form.
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  const saves = sentBodies(/\/store\/refcodes\/$/);
  const own = within(form);
  await press('Crear código');
  expect(own.getByText('Por favor ingrese la descripcion/origen')).toBeVisible();
  expect(own.getByText('Por favor ingrese el Mensaje del usuário')).toBeVisible();
  expect(own.getByText('Por favor ingrese el mensaje para finalizar')).toBeVisible();
  await waitFor(() => expect(within(form).getByLabelText(/^Descripción\/origen/)).toHaveFocus());

  await typeInto(form, {
    'Descripción/origen': 'Vidriera',
    'Mensaje del usuario': 'Hola, vengo por la vidrier',
  });
  expect(own.getByText(/· 26 de 25 caracteres$/)).toBeVisible();
  expect(own.getByText('El mensaje puede tener hasta 25 caracteres')).toBeVisible();
  await typeInto(form, { 'Mensaje del usuario': 'Hola, vengo por el cartel' });
  expect(own.getByText(/· 25 de 25 caracteres$/)).toBeVisible();
  await typeInto(form, { 'Mensaje para finalizar': '¡Gracias!', WhatsApp: true });
  expect(saves).toEqual([]);

  failOnce('saveRefcodes', 422, 'No se pudo crear');
  await press('Crear código');
  expect(await own.findByRole('note')).toHaveTextContent('No se pudo crear');
  expect(within(form).getByLabelText(/^Descripción\/origen/)).toHaveValue('Vidriera');
  await press('Crear código');
  await press('Crear código');
  expect(await screen.findByText(SAVED)).toBeVisible();
  // It closes with the window of the new code: nothing moves behind that.
  const qr = within(await screen.findByRole('dialog'));
  expect(form.closest('[hidden]')).toBeNull();
  fireEvent.click(qr.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(form.closest('[hidden]')).not.toBeNull());
  const [row, ...others] = document.querySelectorAll('tbody tr');
  expect(row).toHaveTextContent('WhatsApp');
  expect(others).toEqual([]);
  const body = {
    description: 'Vidriera',
    client_msg_preamble: 'Hola, vengo por el cartel',
    use_confirm_finisher: '¡Gracias!',
    reference_type: 1,
    is_web: false,
    active: true,
  };
  expect(saves).toEqual([[body], [body]]);
  await waitFor(() => expect(setup()).toMatchObject({ qrs: true }));
});

it('saves the whole calendar, default and Monday to Sunday, for any user', async () => {
  const form = await openForm('storeUser', 'calendario', 'Calendario de promociones');
  const saves = sentBodies(/\/store\/promos\/$/);
  const legends = [...form.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends.map((text) => text.replace(/ \(hoy\)$/, ''))).toEqual([
    'Por defecto',
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
    'Domingo',
  ]);
  const day = (name: string) => within(form).getByRole('group', { name: new RegExp(`^${name}`) });
  const tagOf = (name: string) => within(day(name)).getByLabelText<HTMLSelectElement>('Etiqueta');
  expect(tagOf('Jueves')).toHaveValue('');
  expect(tagOf('Jueves').selectedOptions[0]).toHaveTextContent('Ninguna');
  await typeInto(day('Domingo'), { Etiqueta: 'sin TACC', Mensaje: 'Domingo sin TACC' });
  await typeInto(day('Jueves'), { Mensaje: '' });

  failOnce('savePromos', 'network', null);
  await press('Guardar calendario');
  expect(await within(form).findByRole('note')).toHaveTextContent('No se guardó.');
  expect(screen.getByText('Conexión no disponible, por favor intentelo de nuevo')).toBeVisible();
  const message = () => within(day('Domingo')).getByLabelText('Mensaje');
  expect(message()).toHaveValue('Domingo sin TACC');
  await press('Guardar calendario');
  await press('Guardar calendario');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(saves).toHaveLength(2);
  expect(saves[1]).toHaveLength(7);
  expect(saves[1]).toContainEqual({
    day_of_week: 7,
    tag: 'sin TACC',
    promo_msg: 'Domingo sin TACC',
  });
  expect(saves[1]).not.toContainEqual(expect.objectContaining({ day_of_week: 4 }));
  await waitFor(() => expect(setup()).toMatchObject({ calendar: true }));
  cleanup();
  renderScreen('/marketing?section=calendario');
  const again = await screen.findByRole('form', { name: 'Calendario de promociones' });
  expect(
    within(within(again).getByRole('group', { name: /^Domingo/ })).getByLabelText('Mensaje'),
  ).toHaveValue('Domingo sin TACC');
});

it('CALENDARIO without a promotion completes no setup task', async () => {
  const form = await openForm('storeUser', 'calendario', 'Calendario de promociones');
  const saves = sentBodies(/\/store\/promos\/$/);
  for (const day of within(form).getAllByRole('group')) {
    await typeInto(day, { Etiqueta: '', Mensaje: '' });
  }
  await press('Guardar calendario');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(saves).toEqual([[]]);
  expect(setup()).toMatchObject({ calendar: false });
});

it('FAQS saves the five answers as a whole', async () => {
  const form = await openForm('storeAdmin', 'faqs1', 'Preguntas frecuentes');
  const saves = sentBodies(/\/store\/standard_faqs\/$/);
  expect(within(form).getAllByRole('textbox')).toHaveLength(5);
  await typeInto(form, { 'Costo de envío': 'Gratis en el barrio' });
  failOnce('saveStandardFaqs', 500, 'Se cayó');
  await press('Guardar respuestas');
  expect(await within(form).findByRole('note')).toHaveTextContent('Se cayó');
  expect(within(form).getByLabelText('Costo de envío')).toHaveValue('Gratis en el barrio');
  await press('Guardar respuestas');
  await press('Guardar respuestas');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(saves).toHaveLength(2);
  expect(saves[1]).toHaveLength(5);
  expect(saves[1]).toContainEqual({ faq_type: 'freigt_cost', response: 'Gratis en el barrio' });
  await waitFor(() => expect(setup()).toMatchObject({ faqs1: true }));
});

it('FAQS II: the knowledge base is read-only, and opening it completes the task', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/marketing?section=faqs2');
  const texts = await screen.findByRole('region', { name: '7 textos' });
  expect(within(texts).getAllByRole('listitem')).toHaveLength(7);
  const question = within(texts).getByText('¿A qué hora abren?');
  expect(question.tagName).toBe('STRONG');
  expect(question.parentElement).toHaveTextContent(/^¿A qué hora abren\? De lunes a sábado/);
  const saves = sentBodies(/\/store\/\d+$/);
  const mark = screen.getByRole('button', { name: 'Marcar como revisada' });
  fireEvent.click(mark);
  fireEvent.click(mark);
  expect(await screen.findByText('Preguntas marcadas como revisadas')).toBeVisible();
  expect(screen.getByText(/^Revisada el \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
  expect(saves).toEqual([
    { setup: { faqs2: true, faqs2TS: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) } },
  ]);
});
