import { createFileRoute } from '@tanstack/react-router';

import { CustomerFrame } from '~/components/shopper/CustomerFrame';

export const Route = createFileRoute('/_customer')({ component: CustomerFrame });
