import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { shippedConfig } from '~/api/transport/testConfig';
import { setConfig } from '~/lib/config';
import { audience } from '~/session/audience';

import { useMockBackend } from '../../../mocks/node';
import { renderScreen } from '../../app/renderScreen';

useMockBackend();

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

// A host of the sellers' side, which shoppers' links open as well.
beforeEach(() => {
  setConfig(shippedConfig());
  audience({ host: 'tienda.test', pathname: '/', search: '?lado=vendedor' });
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
});

it('a seller who is not signed in reads the screens of the business first', async () => {
  renderScreen('/info');
  await screen.findByRole('heading', { name: 'Ayuda' });
  expect(sections()[0]).toBe('Pantallas del negocio');
  expect(screen.getByRole('link', { name: 'Ir a ingresar' })).toHaveAttribute('href', '/login');
});

it('a URL that is opened with a hash shows its part of the page', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderScreen('/info#archivo-products-delete');
  const heading = await screen.findByRole('heading', { name: 'Eliminar' });
  expect(shown.mock.instances).toContain(heading);
});
