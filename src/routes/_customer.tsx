import { createFileRoute } from '@tanstack/react-router';

import { ShopLayout } from '~/components/shopper/ShopLayout';

export const Route = createFileRoute('/_customer')({ component: ShopLayout });
