import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { clientQuery, clientsQuery } from '~/api/clients';
import { orderQuery, ordersQuery } from '~/api/orders';
import { productsQuery } from '~/api/products';
import { currentAlphanumId, setCurrentAlphanumId } from '~/session/selection';
import { clearStaffSession, staffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import type { FaultStatus } from '../../mocks/database/db';
import { addFault, type FaultName } from '../../mocks/faults';
import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS } from '../../mocks/seed/accounts';
import { preloadOnIntent } from './preload';

const backend = useMockBackend();

function fault(operationId: FaultName, status: FaultStatus, delayMs = 0) {
  addFault(backend.db, { operationId, status, message: 'Falló la base', delayMs, times: 1 });
}

let stop = () => {};

/** The list of orders with preloading on. */
async function openList() {
  const app = renderScreen('/orderlist');
  await screen.findAllByRole('link', { name: /^DP/ });
  await waitFor(() => expect(app.router.state.status).toBe('idle'));
  stop = preloadOnIntent(app);
  const [link] = screen.getAllByRole('link', { name: /^DP/ });
  if (!link) throw new Error('The list has no orders');
  const code = link.textContent;
  return {
    ...app,
    link,
    code,
    order: () => app.queryClient.getQueryData(orderQuery(code).queryKey),
  };
}

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));

afterEach(() => {
  stop();
  clearStaffSession();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

describe('the next screen', () => {
  it('is loaded with its data while the pointer rests on the row that opens it', async () => {
    const { link, order } = await openList();
    setCurrentAlphanumId('OTRO');
    fireEvent.pointerOver(link.closest('tr')?.querySelector('td') ?? link);
    await waitFor(() => expect(order()).toBeDefined());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedidos');
    expect(currentAlphanumId()).toBe('OTRO');
  });

  it('has all its files requested at once, each once', async () => {
    const start = document.createElement('script');
    start.id = 'start';
    start.type = 'application/json';
    start.textContent = JSON.stringify({
      base: '/',
      files: ['a/detail.js', 'a/fields.js', 'a/detail.css', 'a/other.js'],
      routes: { orderdetail: { files: [0, 1, 2] }, home: { files: [3] } },
    });
    document.body.append(start);
    onTestFinished(() => {
      for (const added of [start, ...document.head.querySelectorAll('link')]) added.remove();
    });
    const { link } = await openList();
    fireEvent.touchStart(link);
    fireEvent.touchStart(link);
    const requested = [...document.head.querySelectorAll('link')];
    expect(requested.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['modulepreload', '/a/detail.js'],
      ['modulepreload', '/a/fields.js'],
      ['preload', '/a/detail.css'],
    ]);
  });

  it('is not loaded when the pointer only crosses the row', async () => {
    const { link, order, queryClient } = await openList();
    vi.useFakeTimers();
    fireEvent.pointerOver(link);
    fireEvent.pointerOver(document.body);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(order()).toBeUndefined();
    expect(queryClient.isFetching(orderQuery(link.textContent))).toBe(0);
  });

  it('is the one of a client when a link leads to it through the list of clients', async () => {
    const { queryClient } = await openList();
    const link = document.createElement('a');
    link.href = '/clientlist?client=1';
    document.body.append(link);
    onTestFinished(() => link.remove());
    fireEvent.focusIn(link);
    await waitFor(() => {
      expect(queryClient.getQueryData(clientsQuery().queryKey)).toBeDefined();
      expect(queryClient.getQueryData(clientQuery(1).queryKey)).toBeDefined();
    });
  });

  it('is loaded when a link of the menu gets the focus', async () => {
    const { queryClient } = await openList();
    fireEvent.focusIn(screen.getByRole('link', { name: 'Productos' }));
    await waitFor(() => expect(queryClient.getQueryData(productsQuery().queryKey)).toBeDefined());
  });

  it('is loaded at once when a link is touched', async () => {
    const { link, order } = await openList();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.touchStart(link);
    vi.useRealTimers();
    await waitFor(() => expect(order()).toBeDefined());
  });

  it('does not read again what is cached', async () => {
    const { queryClient } = await openList();
    const updatedAt = () => queryClient.getQueryState(ordersQuery().queryKey)?.dataUpdatedAt;
    const before = updatedAt();
    const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
    fireEvent.touchStart(menu.getByRole('link', { name: 'Cobros' }));
    fireEvent.touchStart(menu.getByRole('link', { name: 'Productos' }));
    await waitFor(() => expect(queryClient.getQueryData(productsQuery().queryKey)).toBeDefined());
    expect(queryClient.isFetching(ordersQuery())).toBe(0);
    expect(updatedAt()).toBe(before);
  });
});

describe('a preload that fails', () => {
  it('shows nothing, and the visit loads again', async () => {
    const { link, code, router, queryClient } = await openList();
    fault('getOrder', 500);
    fireEvent.touchStart(link);
    const { queryKey } = orderQuery(code);
    await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
    expect(toastQueue.snapshot()).toEqual([]);
    expect(router.state.location.pathname).toBe('/orderlist');
    fireEvent.click(link);
    await screen.findByRole('tab', { name: /PEDIDO/ });
    expect(staffSession()).not.toBeNull();
  });

  it('is a failure of the visit that began meanwhile', async () => {
    const { link, code, router, queryClient } = await openList();
    fault('getOrder', 500, 400);
    fireEvent.touchStart(link);
    await waitFor(() => expect(queryClient.isFetching(orderQuery(code))).toBe(1));
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('leaves its files to the visit', async () => {
    const importScreen = vi
      .fn<() => Promise<Record<'Screen', () => ReactNode>>>()
      .mockRejectedValueOnce(new TypeError('Part not loaded'))
      .mockResolvedValue({ Screen: () => <h1>Detalle</h1> });
    const root = createRootRoute();
    const detail = createRoute({
      getParentRoute: () => root,
      path: '/detail',
      component: lazyRouteComponent(importScreen, 'Screen'),
    });
    const router = createRouter({
      routeTree: root.addChildren([detail]),
      history: createMemoryHistory({ initialEntries: ['/detail'] }),
    });
    await router.loadRouteChunk(detail);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading')).toHaveTextContent('Detalle');
    expect(importScreen).toHaveBeenCalledTimes(2);
  });
});

describe('an order that is opened from the list', () => {
  it('shows what the list knows of it until it is loaded', async () => {
    const { link, code } = await openList();
    fault('getOrder', 500, 500);
    fireEvent.click(link);
    const heading = await screen.findByRole('heading', { name: 'DETALLE DEL PEDIDO' });
    expect(heading.parentElement).toHaveTextContent(code);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
