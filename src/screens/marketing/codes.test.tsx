import { cleanup, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { toastQueue } from '~/ui/feedback/toast';

import { setLatency } from '../../../mocks/database/clock';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

async function openCodes(search = '') {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/marketing?section=acciones${search}`);
  await screen.findByRole('table', { name: 'Códigos de marketing' });
}

const toasts = () => toastQueue.snapshot().map(({ text }) => text);
const active = () => screen.getByLabelText('Código DP7K2M activo');
const monday = () => screen.findByRole('group', { name: /^Lunes/ });
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Vista previa' }));

it('lists the codes of an admin: every column, 15 per page, sorted by any', async () => {
  await openCodes();
  const labels = ['ACCIONES', 'CALENDARIO', 'COMPARTIR', 'FAQS', 'FAQS II'];
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(labels);
  const headers = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headers).toEqual([
    'Código',
    'Descripción',
    'Mensaje',
    'Respuesta',
    'Destino',
    'Tipo',
    'Estado',
    'Creado',
    'Acciones',
  ]);
  expect(screen.getByText('17')).toHaveTextContent('17 códigos');
  expect(tableRows()).toHaveLength(15);
  expect([...(tableRows()[0]?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'DP7K2M',
    'Cartel de la vidriera',
    'Hola, vi el cartel',
    '¡Te esperamos!',
    'Web',
    'Simple',
    'Activo',
    expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    'Ver QR',
  ]);
  await press('Página 2');
  await until('the rest', () => tableRows().length === 2);
  expect(window.location.search).toBe('?section=acciones&pagina=2');
  await press('Destino');
  await until('the first page', () => tableRows().length === 15);
  expect(columnTexts('Destino')[0]).toBe('Web');
  await press('Destino');
  await until('WhatsApp first', () => columnTexts('Destino')[0] === 'WhatsApp');
  cleanup();
  await openCodes('&orden=tipo');
  expect(columnTexts('Tipo')[0]).toBe('Otro');
  await press('CALENDARIO', 'tab');
  await until('the URL', () => window.location.search === '?section=calendario');
});

it('saves the whole list with the switch of a code, which a failure reverts', async () => {
  await openCodes();
  const saves = sentBodies(/\/store\/refcodes\/$/);
  const fault = { status: 500, message: 'Se cayó', delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'saveRefcodes', ...fault });
  fireEvent.click(active());
  await until('the failure', () => toasts().includes('Se cayó'));
  expect(active()).toBeChecked();
  // The toast is gone after two seconds.
  expect(columnTexts('Estado')[0]).toBe('ActivoSe cayó');
  fireEvent.click(active());
  await until('the save', () => toasts().includes('Datos del negocio guardados'));
  expect(columnTexts('Estado')[0]).toBe('Inactivo');
  expect(saves.at(-1)).toHaveLength(17);
  expect(saves.at(-1)).toContainEqual(expect.objectContaining({ code: 'DP7K2M', active: false }));
  expect(backend.db.refcodes.find(({ code }) => code === 'DP7K2M')?.active).toBe(false);
});

it('sends a press of a switch after the one in flight', async () => {
  await openCodes();
  const saves = sentBodies(/\/store\/refcodes\/$/);
  setLatency(backend.db, 50);
  fireEvent.click(active());
  expect(active()).not.toBeChecked();
  fireEvent.click(active());
  expect(active()).toBeChecked();
  await until('the saves', () => active().getAttribute('aria-busy') === 'false');
  expect(saves).toHaveLength(2);
  for (const [index, isActive] of [false, true].entries()) {
    const code = expect.objectContaining({ code: 'DP7K2M', active: isActive });
    expect(saves[index]).toContainEqual(code);
  }
  expect(columnTexts('Estado')[0]).toBe('Activo');
});

it('keeps what is typed in a tab while another is open, and asks before it is left', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/marketing?section=calendario');
  await typeInto(await monday(), { Mensaje: 'Lunes distinto' });
  await press('FAQS', 'tab');
  await screen.findByRole('form', { name: 'Preguntas frecuentes' });
  await press('CALENDARIO (cambios sin guardar)', 'tab');
  const message = within(await monday()).getByLabelText('Mensaje');
  expect(message).toHaveValue('Lunes distinto');
  leave();
  await press('Seguir editando');
  await until('no question', () => document.querySelector('[role="dialog"]') === null);
  expect(message).toHaveValue('Lunes distinto');
  leave();
  await press('Salir sin guardar');
  await until('the preview', () => window.location.pathname === '/options');
});
