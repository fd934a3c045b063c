import { createFileRoute } from '@tanstack/react-router';

import { MantineFrame } from '~/ui/MantineFrame';
import { StaffFrame } from '~/components/staffFrame/StaffFrame';

export const Route = createFileRoute('/_staff')({
  component: () => (
    <MantineFrame>
      <StaffFrame />
    </MantineFrame>
  ),
});
