import { createRootRouteWithContext } from '@tanstack/react-router';

import { guard } from '~/app/guard';
import type { RouterContext } from '~/app/queryClient';
import { RootLayout } from '~/app/RootLayout';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => guard(location),
  component: RootLayout,
});
