// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { useMockBackend } from '../node';
import { CAPTCHA_SCRIPT } from './captchaScript';
import { TRACKING_EVENT } from './tracking';

const backend = useMockBackend();

interface Captcha {
  render(container: HTMLElement, options: object): number;
  reset(id?: number): void;
  getResponse(id?: number): string;
  execute(id?: number): Promise<string>;
  ready(callback: () => void): void;
}

const captcha = () => Reflect.get(window, 'grecaptcha') as Captcha;
const onload = vi.fn<() => void>();
let calledByTextItself = 0;

beforeAll(() => {
  vi.stubGlobal('onCaptcha', onload);
  window.history.replaceState(null, '', '/?onload=onCaptcha&render=explicit&hl=es-419');
  runInThisContext(CAPTCHA_SCRIPT);
  calledByTextItself = onload.mock.calls.length;
});

afterEach(() => document.body.replaceChildren());

function render(options: object = {}) {
  const callback = vi.fn<(token: string) => void>();
  const host = document.createElement('div');
  document.body.append(host);
  const id = captcha().render(host, { sitekey: 'clave', callback, ...options });
  return { id, callback, host, box: host.querySelector('input') };
}

describe('grecaptcha', () => {
  it('calls back when it is ready', async () => {
    // Wrappers treat a script as loaded from its load event on, which comes after its code has run.
    expect(calledByTextItself).toBe(0);
    await vi.waitFor(() => expect(onload).toHaveBeenCalledOnce());
    const ready = vi.fn<() => void>();
    captcha().ready(ready);
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
  });

  it('is solved by one click, until it is reset', () => {
    const { id, callback, host, box } = render({ theme: 'dark', size: 'compact' });
    expect(host.textContent).toBe('No soy un robot');
    expect(captcha().getResponse(id)).toBe('');
    box?.click();
    box?.click();
    expect(box?.checked).toBe(true);
    expect(callback).toHaveBeenCalledOnce();
    expect(captcha().getResponse(id)).toBe(callback.mock.calls[0]?.[0]);
    captcha().reset(id);
    expect([box?.checked, captcha().getResponse(id)]).toEqual([false, '']);
    box?.click();
    expect(callback).toHaveBeenCalledTimes(2);
    expect(callback.mock.calls[1]?.[0]).not.toBe(callback.mock.calls[0]?.[0]);
  });

  it('supports several widgets, and solves an invisible one on `execute`', async () => {
    const [one, other] = [render(), render({ size: 'invisible' })];
    expect(other.box).toBeNull();
    expect(await captcha().execute(other.id)).toMatch(/\S/);
    expect(other.callback).toHaveBeenCalledOnce();
    expect(captcha().getResponse(one.id)).toBe('');
  });

  it('requires a site key', () => {
    expect(() => captcha().render(document.createElement('div'), {})).toThrow('sitekey');
  });
});

const tracked = () => backend.db.logs.where(({ event }) => event === TRACKING_EVENT).length;

describe('URLs', () => {
  it.each([
    'https://www.google.com/recaptcha/api.js?onload=onRecaptchaReady&render=explicit&hl=es-419',
    'https://tienda.test/__thirdparty/recaptcha.js?onload=x',
  ])('%s', async (url) => {
    expect(await (await fetch(url)).text()).toBe(CAPTCHA_SCRIPT);
  });

  it('logs requests for the tracking script', async () => {
    expect(tracked()).toBe(0);
    await fetch('https://analitica.example.test/script.js');
    expect(tracked()).toBe(1);
  });

  it('answers the pictures of the demo, and 404 for others', async () => {
    const picture = await fetch('https://media.tienda.test/producto_quesos_queso-azul.svg');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const missing = await fetch('https://media.tienda.test/producto_no-existe.svg');
    expect(missing.status).toBe(404);
  });
});
