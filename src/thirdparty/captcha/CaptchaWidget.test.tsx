import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { parseConfig, setConfig } from '~/lib/config';
import { screen } from '~/testSupport/screen';

import shipped from '../../../public/config.json';
import { CaptchaWidget } from './CaptchaWidget';
import type { Recaptcha } from './recaptchaScript';

interface Options {
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

beforeEach(() => setConfig(parseConfig(shipped)));

function setUp() {
  const rendered: Options[] = [];
  const recaptcha: Recaptcha = {
    render: vi.fn<Recaptcha['render']>((container, options) => {
      container.textContent = 'No soy un robot';
      return rendered.push(options as Options) - 1;
    }),
    reset: vi.fn<Recaptcha['reset']>(),
  };
  const onToken = vi.fn<(token: string) => void>();
  const onFailure = vi.fn<() => void>();
  const view = render(
    <StrictMode>
      <CaptchaWidget recaptcha={recaptcha} scheme="dark" onToken={onToken} onFailure={onFailure} />
    </StrictMode>,
  );
  return { recaptcha, rendered, onToken, onFailure, view };
}

it('renders one box with the configured site key, also in strict mode', () => {
  const { recaptcha } = setUp();
  expect(screen.getAllByText('No soy un robot')).toHaveLength(1);
  expect(vi.mocked(recaptcha.render).mock.lastCall?.[1]).toMatchObject({
    sitekey: shipped.captcha.siteKey,
    theme: 'dark',
    size: 'normal',
    hl: 'es-419',
  });
});

it('reports the token, its expiry and a lost connection', () => {
  const { rendered, onToken, onFailure } = setUp();
  const options = rendered.at(-1);
  act(() => options?.callback('token-1'));
  act(() => options?.['expired-callback']());
  act(() => options?.['error-callback']());
  expect(onToken.mock.calls).toEqual([['token-1'], ['']]);
  expect(onFailure).toHaveBeenCalledOnce();
});

it('resets and removes its box when it unmounts', () => {
  const { recaptcha, rendered, view } = setUp();
  view.unmount();
  expect(recaptcha.reset).toHaveBeenLastCalledWith(rendered.length - 1);
  expect(screen.queryByText('No soy un robot')).toBeNull();
});
