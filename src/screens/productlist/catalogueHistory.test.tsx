import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { leaveStore } from '~/session/customer';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS } from '../../../mocks/seed/accounts';

useMockBackend();

afterEach(() => {
  vi.unstubAllGlobals();
  leaveStore();
});

it('Back after choosing a category shows the whole catalogue again', async () => {
  const url = `/productlist/${CATALOGUE_TOKENS.donpepe}`;
  const { router } = renderScreen(url);
  const chips = within(await screen.findByRole('group', { name: 'Categorías' }));
  fireEvent.click(chips.getByRole('button', { name: 'Bebidas' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ categoria: 'Bebidas' }));
  act(() => router.history.back());
  await waitFor(() => expect(router.state.location.href).toBe(url));
  await waitFor(() =>
    expect(chips.getByRole('button', { name: 'Todo' })).toHaveAttribute('aria-pressed', 'true'),
  );
});

it('on a phone the filters count what the name leaves, too', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=yerba`);
  await until('the search', () => rows().length > 0);
  await press('Filtros');
  const show = await screen.findByRole('button', { name: /^Ver \d+ producto/ });
  expect(Number.parseInt(show.textContent.replace('Ver ', ''), 10)).toBe(rows().length);
});

it('nothing matches: the empty list has the only button to clear', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=yerba`);
  expect(await screen.findByRole('button', { name: 'Limpiar' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'zzz' } });
  const clear = await screen.findByRole('button', { name: 'Limpiar filtros' });
  expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
  fireEvent.click(clear);
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue(''));
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
});

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('searches by words of the name, filters by category, type and recommended; clear', async () => {
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(match(media), { matches: true }));
  const url = `/productlist/${CATALOGUE_TOKENS.donpepe}`;
  const { router } = renderScreen(url);
  await until('15 products', () => rows().length === 15);
  change('Nombre', 'CRÚDO jamon');
  await until('one product', () => rows().length === 1);
  expect(rows()[0]).toContain('Jamón crudo estacionado');
  await until('the address', () => router.state.location.href !== url);
  expect(router.state.location.search).toEqual({ nombre: 'CRÚDO jamon' });
  await press('Limpiar');
  await until('15 products again', () => rows().length === 15);
  await until('the first address', () => router.state.location.href === url);

  change('Tipo', 'Quesos');
  await until('cheese', () => rows()[0]?.includes('Queso') === true);
  change('Recomendado', 'recomendado');
  await until('recommended ones', () => rows().every((row) => row.includes('recomendado')));
  expect(screen.getByText(/^\d+ de \d+$/)).toHaveTextContent(/^\d+ de \d+ productos$/);
  change('Categoría', 'Bebidas');
  change('Nombre', 'zzz');
  await until('nothing', () => rows().length === 0);
  expect(screen.getByText('No se encontraron resultados')).toBeInTheDocument();
});
