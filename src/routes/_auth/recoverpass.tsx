import { createFileRoute } from '@tanstack/react-router';

import { RecoverPassScreen } from '~/screens/recoverpass/RecoverPassScreen';
import { MantineFrame } from '~/ui/MantineFrame';

export const Route = createFileRoute('/_auth/recoverpass')({
  component: () => (
    <MantineFrame>
      <RecoverPassScreen />
    </MantineFrame>
  ),
});
