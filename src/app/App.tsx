import '~/ui/theme/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';

import { MantineRoot } from '~/ui/MantineRoot';

import { Overlays } from './Overlays';
import { type createAppRouter, followSession } from './router';

import './root.css';

/** The application with its providers. */
export function App({ router, queryClient }: ReturnType<typeof createAppRouter>) {
  useEffect(() => followSession({ router, queryClient }), [router, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineRoot>
        <RouterProvider router={router} />
        <Overlays router={router} />
      </MantineRoot>
    </QueryClientProvider>
  );
}
