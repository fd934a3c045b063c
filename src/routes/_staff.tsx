import { createFileRoute } from '@tanstack/react-router';

import { StaffFrame } from '~/components/staffFrame/StaffFrame';
import { MantineFrame } from '~/ui/MantineFrame';

export const Route = createFileRoute('/_staff')({
  component: () => (
    <MantineFrame>
      <StaffFrame />
    </MantineFrame>
  ),
});
