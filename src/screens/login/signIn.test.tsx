import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { clearStaffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const { db } = useMockBackend();

afterEach(() => {
  clearStaffSession();
  localStorage.clear();
  sessionStorage.clear();
});

async function signIn({ email, password }: { email: string; password: string }) {
  await typeInto(document.body, { Email: email, Contraseña: password });
  await press('Ingresar');
}

it('password managers recognize the fields of the sign-in', async () => {
  renderScreen('/login');
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveAttribute('name', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Contraseña');
  expect(password).toHaveAttribute('name', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

it('a user who is not enabled is asked to email support and stays signed out', async () => {
  renderScreen('/login');
  await signIn(ACCOUNTS.disabledUser);
  const link = await screen.findByRole('link', { name: 'soporte@plataforma.test' });
  expect(link).toHaveAttribute('href', 'mailto:soporte@plataforma.test');
  expect(link.closest('[role="note"]')).toHaveTextContent('envie un email a soporte');
  expect(localStorage.getItem('user')).toBeNull();
});

it('takes email and password with the blanks that were copied with them', async () => {
  trimSeed(db, ['#donpepe']);
  renderScreen('/login');
  const { email, password } = ACCOUNTS.storeUser;
  await signIn({ email: ` ${email} `, password: `${password} ` });
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

it('shows a message when the connection is lost', async () => {
  renderScreen('/login');
  addFault(db, { operationId: 'login', status: 'network', message: null, delayMs: 0, times: 1 });
  await signIn(ACCOUNTS.storeAdmin);
  // As a toast, and in the form for longer.
  await waitFor(() =>
    expect(
      screen.getAllByText('Conexión no disponible, por favor intentelo de nuevo'),
    ).toHaveLength(2),
  );
  expect(screen.getByLabelText('Email')).toHaveValue(ACCOUNTS.storeAdmin.email);
});

it('without a user: to /login, and back to the client list', async () => {
  trimSeed(db, ['#donpepe']);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen('/clientdetail');
  await screen.findByRole('heading', { name: 'Ingresar' });
  expect(window.location.pathname).toBe('/login');
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
    'Error en sesion, por favor ingrese sus credenciales.',
  ]);
  await signIn(ACCOUNTS.storeUser);
  await until('the client list', () => window.location.pathname === '/clientlist');
});
