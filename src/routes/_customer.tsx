import { createFileRoute, Outlet } from '@tanstack/react-router';

import { MantineFrame } from '~/app/MantineFrame';

export const Route = createFileRoute('/_customer')({
  component: () => (
    <MantineFrame>
      <Outlet />
    </MantineFrame>
  ),
});
