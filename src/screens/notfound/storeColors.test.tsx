import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { leaveStore } from '~/session/customer';

import { useMockBackend } from '../../../mocks/node';
import { STORE_IDS } from '../../../mocks/seed/accounts';
import { renderScreen } from '../../app/renderScreen';

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
