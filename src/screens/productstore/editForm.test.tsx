import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';

import { messages } from '~/domain/messages';
import { fieldOf } from '~/testSupport/formPage';
import { elementNamed, found, until } from '~/testSupport/page';

import type { FaultStatus } from '../../../mocks/database/db';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

const backend = useMockBackend();

const fail = (status: FaultStatus) =>
  addFault(backend.db, {
    operationId: 'updateProduct',
    status,
    message: null,
    delayMs: 0,
    times: 1,
  });

/** Opens the edit row of a product. */
async function openRow() {
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/productstore');
  const edit = await found('a row', () => elementNamed('button', /^Editar /));
  fireEvent.click(edit);
  const form = await found('the edit row', () => elementNamed('form', /^Edición de /));
  const price = await found('the price', () => fieldOf(form, 'Nuevo precio'));
  return {
    router,
    price: () => fieldOf(form, 'Nuevo precio')?.value,
    type: (text: string) => fireEvent.change(price, { target: { value: text } }),
    save: () => fireEvent.submit(form),
    said: () => form.querySelector('output')?.textContent,
    failure: () => form.querySelector('[role="alert"]')?.textContent,
  };
}

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
  expect(elementNamed('a', name)).toBeUndefined();
  await act(() => router.navigate({ to: '/productstore', search: { nombre: 'no hay' } }));
  const back = await found('the way back', () => elementNamed('a', name));
  fireEvent.click(back);
  const form = await found('the edit row', () => elementNamed('form', /^Edición de /));
  expect(fieldOf(form, 'Nuevo precio')?.value).toBe('2222');
  expect(isOnPage('En edición')).toBe(false);
});
