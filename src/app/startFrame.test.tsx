import { readFileSync } from 'node:fs';

import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { removeStartFrame } from '~/lib/firstView';
import { ScreenPending } from '~/ui/ScreenPending';
import { toast } from '~/ui/toast';
import { Toasts } from '~/ui/Toasts';

/** The selector under which index.html hides its frame for what went wrong. */
const [, hidden = ''] =
  /(#root:has\(\S+ \+ \.start) \{/.exec(readFileSync('index.html', 'utf8')) ?? [];

/** A request on a network that never answers. */
class UnansweredRequest {
  open = vi.fn<() => void>();
  send = vi.fn<() => void>();
}

afterEach(() => {
  vi.useRealTimers();
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

it('shows the shapes of a screen while it loads, instead of those of the page', () => {
  document.body.innerHTML = '<div id="root"></div><div class="start"></div>';
  const root = document.getElementById('root');
  if (root === null) throw new Error('No root');
  render(<ScreenPending screen="orderlist" title="Pedidos" />, { container: root });
  expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  expect(document.querySelectorAll('.start')).toHaveLength(1);
  expect(document.querySelector('[data-frame="staff orderlist"] > .start')).not.toBeNull();
});

/** Runs the inline script at a URL, in a page that waits for the application. The system's colour scheme is dark. */
async function start(url: string) {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('XMLHttpRequest', UnansweredRequest);
  const query = Object.assign(window.matchMedia('all'), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  document.body.innerHTML =
    '<script id="start" type="application/json">{"base":"/","files":[],"routes":{"orderdetail":[]},"backend":false}</script>' +
    '<div class="start"></div>';
  window.history.replaceState(null, '', url);
  delete document.documentElement.dataset['mantineColorScheme'];
  // A script without exports, which index.html inlines.
  await vi.importActual('./start/start');
  return {
    changeToLight: () => {
      Object.assign(query, { matches: false });
      query.dispatchEvent(new Event('change'));
    },
  };
}

it.each([
  ['/home', 'dark'],
  ['/register', 'dark'],
  ['/login', undefined],
  ['/productlist/lista-donpepe', undefined],
])('sets the colours of the system before the first paint of %s', async (url, scheme) => {
  await start(url);
  expect(document.documentElement.dataset['mantineColorScheme']).toBe(scheme);
});

it('follows the system when its colours change, as the page may stay without the library', async () => {
  const { changeToLight } = await start('/home');
  changeToLight();
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

it.each([
  [
    'a store',
    { id: 1, name: 'Almacén' },
    '/orderdetail/DP1',
    'orderdetail',
    '"DETALLE DEL PEDIDO"',
  ],
  ['a store', { id: 1, name: 'Almacén' }, '/', 'home', '"Inicio"'],
  ['the administrator', null, '/', 'home', ''],
])('paints the frame of the screen for %s', async (_user, store, url, screen, title) => {
  localStorage.setItem('user', JSON.stringify({ jwt_token: 't', store }));
  const { dataset, style } = document.documentElement;
  style.removeProperty('--start-title');
  await start(url);
  expect(dataset['frame']).toBe(`staff ${screen}`);
  expect(style.getPropertyValue('--start-title')).toBe(title);
  localStorage.clear();
});

it.each(['/constructor', '/toString/1', '/__proto__'])(
  'opens %s, a name that every object has, as an unknown page',
  async (url) => {
    localStorage.setItem('user', JSON.stringify({ jwt_token: 't', store: { id: 1 } }));
    await start(url);
    expect(document.documentElement.dataset['frame']).toBeUndefined();
    localStorage.clear();
  },
);

it('shows the number of the order in the frame', async () => {
  localStorage.setItem('user', JSON.stringify({ jwt_token: 't', store: { id: 1 } }));
  await start('/orderdetail/DP%201%22');
  expect(document.documentElement.style.getPropertyValue('--start-id')).toBe('"DP 1"');
  localStorage.clear();
});

it('offers to load the page again when a script does not load, until the application renders', async () => {
  await start('/login');
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Conexión no disponible, por favor intentelo de nuevo');
  expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  // Once, though the application is late too.
  vi.advanceTimersByTime(20_000);
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  removeStartFrame();
  expect(screen.queryByRole('alert')).toBeNull();
  script.dispatchEvent(new Event('error'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers to load the page again when the application takes very long', async () => {
  await start('/login');
  vi.advanceTimersByTime(19_999);
  expect(screen.queryByRole('alert')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(screen.getByRole('alert')).toBeVisible();
});
