import { createFileRoute } from '@tanstack/react-router';

import { productsQuery } from '~/api/products';
import { ProductStoreScreen } from '~/screens/productstore/ProductStoreScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/productstore')({
  validateSearch: textSearchParams,
  loader: ({ context }) => context.queryClient.ensureQueryData(productsQuery()),
  component: ProductStoreScreen,
  pendingMs: 0,
});
