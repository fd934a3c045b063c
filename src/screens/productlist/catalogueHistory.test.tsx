import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { leaveStore } from '~/session/customer';

import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS } from '../../../mocks/seed/accounts';
import { renderScreen } from '../../app/renderScreen';

useMockBackend();

afterEach(leaveStore);

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
