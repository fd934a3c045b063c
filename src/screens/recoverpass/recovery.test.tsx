import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { fieldOf } from '~/testSupport/formPage';
import { elementNamed, found, press, until } from '~/testSupport/page';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen } from '../../app/renderScreen';

useMockBackend();

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

afterEach(() => {
  forgetToasts();
  sessionStorage.clear();
});

it('a user who already has a code continues with it and can request another', async () => {
  renderScreen('/recoverpass');
  const field = await found('the email', () => fieldOf(document, 'Email'));
  fireEvent.input(field, { target: { value: email } });
  await press('Enviar código');
  await untilStep('2. Código');

  cleanup();
  forgetToasts();
  renderScreen('/recoverpass');
  await untilStep('1. Email');
  expect(await found('the email', () => fieldOf(document, 'Email'))).toHaveValue(email);
  await press('Ya tengo un código');
  await untilStep('2. Código');
  expect(document.body.textContent).not.toContain('Codigo enviado');
  await press('Enviar otro código');
  await until(
    'the message',
    () => isSent() || document.body.textContent.includes('Codigo enviado'),
  );
  await press('Cambiar el email');
  expect(await found('the email', () => fieldOf(document, 'Email'))).toHaveValue(email);
  expect(elementNamed('button', 'Enviar código')).toBeDefined();
});
