import { createFileRoute } from '@tanstack/react-router';

import { AuthLayout } from '~/components/auth/AuthLayout';

export const Route = createFileRoute('/_auth')({ component: AuthLayout });
