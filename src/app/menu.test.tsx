import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { setCurrentClientId } from '~/session/selection';
import { rememberSentImport } from '~/session/sentImports';
import { staffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { MENU_BAR } from '~/ui/theme/widths';

import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS } from '../../mocks/seed/accounts';

useMockBackend();

afterEach(() => localStorage.clear());

it('groups the entries under headings, in the order of the specification', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  const texts = (group: string) =>
    within(within(menu).getByRole('group', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(texts('Día a día')).toEqual(['Inicio', 'Pedidos', 'Cobros', 'Clientes']);
  expect(texts('Tienda')).toEqual(['Productos', 'Marketing', 'Informes', 'CONFIGURACION']);
  expect(texts('Ayuda')).toEqual([
    'Soporte por email',
    'Soporte por videollamada',
    'Política de privacidad',
  ]);
  expect(within(menu).getByRole('link', { name: 'Pedidos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(menu).getByRole('link', { name: 'Soporte por email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByText('Almacén Don Pepe')).toBeVisible();
  expect(screen.getByText('#donpepe')).toBeVisible();
  expect(screen.getByText('Versión 3.53')).toBeVisible();
  expect(within(menu).getByRole('button', { name: 'Cerrar Sesion' })).toBeVisible();
});

it('signs out to the sign-in, also for Back', async () => {
  await signInAs(ACCOUNTS.storeUser);
  const { router } = renderScreen('/orderlist');
  fireEvent.click(await screen.findByText('Cerrar Sesion'));
  await screen.findByRole('heading', { name: 'Ingresar' });
  expect(window.location.pathname).toBe('/login');
  expect(localStorage.getItem('user')).toBeNull();
  act(() => router.history.back());
  await screen.findByRole('heading', { name: 'Ingresar' });
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});

it('leaves nothing of the shop in the browser after the sign-out', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const storeId = staffSession()?.store?.id ?? 0;
  const counts = { new: 0, changed: 1, same: 0, removed: 0, twin: 0, mismatch: 0, doubtful: 0 };
  const file = { jobId: 1, fileName: 'costos.csv', counts: { ...counts, invalid: 0 } };
  rememberSentImport(storeId, 'products-price', {
    ...file,
    rows: [['id'], ['1']],
    numbers: [],
    fingerprint: null,
    undo: null,
  });
  setCurrentClientId(1);
  renderScreen('/orderlist');
  fireEvent.click(await screen.findByText('Cerrar Sesion'));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

it('remembers dark mode; focus moves to the heading after a navigation', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  fireEvent.click(await screen.findByRole('button', { name: 'Cuenta' }));
  fireEvent.click(await screen.findByText('Modo oscuro'));
  await waitFor(() => expect(scheme()).toBe('dark'));

  cleanup();
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  renderScreen('/orderlist');
  await waitFor(() => expect(scheme()).toBe('dark'));
  fireEvent.click(await screen.findByRole('link', { name: 'Clientes' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toHaveFocus(),
  );
});

it('marks the list of an open order as current', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderdetail/DPEFEC1');
  expect(await screen.findByRole('link', { name: 'Pedidos', current: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });

it('has one tab stop, the entry of the screen in view, from which the arrow keys move', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/orderdetail/DPEFEC1');
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  const stops = () =>
    [...menu.getAllByRole('link'), menu.getByRole('button')].flatMap(({ tabIndex, textContent }) =>
      tabIndex === 0 ? [textContent] : [],
    );
  expect(stops()).toEqual(['Pedidos']);
  menu.getByRole('link', { name: 'Pedidos' }).focus();
  press('ArrowDown');
  expect(menu.getByRole('link', { name: 'Cobros' })).toHaveFocus();
  press('Home');
  expect(menu.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  press('ArrowUp');
  expect(menu.getByRole('button', { name: 'Cerrar Sesion' })).toHaveFocus();
  await act(() => router.navigate({ to: '/clientlist' }));
  await waitFor(() => expect(stops()).toEqual(['Clientes']));
});

it('has one tab stop for the administrator, whose menu leads to no screen', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home');
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  expect(menu.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

it('joins store, search and account to one tab stop, apart from the account menu that opens', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  const header = within(await screen.findByRole('toolbar', { name: 'Tienda y cuenta' }));
  const account = await header.findByRole('button', { name: 'Cuenta' });
  header.getByRole('link', { name: /Almacén Don Pepe/ }).focus();
  press('End');
  expect(account).toHaveFocus();
  press('ArrowLeft');
  expect(await header.findByRole('button', { name: 'Buscar' })).toHaveFocus();
  fireEvent.click(account);
  const item = await header.findByRole('menuitem', { name: 'Ayuda' });
  item.focus();
  press('ArrowRight');
  expect(item).toHaveFocus();
});

function onPhone() {
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(match(media), { matches: media === MENU_BAR }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('on a phone', () => {
  it('is a bar that counts what waits, with the rest of the menu behind its last entry', async () => {
    await signInAs(ACCOUNTS.storeAdmin);
    onPhone();
    renderScreen('/orderlist');
    const bar = within(await screen.findByRole('navigation', { name: 'Menú del día' }));
    await screen.findByRole('heading', { name: 'Pedidos' });
    await waitFor(() =>
      expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Inicio',
        expect.stringMatching(/^Pedidos\d+ pedidos por preparar$/),
        expect.stringMatching(/^Cobros\d+ pagos por completar$/),
        'Productos',
      ]),
    );
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Pedidos');

    const more = bar.getByRole('button', { name: 'Más: abrir el menú', expanded: false });
    expect(more).not.toHaveAttribute('aria-current');
    fireEvent.click(more);
    const menu = await screen.findByRole('dialog', { name: /Menú/ });
    expect(within(menu).getByRole('link', { name: 'CONFIGURACION' })).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Cerrar Sesion' })).toBeVisible();
    for (const { textContent } of bar.getAllByRole('link'))
      expect(within(menu).queryByText(textContent.replace(/\d.*/, ''))).toBeNull();
  });

  it('is closed by Back, and a link of it leaves one step behind', async () => {
    await signInAs(ACCOUNTS.storeAdmin);
    onPhone();
    const { router } = renderScreen('/orderlist');
    const bar = within(await screen.findByRole('navigation', { name: 'Menú del día' }));
    await screen.findByRole('heading', { name: 'Pedidos' });
    const open = async () => {
      fireEvent.click(bar.getByRole('button', { name: 'Más: abrir el menú' }));
      const menu = await screen.findByRole('dialog', { name: /Menú/ });
      await waitFor(() => expect(router.state.location.state.overlay).toBe(true));
      return menu;
    };
    await open();
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/orderlist');

    fireEvent.click(within(await open()).getByRole('link', { name: 'CONFIGURACION' }));
    await waitFor(() => expect(window.location.pathname).toBe('/options'));
    const more = bar.getByRole('button', { name: 'Más: abrir el menú' });
    await waitFor(() => expect(more).toHaveAttribute('aria-current', 'true'));
    act(() => router.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/orderlist'));
    expect(router.state.location.state.overlay).toBeUndefined();
  });

  it('stays a drawer for the administrator, who has no screens of a store', async () => {
    await signInAs(ACCOUNTS.platformAdmin);
    onPhone();
    renderScreen('/home');
    await screen.findByRole('heading', { name: 'Modo Administrador' });
    expect(screen.queryByRole('navigation', { name: 'Menú del día' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toBeInTheDocument();
  });
});
