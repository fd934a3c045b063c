import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { audience } from '~/session/audience';
import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

useMockBackend();

const sections = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

const part = (name: string) => {
  const section = screen.queryByRole('region', { name });
  if (!section) throw new Error(`The help has no part ${name}`);
  return section;
};

const contents = () =>
  within(screen.getByRole('navigation', { name: 'Contenido' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

// A host of the sellers' side, which shoppers' links open as well.
beforeEach(() => {
  setConfig(shippedConfig());
  audience({ host: 'tienda.test', pathname: '/', search: '?lado=vendedor' });
});

afterEach(() => {
  clearStaffSession();
  // Hold the side that was chosen, and that the tab has visited a shopper's URL.
  localStorage.clear();
  sessionStorage.clear();
});

it('a shopper without a store reads the help of shoppers, also after choosing a section', async () => {
  const { router } = renderScreen('/homeclient');
  fireEvent.click(await screen.findByRole('link', { name: 'Cómo funciona' }));
  await screen.findByRole('heading', { name: 'Ayuda' });
  const order = ['Para comprar', 'Comandos del chat', 'Soporte'];
  expect(sections()).toEqual(order);
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/homeclient');
  fireEvent.click(screen.getByRole('link', { name: 'Soporte' }));
  await waitFor(() => expect(router.state.location.hash).toBe('soporte'));
  expect(sections()).toEqual(order);
  expect(screen.getByText(/^Escribile al asistente/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(
    /\b(?:usted|puede|necesita|busque|escriba|pida|pregunte|confirme)\b/i,
  );
});

it('a shopper of a store reads the help in the store’s colours', async () => {
  const home = renderScreen('/s/donpepe');
  await screen.findByRole('heading', { level: 1, name: 'QUIERO COMPRAR' });
  home.unmount();
  renderScreen('/info');
  const heading = await screen.findByRole('heading', { name: 'Ayuda' });
  expect(screen.getByRole('link', { name: 'Almacén Don Pepe' })).toHaveAttribute(
    'href',
    '/s/donpepe',
  );
  expect(
    heading.closest<HTMLElement>('[data-shop]')?.style.getPropertyValue('--app-brand'),
  ).not.toBe('');
  const folded = screen.queryByRole('region', { name: 'Pantallas del negocio' });
  expect(folded?.querySelector('details')).not.toHaveAttribute('open');
  expect(contents()).toEqual(['Para comprar', 'Comandos del chat', 'Soporte']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'transferencia' } });
  expect(contents()).toEqual(['Pantallas del negocio']);
  leaveStore();
});

it('a seller who is not signed in reads the screens of the business first', async () => {
  renderScreen('/info');
  await screen.findByRole('heading', { name: 'Ayuda' });
  expect(sections()[0]).toBe('Pantallas del negocio');
  expect(screen.getByRole('link', { name: 'Ir a ingresar' })).toHaveAttribute('href', '/login');
});

it('explains screens, files and chat to a seller who is not signed in, and links to support', async () => {
  renderScreen('/info');
  await screen.findByRole('heading', { name: 'Ayuda' });
  const screens = part('Pantallas del negocio');
  const names = [...screens.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining([
      'Inicio',
      'Pedidos',
      'Cobros',
      'Clientes',
      'Productos',
      'Marketing',
      'Informes',
      'CONFIGURACION',
    ]),
  );
  expect(screens.querySelector('a')).toBeNull();
  for (const text of [
    'CSV o planilla (XLSX, XLS, ODS)',
    'Products es la primera hoja',
    'Los títulos van en la fila 1, desde la columna A',
    'Solo la columna id es obligatoria',
  ]) {
    expect(part('Archivos masivos')).toHaveTextContent(text);
  }
  const chat = within(part('Comandos del chat'));
  for (const word of ['volver', 'info', 'ayuda', 'salir']) {
    expect(chat.getByText(word)).toBeVisible();
  }
  const support = part('Soporte');
  expect(within(support).getByRole('link', { name: 'soporte@plataforma.test' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(within(support).getByRole('link', { name: 'Soporte por videollamada' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
});

it('a seller keeps menu and header, with one way to the other screens', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/info');
  await screen.findByRole('heading', { name: 'Ayuda' });
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  expect(within(menu).getByRole('link', { name: 'Pedidos' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cuenta' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ir al inicio' })).toBeNull();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  const screens = within(part('Pantallas del negocio'));
  expect(screens.getByText('Informes').closest('a')).toHaveAttribute('href', '/dashboard');
  expect(screens.getByText('Pedidos').closest('a')).toHaveAttribute('href', '/orderlist');
});

it('a store without reports has no link to them', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  renderScreen('/info');
  await screen.findByRole('heading', { name: 'Ayuda' });
  const screens = within(part('Pantallas del negocio'));
  expect(screens.getByText('Pedidos').closest('a')).not.toBeNull();
  expect(screens.getByText('Informes').closest('a')).toBeNull();
});

it('the platform administrator sees the help about stores', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/info');
  await screen.findByRole('heading', { name: 'Ayuda' });
  expect(part('Administración de la plataforma')).toHaveTextContent('Exportar logs');
});

it('the search leaves the topics with every typed word, and leads back from none', async () => {
  renderScreen('/info');
  const field = await screen.findByRole('searchbox', { name: 'Buscar en la ayuda' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const all = contents();

  type('Codigo  SEGUIMIENTO');
  expect(contents()).toEqual(['Pantallas del negocio']);
  expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Cobros' })).toBeNull();
  expect(screen.getByText('1 tema')).toBeVisible();

  type('dinosaurio');
  expect(sections()).toEqual([]);
  expect(screen.getByText('La ayuda no dice nada de «dinosaurio».')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Ver toda la ayuda' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(contents()).toEqual(all);
});

it('a URL that is opened with a hash shows its part of the page', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderScreen('/info#archivo-products-delete');
  const heading = await screen.findByRole('heading', { name: 'Eliminar' });
  await waitFor(() => expect(shown.mock.instances).toContain(heading));
});
