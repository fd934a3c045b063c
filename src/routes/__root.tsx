import { createRootRouteWithContext } from '@tanstack/react-router';

import { guard } from '~/app/guard';
import { RootLayout } from '~/app/RootLayout';
import type { RouterContext } from '~/app/router';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => guard(location),
  component: RootLayout,
});
