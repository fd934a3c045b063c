import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { messages } from '~/domain/messages';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, found, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { toastQueue } from '~/ui/feedback/toast';

import type { FaultStatus } from '../../../mocks/database/db';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

const fail = (status: FaultStatus, message: string | null = null) =>
  addFault(backend.db, {
    operationId: 'updateProduct',
    status,
    message,
    delayMs: 0,
    times: 1,
  });

/** Opens the edit row of a product. */
async function openRow() {
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/productstore');
  await press('Editar Arroz largo fino 1 kg');
  const form = await screen.findByRole('form', { name: /^Edición de / });
  const price = await within(form).findByLabelText('Nuevo precio');
  return {
    router,
    form,
    price: () => within(form).getByLabelText<HTMLInputElement>('Nuevo precio').value,
    type: (text: string) => fireEvent.change(price, { target: { value: text } }),
    save: () => fireEvent.submit(form),
    said: () => form.querySelector('output')?.textContent,
    failure: () => form.querySelector('[role="note"]')?.textContent,
  };
}

/** Of an answer, in ms: prices are typed meanwhile. */
const SLOW_MS = 300;

const tooltip = () => screen.queryByRole('tooltip', { name: 'Producto guardado' });
const question = () => screen.queryByRole('dialog', { name: 'Eliminar producto' });
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Pedidos' }));

const isOnPage = (text: string) => document.body.textContent.includes(text);

it('says that it was saved when only the answer was lost, and has nothing unsaved', async () => {
  const { price, type, save, said } = await openRow();
  type('2222');
  expect(isOnPage('Sin guardar')).toBe(true);
  fail('lost');
  save();
  await until('the outcome', () => said() === messages.alreadySaved);
  await until('the saved price', () => price() === '2.222,00');
  expect(isOnPage('Sin guardar')).toBe(false);
});

it('says that nothing was saved when the network failed, and ends the tooltip of the save before', async () => {
  const { price, type, save, said, failure } = await openRow();
  type('2222');
  save();
  await until('the save', () => said() === messages.productSaved);
  await until('the saved price', () => price() === '2.222,00');
  type('3333');
  fail('network');
  save();
  await until('the failure', () => failure() === 'No se guardó.');
  expect(said()).toBe('');
  expect(price()).toBe('3333');
});

it('leads back to a product that is being edited and that another filter leaves out', async () => {
  const { router, type } = await openRow();
  type('2222');
  const name =
    document.querySelector('form[aria-label^="Edición de "]')?.ariaLabel?.slice(11) ?? '';
  expect(screen.queryByRole('link', { name })).toBeNull();
  await act(() => router.navigate({ to: '/productstore', search: { nombre: 'no hay' } }));
  const back = await screen.findByRole('link', { name });
  fireEvent.click(back);
  const form = await screen.findByRole('form', { name: /^Edición de / });
  expect(within(form).getByLabelText<HTMLInputElement>('Nuevo precio').value).toBe('2222');
  expect(isOnPage('En edición')).toBe(false);
});

it('makes a negative price 0, requires the whole URL of a photo, and shows in the row what it saved', async () => {
  const { form, price, type, save, said } = await openRow();
  const saves = sentBodies(/\/store\/products\/1$/);
  await typeInto(form, { 'Nuevo precio': '-5' });
  expect(form).toHaveTextContent('= $ 0,00');
  await typeInto(form, { 'Nuevas etiquetas': 'arroz, oferta , arroz' });
  expect(price()).toBe('0,00');
  await typeInto(form, { 'URL de la imagen': 'media.tienda.test/arroz.svg' });
  save();
  expect(form).toHaveTextContent('Por favor ingrese la url completa');
  expect(within(form).getByLabelText('URL de la imagen')).toHaveFocus();
  expect(saves).toEqual([]);

  await typeInto(form, { 'URL de la imagen': '' });
  save();
  await until('the outcome', () => said() === 'Producto guardado');
  expect(saves).toEqual([{ price_per_unit: 0, image_url: null, tags: ['arroz', 'oferta'] }]);
  await until('the saved price', () => columnTexts('Precio')[0] === '$\u00a00,00');
  expect(columnTexts('Etiquetas')[0]).toBe('arroz, oferta');
  expect(columnTexts('Foto')[0]).toContain('Sin foto de Arroz largo fino 1 kg');

  type('');
  save();
  await until('no price', () => columnTexts('Precio')[0] === '-');
});

it('shows the tooltip of a save for 4 seconds', async () => {
  const { type, save, said } = await openRow();
  type('1.234,50');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  save();
  await until('the tooltip', () => said() === 'Producto guardado');
  await screen.findByRole('tooltip', { name: 'Producto guardado' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(tooltip()).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(said()).toBe('');
  expect(tooltip()).toBeNull();
  vi.useRealTimers();
});

it('keeps what a refused save holds on another page of the list, and asks before it is left', async () => {
  const { router, form, type, save, failure } = await openRow();
  fail(409, 'El producto cambió');
  type('2000');
  save();
  await until('the refusal', () => failure() === 'El producto cambió');
  await press('Página 2');
  await until('page 2', () => !form.isConnected);
  expect(window.location.search).toBe('?pagina=2');
  await press('Página 1');
  const again = await screen.findByRole('form', { name: /^Edición de / });
  expect(within(again).getByLabelText('Nuevo precio')).toHaveValue('2000');
  expect(tableRows()[0]).toHaveTextContent('Sin guardar');

  leave();
  await screen.findByRole('dialog', { name: 'Cambios sin guardar' });
  await press('Seguir editando');
  await until('no question', () => document.querySelector('[role="dialog"]') === null);
  expect(router.state.location.pathname).toBe('/productstore');
  fireEvent.submit(again);
  await until('the saved price', () => columnTexts('Precio')[0] === '$\u00a02.000,00');
  leave();
  await until('the orders', () => router.state.location.pathname === '/orderlist');
});

it('deletes a product after a confirmation', async () => {
  const { form } = await openRow();
  await press('Eliminar');
  expect(await screen.findByRole('dialog', { name: 'Eliminar producto' })).toHaveTextContent(
    'Arroz largo fino 1 kg',
  );
  await press('Cancelar');
  await until('no question', () => question() === null);
  expect(isOnPage('121 productos')).toBe(true);
  await press('Eliminar');
  const dialog = await screen.findByRole('dialog', { name: 'Eliminar producto' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Eliminar' }));
  await until('one product less', () => isOnPage('120 productos'));
  expect(toastQueue.snapshot().map(({ text }) => text)).toContain('Producto eliminado');
  expect(form.isConnected).toBe(false);
  expect(columnTexts('Nombre')).not.toContain('Arroz largo fino 1 kg');
});

const priceOf = (row: HTMLElement) => within(row).getByLabelText('Nuevo precio');
const rows = () => screen.queryAllByRole('form', { name: /^Edición de / });
/** The row, other than `before`, whose price has the focus. */
const nextRow = (before: HTMLElement) =>
  found('the next row', () =>
    rows().find((row) => row !== before && priceOf(row) === document.activeElement),
  );

it('goes from price to price by Enter, closes a row by Escape, and loses no text', async () => {
  const { form } = await openRow();
  const saves = sentBodies(/\/store\/products\/\d+$/);
  await until('the focus on the price', () => document.activeElement === priceOf(form));
  const [first, second] = ['1.500', '2.500'];
  await typeInto(form, { 'Nuevo precio': first });
  fireEvent.keyDown(priceOf(form), { key: 'Enter' });
  const next = await nextRow(form);
  await until('the save', () => saves.length === 1);
  await until('the saved price', () => columnTexts('Precio')[0] === '$\u00a01.500,00');

  await typeInto(next, { 'Nuevo precio': second });
  fireEvent.keyDown(priceOf(next), { key: 'Escape' });
  expect(rows()).toEqual([form]);
  const edit = document.activeElement;
  expect(edit).toHaveAccessibleName(/^Editar /);
  expect(isOnPage('Sin guardar')).toBe(true);
  fireEvent.click(edit ?? document.body);
  const again = await nextRow(form);
  expect(priceOf(again)).toHaveValue(second);
  expect(saves).toHaveLength(1);
});

async function enter(row: HTMLElement, price: string): Promise<HTMLElement> {
  await typeInto(row, { 'Nuevo precio': price });
  fireEvent.keyDown(priceOf(row), { key: 'Enter' });
  return nextRow(row);
}

it('closes rows that were saved while the next prices were typed', async () => {
  const { form } = await openRow();
  addFault(backend.db, {
    operationId: 'updateProduct',
    status: 200,
    message: null,
    delayMs: SLOW_MS,
    times: 2,
  });
  const third = await enter(await enter(form, '1.500'), '2.500');
  await until('both saved', () => columnTexts('Precio').includes('$\u00a02.500,00'));
  const last = await enter(third, '3.500');
  expect(rows()).toEqual([third, last]);
});

it('stays on a price that is wrong', async () => {
  const { form } = await openRow();
  await typeInto(form, { 'Nuevo precio': 'gratis' });
  fireEvent.keyDown(within(form).getByLabelText('Nuevo precio'), { key: 'Enter' });
  expect(form).toBeInTheDocument();
  expect(within(form).getByLabelText('Nuevo precio')).toHaveFocus();
});
