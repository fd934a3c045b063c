import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { textSearchParams } from '../textSearchParams';
import { withFilter, withPage } from './listSearch';
import { useListSearch } from './useListSearch';

function List() {
  const [search, change] = useListSearch();
  return (
    <>
      <output>{JSON.stringify(search)}</output>
      <button
        type="button"
        onClick={() => {
          change((latest) => withFilter(latest, 'nombre', 'queso'));
          change((latest) => withFilter(latest, 'marca', 'Serenísima'));
          change((latest) => withPage(latest, 2));
        }}
      >
        Change three times
      </button>
    </>
  );
}

function renderList() {
  const rootRoute = createRootRoute({ component: List, validateSearch: textSearchParams });
  const history = createMemoryHistory({ initialEntries: ['/?tipo=Lácteos'] });
  // The router's type is registered for the application's own tree.
  const router = createRouter({ routeTree: rootRoute, history });
  render(<RouterProvider router={router as never} />);
  return history;
}

const shownSearch = (): unknown => JSON.parse(screen.getByRole('status').textContent);

it('keeps every change of one tick, in one entry of the history, without scrolling', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const history = renderList();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledOnce());
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() =>
    expect(shownSearch()).toEqual({
      tipo: 'Lácteos',
      nombre: 'queso',
      marca: 'Serenísima',
      pagina: '2',
    }),
  );
  expect(history.length).toBe(1);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('leaves the history entry of an open overlay its own', async () => {
  const history = renderList();
  const button = await screen.findByRole('button');
  history.push('/?tipo=Fiambres', { overlay: true });
  await waitFor(() => expect(shownSearch()).toEqual({ tipo: 'Fiambres' }));
  fireEvent.click(button);
  await waitFor(() => expect(shownSearch()).toMatchObject({ tipo: 'Fiambres', pagina: '2' }));
  expect(history.location.state).toMatchObject({ overlay: true });
  expect(history.length).toBe(2);
});
