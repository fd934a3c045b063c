import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { elementNamed, found, press, until } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { shippedConfig } from '~/testSupport/testConfig';

import { CaptchaField } from './CaptchaField';

beforeEach(() => setConfig(shippedConfig()));

const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

it('a blocked script shows an error and can be requested again', async () => {
  const onToken = vi.fn<(token: string) => void>();
  renderComponent(<CaptchaField error="Por favor, complete el CAPTCHA" onToken={onToken} />);
  await until('the script', () => script() !== null);
  act(() => void script()?.dispatchEvent(new Event('error')));
  await found('the way to try again', () => elementNamed('button', 'Reintentar'));
  expect(document.body).toHaveTextContent(
    'No se pudo cargar la verificación. Revise la conexión y los bloqueadores del navegador.',
  );
  await press('Reintentar');
  await until('the script again', () => script() !== null);
  expect(elementNamed('button', 'Reintentar')).toBeUndefined();

  const render = vi.fn<
    (box: HTMLElement, options: { callback: (token: string) => void }) => number
  >(() => 0);
  vi.stubGlobal('grecaptcha', { render, reset: () => undefined });
  act(() => window.onRecaptchaReady?.());
  await until('the box', () => !document.body.textContent.includes('Cargando la verificación'));
  act(() => render.mock.lastCall?.[1].callback('solved'));
  expect(onToken).toHaveBeenLastCalledWith('solved');
  expect(elementNamed('fieldset', /^CAPTCHA/)).toHaveAccessibleDescription(
    'Por favor, complete el CAPTCHA',
  );
  vi.unstubAllGlobals();
});
