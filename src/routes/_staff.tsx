import { createFileRoute } from '@tanstack/react-router';

import { StaffFrame } from '~/components/staffFrame/StaffFrame';

export const Route = createFileRoute('/_staff')({ component: StaffFrame });
