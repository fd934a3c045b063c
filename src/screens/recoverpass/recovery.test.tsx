import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { solveCaptchas } from '~/testSupport/solvedCaptcha';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, RECOVERY_CODE } from '../../../mocks/seed/accounts';

const { db } = useMockBackend();

const { email } = ACCOUNTS.storeAdmin;
const CODE_SENT = /^Codigo enviado, por favor chequee su casilla de email\./;

const untilStep = (name: string) =>
  until(
    `the step ${name}`,
    () => document.querySelector('[aria-current="step"]')?.textContent === name,
  );
const isSent = () => toastQueue.snapshot().some(({ text }) => CODE_SENT.test(text));
const forgetToasts = () => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
};

beforeEach(() => solveCaptchas());
afterEach(() => {
  forgetToasts();
  sessionStorage.clear();
});

it('a user who already has a code continues with it and can request another', async () => {
  renderScreen('/recoverpass');
  const field = await screen.findByLabelText('Email');
  fireEvent.input(field, { target: { value: email } });
  await press('Enviar código');
  await untilStep('2. Código');

  cleanup();
  forgetToasts();
  renderScreen('/recoverpass');
  await untilStep('1. Email');
  expect(await screen.findByLabelText('Email')).toHaveValue(email);
  await press('Ya tengo un código');
  await untilStep('2. Código');
  expect(document.body.textContent).not.toContain('Codigo enviado');
  await press('Enviar otro código');
  await until(
    'the message',
    () => isSent() || document.body.textContent.includes('Codigo enviado'),
  );
  await press('Cambiar el email');
  expect(await screen.findByLabelText('Email')).toHaveValue(email);
  expect(screen.getByRole('button', { name: 'Enviar código' })).toBeInTheDocument();
});

const isShown = (text: string) => document.body.textContent.includes(text);

/** Opens the last step with a code. */
async function openPassword(code: string) {
  const { router } = renderScreen('/recoverpass');
  await typeInto(document.body, { Email: email });
  await press('Enviar código');
  await typeCode(code);
  return router;
}

async function typeCode(code: string) {
  await untilStep('2. Código');
  await typeInto(document.body, { Código: code });
  await press('Continuar');
  await untilStep('3. Nueva contraseña');
}

it('asks for an email, and for the code that was sent to it', async () => {
  renderScreen('/recoverpass');
  await press('Enviar código');
  await until('the reason', () => isShown('Por favor ingrese un email valido'));
  await typeInto(document.body, { Email: email });
  await press('Enviar código');
  await untilStep('2. Código');
  await press('Continuar');
  await until('the reason', () => isShown('Por favor ingrese el codigo enviado a su email'));
  await waitFor(() => expect(screen.getByLabelText('Código')).toHaveFocus());
});

it('after a wrong code keeps everything typed, and replaces the password once the code is right', async () => {
  const router = await openPassword('654321');
  expect(document.querySelector('[autocomplete=username]')).toHaveValue(email);
  await typeInto(document.body, { 'Nueva contraseña': 'Nueva2026' });
  await press('Cambiar contraseña');
  await untilStep('2. Código');
  const field = await screen.findByLabelText('Código');
  await until('the reason', () => isShown('El código es incorrecto o ya venció'));
  expect(field).toHaveAccessibleDescription('El código es incorrecto o ya venció');
  expect(field).toHaveValue('654321');
  expect(isShown('Por favor ingrese el codigo enviado a su email')).toBe(false);
  expect(isShown('Codigo enviado')).toBe(false);
  expect(isShown(`Email: ${email}`)).toBe(true);

  await typeCode(RECOVERY_CODE);
  expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('Nueva2026');
  await press('Cambiar contraseña');
  await until('the sign-in', () => router.state.location.pathname === '/login');
  expect(db.users.find((user) => user.email === email)?.password).toBe('Nueva2026');
});

it('validates the new password and requires the CAPTCHA', async () => {
  solveCaptchas(false);
  const router = await openPassword(RECOVERY_CODE);
  const wrong = [
    ['', 'Por favor ingrese la contraseña'],
    ['Ab123', 'La contraseña debe ser mayor a 6 digitos'],
    ['solamenteletras', 'La contraseña debe contener numeros y letras'],
    ['Clave2026', 'Por favor, complete el CAPTCHA'],
  ] as const;
  for (const [value, message] of wrong) {
    await typeInto(document.body, { 'Nueva contraseña': value });
    await press('Cambiar contraseña');
    await until(message, () => isShown(message));
    expect(isShown('Por favor, complete el CAPTCHA')).toBe(true);
  }
  expect(router.state.location.pathname).toBe('/recoverpass');
});
