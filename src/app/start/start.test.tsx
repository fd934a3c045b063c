import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { removePageSkeleton } from '~/lib/browser/firstView';
import { leaveStart, runStart } from '~/testSupport/runStart';
import { screen, within } from '~/testSupport/screen';

beforeEach(() => localStorage.clear());

afterEach(leaveStart);

const SELLER = { user: { jwt_token: 't', store: { id: 1, name: 'Almacén', hashtag: '#almacen' } } };
const SHOPPER = {
  store_public_data: { name: 'Don Pepe', hashtag: '#donpepe' },
  store_colors: { '--shop-header': 'rgb(1, 2, 3)' },
  product_list_token: 'lista',
};

/** The system's colour scheme is dark. */
function preferDark() {
  const query = Object.assign(window.matchMedia('all'), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
}

const scheme = () => document.documentElement.dataset['mantineColorScheme'];

const headerOf = (page: HTMLElement | null) =>
  page?.querySelector<HTMLElement>('[data-shop]')?.style.getPropertyValue('--shop-header');

it('starts in the colour scheme of the system', async () => {
  preferDark();
  await runStart('/home');
  expect(scheme()).toBe('dark');
});

it('takes the remembered scheme before that of the system', async () => {
  preferDark();
  localStorage.setItem('mantine-color-scheme-value', 'light');
  await runStart('/home');
  expect(scheme()).toBe('light');
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
])('shows the skeleton of the screen for %s', async (_user, stored, url, text) => {
  const { shown } = await runStart(url, { stored, answer: null });
  expect(shown).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(shown?.querySelector('[data-block]')).toBeInTheDocument();
});

it.each([
  ['/orderlist', SELLER, '/orderlist.js'],
  ['/', SELLER, '/home.js'],
  ['/', {}, '/login.js'],
  ['/', SHOPPER, '/.js'],
  ['/orderlist', {}, '/login.js'],
  ['/s/donpepe', SELLER, '/s.js'],
  ['/unknown', SELLER, '/404.js'],
])('requests the files of the screen that %s leads to with %o', async (url, stored, file) => {
  expect((await runStart(url, { stored, answer: null })).file).toBe(file);
});

it.each([
  ['/productlist/lista', 'rgb(1, 2, 3)'],
  ['/productlist/otra', ''],
])('shows %s in the colours of the store that the browser knows', async (url, color) => {
  const { shown } = await runStart(url, { stored: SHOPPER, answer: null });
  expect(headerOf(shown)).toBe(color);
});

it.each(['/login', '/register', '/info', '/404', '/constructor', '/orderlist'])(
  'shows no skeleton at %s to somebody who is not signed in',
  async (url) => {
    expect((await runStart(url)).shown).toBeNull();
  },
);

it('shows a store in its own colours, also when another one was visited last', async () => {
  const { store_public_data, store_colors } = SHOPPER;
  const stored = {
    store_public_data: { name: 'Feira', hashtag: '#feiralucia' },
    store_sessions: {
      '#vacia': null,
      '#donpepe': { store: store_public_data, colors: store_colors },
    },
  };
  const { shown } = await runStart('/s/donpepe', { stored, answer: null });
  expect(shown).toHaveTextContent('Don Pepe');
  expect(headerOf(shown)).toBe('rgb(1, 2, 3)');
});

it('offers to load the page again when a script does not load, until the application renders', async () => {
  await runStart('/login', { answer: null });
  const script = document.createElement('script');
  document.body.append(script);
  // Of a third party, such as a tracking script that the browser blocks.
  script.dispatchEvent(new Event('error'));
  expect(screen.queryByRole('alert')).toBeNull();
  script.type = 'module';
  script.src = 'https://ads.example.com/module.js';
  script.dispatchEvent(new Event('error'));
  expect(screen.queryByRole('alert')).toBeNull();
  script.src = '/assets/entry.js';
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

it('offers to load the page again when the configuration does not arrive', async () => {
  await runStart('/login', { answer: 'lost' });
  await expect(window.firstRequests?.config).rejects.toThrow('Failed to fetch');
  expect(screen.getByRole('alert')).toHaveTextContent('Conexión no disponible');
});

it('offers to load the page again when the entry script takes very long', async () => {
  await runStart('/login', { answer: null });
  vi.advanceTimersByTime(19_999);
  expect(screen.queryByRole('alert')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(screen.getByRole('alert')).toBeVisible();
});

it('does not offer it once the entry script runs, unless the application says that it cannot start', async () => {
  await runStart('/login', { answer: null });
  document.documentElement.dataset['starting'] = 'entry';
  vi.advanceTimersByTime(20_000);
  expect(screen.queryByRole('alert')).toBeNull();
  window.firstRequests?.offerRetry();
  expect(screen.getByRole('alert')).toBeVisible();
});

it('does nothing where a service defers it until the application has rendered', async () => {
  const { requests, shown } = await runStart('/login', { rendered: true, answer: null });
  vi.advanceTimersByTime(20_000);
  expect(requests).toEqual([]);
  expect(shown).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
