import { createFileRoute } from '@tanstack/react-router';

import { productsQuery } from '~/api/products';
import { ProductStoreScreen } from '~/screens/productstore/ProductStoreScreen';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_staff/productstore')({
  validateSearch: textSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(productsQuery()),
  component: ProductStoreScreen,
  pendingMs: 0,
});
