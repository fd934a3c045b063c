import { createFileRoute } from '@tanstack/react-router';

import { MantineFrame } from '~/ui/MantineFrame';
import { AuthLayout } from '~/components/auth/AuthLayout';

export const Route = createFileRoute('/_auth')({
  component: () => (
    <MantineFrame>
      <AuthLayout />
    </MantineFrame>
  ),
});
