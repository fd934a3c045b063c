import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import shipped from '../../../public/config.json';
import type * as recaptchaScript from './recaptchaScript';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];

/** What the real script does at its end. */
function arrive() {
  const recaptcha = { render: () => 0, reset: () => undefined };
  window.grecaptcha = recaptcha;
  window.onRecaptchaReady?.();
  return recaptcha;
}

describe('the CAPTCHA’s script', () => {
  let loader: typeof recaptchaScript;

  beforeEach(async () => {
    vi.resetModules();
    const { parseConfig, setConfig } = await import('~/lib/config');
    setConfig(parseConfig(shipped));
    loader = await import('./recaptchaScript');
  });

  afterEach(() => {
    delete window.grecaptcha;
    document.head.replaceChildren();
  });

  it('is requested once, from its official URL', async () => {
    const first = loader.loadRecaptcha();
    const second = loader.loadRecaptcha();
    expect(scripts().map(({ src }) => new URL(src).origin + new URL(src).pathname)).toEqual([
      'https://www.google.com/recaptcha/api.js',
    ]);
    const { render } = arrive();
    expect((await first).render).toBe(render);
    expect((await second).render).toBe(render);
  });

  it('rejects when it is blocked, and the next call requests it again', async () => {
    const blocked = loader.loadRecaptcha();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(blocked).rejects.toThrow('could not be loaded');
    expect(scripts()).toHaveLength(0);

    const retried = loader.loadRecaptcha();
    expect(scripts()).toHaveLength(1);
    arrive();
    await expect(retried).resolves.toHaveProperty('render');
  });

  it('can be given up while it is slow', async () => {
    const abandoned = loader.loadRecaptcha();
    const [slow] = scripts();
    const again = loader.loadRecaptcha(true);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(slow);
    // The one that was given up fails at last: the new one is not touched.
    slow?.dispatchEvent(new Event('error'));
    await expect(abandoned).rejects.toThrow('could not be loaded');
    expect(scripts()).toHaveLength(1);
    arrive();
    await expect(again).resolves.toHaveProperty('render');
  });

  it('takes what is on the page already', async () => {
    arrive();
    await expect(loader.loadRecaptcha()).resolves.toHaveProperty('render');
    expect(scripts()).toHaveLength(0);
  });
});
