import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';

import { screen } from '~/testSupport/screen';
import { MantineRoot } from '~/ui/MantineRoot';

import { useReportUnsaved } from './unsavedForms';
import { UnsavedGuard } from './UnsavedGuard';

function Form() {
  useReportUnsaved(true);
  return <h1>Formulario</h1>;
}

/** A form with unsaved changes, opened from a list. */
async function openForm() {
  window.history.replaceState(null, '', '/lista');
  const root = createRootRoute({
    component: () => (
      <MantineRoot>
        <UnsavedGuard asks>
          <Outlet />
        </UnsavedGuard>
      </MantineRoot>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/lista', component: () => <h1>Lista</h1> }),
    createRoute({ getParentRoute: () => root, path: '/formulario', component: Form }),
  ]);
  const router = createRouter({ routeTree, history: createBrowserHistory() });
  onTestFinished(() => router.history.destroy());
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Lista' });
  await router.navigate({ href: '/formulario' });
  await screen.findByRole('heading', { name: 'Formulario' });
}

const arrival = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

/** The way to the list, and back to the form. */
async function pressBack() {
  const left = arrival();
  window.history.back();
  await left;
  await arrival();
}

const answer = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('Back asks on the address of the form, again and again, and leads on once the person leaves', async () => {
  await openForm();
  await pressBack();
  expect(window.location.pathname).toBe('/formulario');
  await screen.findByRole('button', { name: 'Seguir editando' });
  await pressBack();
  expect(window.location.pathname).toBe('/formulario');
  await answer('Seguir editando');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/formulario');

  await pressBack();
  await answer('Salir sin guardar');
  await screen.findByRole('heading', { name: 'Lista' });
  expect(window.location.pathname).toBe('/lista');
});
