import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import * as captcha from '~/components/auth/CaptchaField';
import { typeInto } from '~/testSupport/formPage';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { solveCaptchas } from '~/testSupport/solvedCaptcha';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';

useMockBackend();

beforeEach(() => solveCaptchas());
afterEach(() => sessionStorage.clear());

const seller = {
  Email: 'lola@verduleria.test',
  'Nombre de la empresa': 'Verdulería Lola',
  Hashtag: '#verdulerialola',
  Contraseña: 'Lola2025',
  'Repetir contraseña': 'Lola2025',
};

const repeated = () => screen.getByLabelText('Repetir contraseña');
const isShown = (text: string) =>
  [...document.querySelectorAll('p')].some(({ textContent }) => textContent === text);

it('a refused password and a wrong repeat clear the repeat', async () => {
  renderScreen('/register');
  const long = `${'Lola2025'.repeat(6)}abc`;
  await typeInto(document.body, { ...seller, Contraseña: long, 'Repetir contraseña': long });
  await press('Registrar');
  await until('the reason', () => isShown('Contraseña muy larga'));
  expect(repeated()).toHaveValue('');
  await typeInto(document.body, { Contraseña: 'Lola2025', 'Repetir contraseña': 'Lola2026' });
  await press('Registrar');
  await until('the reason', () => isShown('Por favor ingrese la misma contraseña'));
  expect(repeated()).toHaveValue('');
});

it('an expired CAPTCHA keeps the repeat', async () => {
  vi.spyOn(captcha, 'CaptchaField').mockImplementation(({ error, onToken }) => (
    <>
      <button type="button" onClick={() => onToken('solved')}>
        Resolver
      </button>
      <button type="button" onClick={() => onToken('')}>
        Vencer
      </button>
      <p>{error}</p>
    </>
  ));
  renderScreen('/register');
  await typeInto(document.body, seller);
  await press('Resolver');
  await press('Vencer');
  await press('Registrar');
  await until('the reason', () => isShown('Por favor, complete el CAPTCHA'));
  expect(repeated()).toHaveValue(seller['Repetir contraseña']);
});

it('two clicks register a store once in the chosen language, and sync the contact', async () => {
  const { router } = renderScreen('/register');
  await typeInto(document.body, seller);
  const language = await screen.findByLabelText('Idioma');
  expect([...language.children].map(({ textContent }) => textContent)).toEqual([
    'Español',
    'Portugués',
    'Inglés',
  ]);
  expect(language).toHaveValue('es');
  await typeInto(document.body, { Idioma: 'po' });
  const sent = sentBodies(/\/(store\/register|contact\/sync)$/);
  const submit = await screen.findByRole('button', { name: 'Registrar' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await until('the sign-in', () => router.state.location.pathname === '/login');
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
    'Usuario registrado exitosamente',
  ]);
  await until('the contact', () => sent.length > 1);
  expect(sent).toEqual([
    {
      hashtag: '#verdulerialola',
      name: 'Verdulería Lola',
      prefered_language: 'po',
      user: { email: 'lola@verduleria.test', password: 'Lola2025' },
    },
    {
      contact: {
        email: 'lola@verduleria.test',
        fieldValues: [
          { field: '23', value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
          { field: '24', value: '#verdulerialola' },
          { field: '27', value: 'admin' },
        ],
      },
    },
  ]);
  fireEvent.click(await screen.findByRole('link', { name: 'Registrar mi negocio' }));
  await screen.findByLabelText('Hashtag');
  expect(screen.getByLabelText('Hashtag')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
