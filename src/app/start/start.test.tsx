import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { templates } from '~/components/skeleton/templates';
import { ROUTES } from '~/domain/session/routes';
import { removePageSkeleton } from '~/lib/browser/firstView';

/** A request on a network that never answers. */
class UnansweredRequest extends EventTarget {
  responseText = '';
  open = vi.fn<(method: string, url: string) => void>();
  send = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
}

/** Answers the configuration alone, and keeps the URLs. */
function answeredConfiguration(sellerHosts: readonly string[]) {
  const urls: string[] = [];
  class ConfiguredRequest extends UnansweredRequest {
    status = 200;
    statusText = 'OK';
    override open = vi.fn<(method: string, url: string) => void>((_method, url) => {
      urls.push(url);
      if (url !== '/config.json') return;
      this.responseText = JSON.stringify({ apiHost: '', sellerHosts });
      this.send.mockImplementation(() =>
        queueMicrotask(() => this.dispatchEvent(new Event('load'))),
      );
    });
    getResponseHeader = () => null;
  }
  return { urls, request: ConfiguredRequest };
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removePageSkeleton();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['mantineColorScheme'];
  delete window.firstRequests;
  window.history.replaceState(null, '', '/');
});

/** Runs the inline script at a URL, in a page that waits for the application. The system's colour scheme is dark. */
async function start(url: string, request: typeof UnansweredRequest = UnansweredRequest) {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('XMLHttpRequest', request);
  const query = Object.assign(window.matchMedia('all'), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  const routes = Object.fromEntries(
    Object.entries(ROUTES).map(([name, facts]) => [name, { ...facts, files: [] }]),
  );
  const data = JSON.stringify({ base: '/', files: [], routes, sendsMainLoad: false });
  document.body.innerHTML = `<script id="start" type="application/json">${data}</script>`;
  for (const [name, html] of Object.entries(templates())) {
    const template = document.createElement('template');
    template.id = `start-${name}`;
    template.innerHTML = html;
    document.body.append(template);
  }
  window.history.replaceState(null, '', url);
  // A script without exports, which index.html inlines.
  await vi.importActual('./start');
  return {
    shown: document.querySelector<HTMLElement>('body > [data-start]'),
    changeToLight: () => {
      Object.assign(query, { matches: false });
      query.dispatchEvent(new Event('change'));
    },
  };
}

const store = (record: unknown) => {
  for (const [key, value] of Object.entries(record ?? {})) {
    localStorage.setItem(key, JSON.stringify(value));
  }
};

const SELLER = { user: { jwt_token: 't', store: { id: 1, name: 'Almacén', hashtag: '#almacen' } } };
const SHOPPER = {
  store_public_data: { name: 'Don Pepe', hashtag: '#donpepe' },
  store_colors: { '--shop-header': 'rgb(1, 2, 3)' },
  product_list_token: 'lista',
};

it('follows the colours of the system, also when they change', async () => {
  const { changeToLight } = await start('/home');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  changeToLight();
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

it('takes the remembered colours before those of the system', async () => {
  localStorage.setItem('mantine-color-scheme-value', 'light');
  await start('/home');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

it.each([
  ['a seller', SELLER, '/orderlist', 'Almacén#almacenPedidos'],
  ['a seller', SELLER, '/', 'Almacén#almacenInicio'],
  ['a seller', SELLER, '/orderdetail/DP%201', 'Almacén#almacenDETALLE DEL PEDIDODP 1'],
  ['the administrator', { user: { jwt_token: 't', store: null } }, '/', 'Modo Administrador'],
  ['a shopper', SHOPPER, '/productlist/lista', 'Don PepeLISTADO DE PRODUCTOS'],
  ['a shopper of another store', SHOPPER, '/productlist/otra', 'LISTADO DE PRODUCTOS'],
  ['a shopper', SHOPPER, '/s/DonPepe', 'Don Pepe'],
  ['a shopper of another store', SHOPPER, '/s/otra', ''],
])('shows the skeleton of the screen for %s', async (_user, record, url, text) => {
  store(record);
  const { shown } = await start(url);
  expect(shown).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(shown?.querySelector('[data-block]')).toBeInTheDocument();
});

it.each([
  ['/productlist/lista', 'rgb(1, 2, 3)'],
  ['/productlist/otra', ''],
])('shows %s in the colours of the store that the browser knows', async (url, color) => {
  store(SHOPPER);
  const { shown } = await start(url);
  const page = shown?.querySelector<HTMLElement>('[data-shop]');
  expect(page?.style.getPropertyValue('--shop-header')).toBe(color);
});

it.each([
  ['recovers the session at "/" of', ['another.test'], ['/client/recover_session/s1']],
  ['recovers no session at "/" of a seller’s host for', [window.location.host], []],
])('%s a former shopper', async (_what, sellerHosts, requests) => {
  store({ ...SHOPPER, session_id: 's1' });
  const { urls, request } = answeredConfiguration(sellerHosts);
  await start('/', request);
  window.firstRequests?.sendMainLoad?.();
  expect(urls).toEqual(['/config.json', ...requests]);
});

it.each(['/login', '/register', '/info', '/404', '/constructor', '/orderlist'])(
  'shows no skeleton at %s to somebody who is not signed in',
  async (url) => {
    expect((await start(url)).shown).toBeNull();
  },
);

it('offers to load the page again when a script does not load, until the application renders', async () => {
  await start('/login');
  const script = document.createElement('script');
  document.body.append(script);
  // Of a third party, such as a tracking script that the browser blocks.
  script.dispatchEvent(new Event('error'));
  expect(screen.queryByRole('alert')).toBeNull();
  script.type = 'module';
  script.dispatchEvent(new Event('error'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Conexión no disponible, por favor intentelo de nuevo');
  expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  // Once, though the application is late too.
  vi.advanceTimersByTime(20_000);
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  removePageSkeleton();
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

it('requests the data of a store with its own session, also when another one was visited last', async () => {
  const { store_public_data, store_colors } = SHOPPER;
  store({
    session_id: 'de-otra',
    store_public_data: { name: 'Feira', hashtag: '#feiralucia' },
    store_sessions: {
      '#vacia': null,
      '#donpepe': { sessionId: 'propia', store: store_public_data, colors: store_colors },
    },
  });
  const { shown } = await start('/s/donpepe', answeredConfiguration([]).request);
  window.firstRequests?.sendMainLoad?.();
  const body = JSON.stringify({ session: 'propia', store: 'donpepe' });
  expect(window.firstRequests?.mainLoad).toMatchObject({ body, newSession: undefined });
  expect(shown).toHaveTextContent('Don Pepe');
  const page = shown?.querySelector<HTMLElement>('[data-shop]');
  expect(page?.style.getPropertyValue('--shop-header')).toBe('rgb(1, 2, 3)');
});
