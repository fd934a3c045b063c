import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { messages } from '~/domain/messages';
import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';

import { addFault } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';

const backend = useMockBackend();

const { email } = ACCOUNTS.storeUser;

/** Deletes a user while the answer fails. */
async function deleteWithFault(status: 'network' | 'lost') {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=users');
  fireEvent.click(await screen.findByRole('button', { name: `Eliminar a ${email}` }));
  addFault(backend.db, {
    operationId: 'deleteStoreUser',
    status,
    message: null,
    delayMs: 0,
    times: 1,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
}

const isStored = () => backend.db.users.find((user) => user.email === email) !== undefined;

it('says in the row of a user that nothing was deleted, until the next attempt', async () => {
  await deleteWithFault('network');
  const failure = await screen.findByText('No se guardó.');
  expect(failure.closest('tr')).toHaveTextContent(email);
  expect(isStored()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: `Eliminar a ${email}` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Usuario eliminado')).toBeInTheDocument();
  expect(failure).not.toBeInTheDocument();
  expect(isStored()).toBe(false);
});

it('finds out that a user was deleted when only the answer was lost', async () => {
  await deleteWithFault('lost');
  expect(await screen.findByText(messages.alreadySaved)).toBeInTheDocument();
  expect(isStored()).toBe(false);
});

it('change password: requires both, validates, and shows the server’s refusal', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=users');
  const form = await screen.findByRole('form', { name: 'Cambiar contraseña' });
  const own = within(form);
  const saves = sentBodies(/\/user\/changepassword$/);
  const username = form.querySelector('[autocomplete=username]');
  expect(username).toHaveValue(ACCOUNTS.storeAdmin.email);
  expect(own.getByLabelText(/^Contraseña nueva/)).toHaveAttribute(
    'passwordrules',
    expect.stringMatching(/^minlength: 6; maxlength: 50; /),
  );
  const save = within(form).getByRole('button', { name: 'Cambiar contraseña' });
  fireEvent.click(save);
  expect(own.getByText('Por favor ingrese la contraseña actual valida')).toBeVisible();
  expect(own.getByText('Por favor ingrese la nueva contraseña')).toBeVisible();
  await typeInto(form, { 'Contraseña actual': 'Otra1234', 'Contraseña nueva': 'solo-letras' });
  expect(own.getByText('La contraseña posee un caracter invalido')).toBeVisible();
  expect(own.getByText('No se admite: «-»')).toBeVisible();
  await typeInto(form, { 'Contraseña nueva': 'Nueva1234' });
  expect(saves).toEqual([]);
  fireEvent.click(save);
  expect(await own.findByRole('note')).toHaveTextContent(
    'Por favor ingrese la contraseña actual valida',
  );
  expect(own.getByLabelText(/^Contraseña nueva/)).toHaveValue('Nueva1234');
  await typeInto(form, { 'Contraseña actual': ACCOUNTS.storeAdmin.password });
  fireEvent.click(save);
  expect(await screen.findByText('Datos del usuario guardados')).toBeVisible();
  expect(own.getByLabelText(/^Contraseña actual/)).toHaveValue('');
});

it('store users: adds one with a generated password, deletes one after a confirmation', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=users');
  const add = await screen.findByRole('form', { name: 'Agregar usuario' });
  const table = within(await screen.findByRole('table', { name: 'Personas de la tienda' }));
  const create = within(add).getByRole('button', { name: 'Agregar usuario' });
  fireEvent.click(create);
  expect(within(add).getByText('Por favor ingrese un email')).toBeVisible();
  expect(within(add).getByText('Por favor ingrese la contraseña')).toBeVisible();
  await press('Generar contraseña');
  const password = within(add).getByLabelText<HTMLInputElement>('Contraseña del usuario').value;
  expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8}$/);
  await typeInto(add, { 'Email del usuario': 'deposito@donpepe.test' });
  fireEvent.click(create);
  expect(await screen.findByText('Datos del usuario guardados')).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(4);
  await waitFor(() =>
    expect(backend.db.contactSyncs.all().map(({ contact }) => contact)).toMatchObject([
      {
        email: 'deposito@donpepe.test',
        fieldValues: [
          { field: '23', value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
          { field: '24', value: '#donpepe' },
          { field: '27', value: 'other' },
        ],
      },
    ]),
  );

  await press('Eliminar a deposito@donpepe.test');
  await press('Cancelar');
  expect(table.getAllByRole('row')).toHaveLength(4);
  await press('Eliminar a deposito@donpepe.test');
  await press('Eliminar');
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));

  const admin = screen.getByRole('button', { name: 'Eliminar a admin@donpepe.test' });
  expect(admin).toHaveAttribute('aria-disabled', 'true');
  expect(admin).toHaveAccessibleDescription('No es posible eliminar usuario');
});
