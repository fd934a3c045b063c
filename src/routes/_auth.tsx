import { createFileRoute } from '@tanstack/react-router';

import { AuthLayout } from '~/components/auth/AuthLayout';
import { MantineFrame } from '~/ui/MantineFrame';

export const Route = createFileRoute('/_auth')({
  component: () => (
    <MantineFrame>
      <AuthLayout />
    </MantineFrame>
  ),
});
