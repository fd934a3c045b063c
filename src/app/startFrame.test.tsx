import { readFileSync } from 'node:fs';

import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { toast } from '~/ui/toast';
import { Toasts } from '~/ui/Toasts';

/** The selector under which index.html hides its frame for what went wrong. */
const [, hidden = ''] =
  /(#root:has\(\S+ \+ \.start) \{/.exec(readFileSync('index.html', 'utf8')) ?? [];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['mantineColorScheme'];
  delete document.documentElement.dataset['frame'];
  delete window.firstRequests;
  window.history.replaceState(null, '', '/');
});

it('keeps the frame of index.html while the application waits, and hides it for an alert', () => {
  document.body.innerHTML = '<div id="root"></div><div class="start"></div>';
  const root = document.getElementById('root');
  if (root === null) throw new Error('No root');
  render(<Toasts />, { container: root });
  expect(document.querySelector('.start')).not.toBeNull();
  expect(document.querySelector(hidden)).toBeNull();
  act(() => toast.error('No se pudo cargar'));
  expect(document.querySelector(hidden)).toHaveClass('start');
});

it.each([
  ['/home', 'dark'],
  ['/register', 'dark'],
  ['/login', undefined],
  ['/productlist/lista-donpepe', undefined],
])('sets the colours of the system before the first paint of %s', async (url, scheme) => {
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), window.matchMedia('all'), { matches: true }),
  );
  document.body.innerHTML =
    '<script id="start" type="application/json">{"base":"/","files":[],"routes":{},"backend":false}</script>';
  window.history.replaceState(null, '', url);
  delete document.documentElement.dataset['mantineColorScheme'];
  // A script without exports, which index.html inlines.
  await vi.importActual('./start/start');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe(scheme);
});
