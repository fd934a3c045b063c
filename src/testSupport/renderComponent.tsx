import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';

import { newTab } from './testHooks';

/** Renders a part of a screen with what it finds around it: queries, links to any URL, components without transitions. */
export function renderComponent(ui: ReactNode, queryClient: QueryClient = newTab()) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <MantineProvider env="test">
          <Suspense fallback={null}>{ui}</Suspense>
        </MantineProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}
