import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { limitRouteCode } from './routeCode';

interface Module {
  Screen: () => React.ReactNode;
}

afterEach(() => vi.useRealTimers());

it.each([true, false])(
  'fails after 10 s without the code of a screen, and shows it when it arrives: loader in it %s',
  async (hasLoader) => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const module = new Promise<Module>((resolve) => {
      setTimeout(() => resolve({ Screen: () => <h1>Pedidos</h1> }), 12_000);
    });
    const root = createRootRoute();
    const orders = createRoute({
      getParentRoute: () => root,
      path: '/orders',
      component: lazyRouteComponent(() => module, 'Screen'),
      errorComponent: ({ error }) => <p role="alert">{String(error)}</p>,
      ...(hasLoader && { loader: () => module.then(() => 'rows') }),
    });
    const router = createRouter({
      routeTree: root.addChildren([orders]),
      history: createMemoryHistory({ initialEntries: ['/orders'] }),
    });
    limitRouteCode(router);
    render(<RouterProvider router={router} />);
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('TooSlow');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('heading')).toHaveTextContent('Pedidos');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
