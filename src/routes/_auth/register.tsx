import { createFileRoute } from '@tanstack/react-router';

import { RegisterScreen } from '~/screens/register/RegisterScreen';
import { MantineFrame } from '~/ui/MantineFrame';

export const Route = createFileRoute('/_auth/register')({
  component: () => (
    <MantineFrame>
      <RegisterScreen />
    </MantineFrame>
  ),
});
