import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';

const { db } = useMockBackend();

afterEach(() => {
  leaveStore();
  localStorage.clear();
  sessionStorage.clear();
});

async function visitStore() {
  const { unmount } = renderScreen('/s/donpepe');
  await screen.findByRole('heading', { level: 1, name: 'QUIERO COMPRAR' });
  unmount();
}

const storeLink = () => screen.queryByRole('link', { name: 'Almacén Don Pepe' });

/** Text colour of the store that the page wears; empty for the product's. */
const brandOf = (heading: HTMLElement) =>
  heading.closest<HTMLElement>('[data-shop]')?.style.getPropertyValue('--app-brand') ?? '';

it('has the header and the colours of the store after a broken link of its shopper', async () => {
  await visitStore();
  renderScreen('/productlist/no-existe');
  const heading = await screen.findByRole('heading', {
    name: 'Lo sentimos, esta pagina no existe.',
  });
  expect(storeLink()).toHaveAttribute('href', '/s/donpepe');
  expect(brandOf(heading)).not.toBe('');
});

it('has them while the store is disabled, and none for the link of another store', async () => {
  await visitStore();
  const closed = { name: 'Esta tienda no está disponible por ahora' };
  const other = renderScreen('/s/inactiva');
  expect(brandOf(await screen.findByRole('heading', closed))).toBe('');
  expect(storeLink()).toBeNull();
  other.unmount();

  db.stores.update(STORE_IDS.donpepe, { enabled: false });
  renderScreen('/s/donpepe');
  expect(brandOf(await screen.findByRole('heading', closed))).not.toBe('');
  expect(storeLink()).toBeVisible();
});

it('is the product’s for a person who knows no store', async () => {
  renderScreen('/productlist/no-existe');
  const heading = await screen.findByRole('heading', {
    name: 'Lo sentimos, esta pagina no existe.',
  });
  expect(brandOf(heading)).toBe('');
});

it.each([
  ['/no/existe', '/home'],
  ['/pedidos', '/home'],
  ['/404', '/home'],
  ['/no-existe?lado=cliente', '/homeclient'],
])('says at %s that the page does not exist, with a link to %s', async (url, home) => {
  renderScreen(url);
  await screen.findByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', home);
  expect(screen.getByText('Versión 3.53')).toBeVisible();
});

it('leaves the menu to a signed-in seller', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/no/existe');
  await screen.findByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' });
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  fireEvent.click(within(menu).getByText('Cobros'));
  // The skeleton of the screen has the heading, too.
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Cobros' })).toBeVisible(),
  );
  clearStaffSession();
});
