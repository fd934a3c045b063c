import { useMatch, useRouterState } from '@tanstack/react-router';

import { PageSkeleton, ScreenSkeleton } from '~/components/skeleton/Skeleton';
import { factsOf, routeNameOf } from '~/domain/session/routes';

/** Ids of routes inside a layout, such as `/_staff/home`. */
const IN_LAYOUT = /^\/_\w+\//;

/** What the router shows while the code or the data of a route load: its screen, with the layout unless that is there. */
export function RouteSkeleton() {
  const id = useMatch({ strict: false, shouldThrow: false, select: ({ routeId }) => routeId });
  const facts = useRouterState({
    select: ({ location }) => factsOf(routeNameOf(location.pathname)),
  });
  if (facts?.layout === undefined) return null;
  return IN_LAYOUT.test(id ?? '') ? (
    <ScreenSkeleton facts={facts} />
  ) : (
    <PageSkeleton facts={facts} />
  );
}
