import { createFileRoute } from '@tanstack/react-router';

import { StaffLayout } from '~/components/staffLayout/StaffLayout';

export const Route = createFileRoute('/_staff')({ component: StaffLayout });
