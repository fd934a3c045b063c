import { createFileRoute } from '@tanstack/react-router';

import { ShopLayout } from '~/components/shopper/layout/ShopLayout';

export const Route = createFileRoute('/_customer')({ component: ShopLayout });
