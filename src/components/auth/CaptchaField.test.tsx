import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { press, until } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';

import { CaptchaField } from './CaptchaField';

beforeEach(() => setConfig(shippedConfig()));
afterEach(() => vi.unstubAllGlobals());

interface BoxOptions {
  callback: (token: string) => void;
  'error-callback': () => void;
}

/** Stands in for reCAPTCHA; the last call has what it tells of its box. */
function stubRecaptcha() {
  const render = vi.fn<(box: HTMLElement, options: BoxOptions) => number>(() => 0);
  vi.stubGlobal('grecaptcha', { render, reset: () => undefined });
  return render;
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

it('a blocked script shows an error and can be requested again', async () => {
  const onToken = vi.fn<(token: string) => void>();
  renderComponent(<CaptchaField error="Por favor, complete el CAPTCHA" onToken={onToken} />);
  await until('the script', () => script() !== null);
  act(() => void script()?.dispatchEvent(new Event('error')));
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(document.body).toHaveTextContent(
    'No se pudo cargar la verificación. Revise la conexión y los bloqueadores del navegador.',
  );
  await press('Reintentar');
  await until('the script again', () => script() !== null);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();

  const render = stubRecaptcha();
  act(() => window.onRecaptchaReady?.());
  await until('the box', () => !document.body.textContent.includes('Cargando la verificación'));
  act(() => render.mock.lastCall?.[1].callback('solved'));
  expect(onToken).toHaveBeenLastCalledWith('solved');
  expect(screen.getByRole('group', { name: /^CAPTCHA/ })).toHaveAccessibleDescription(
    'Por favor, complete el CAPTCHA',
  );
});

/** The field of a form that cannot be sent without a token. */
function RequiredCaptcha() {
  const [token, setToken] = useState('');
  const error = token === '' ? 'Por favor, complete el CAPTCHA' : undefined;
  return <CaptchaField error={error} onToken={setToken} />;
}

it('a solved box that fails afterwards is asked for again', async () => {
  const render = stubRecaptcha();
  renderComponent(<RequiredCaptcha />);
  await until('the box', () => render.mock.calls.length > 0);
  const field = screen.queryByRole('group', { name: /^CAPTCHA/ });
  act(() => render.mock.lastCall?.[1].callback('solved'));
  expect(field).not.toHaveAccessibleDescription();
  act(() => render.mock.lastCall?.[1]['error-callback']());
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(field).toHaveAccessibleDescription('Por favor, complete el CAPTCHA');
});
