import { createFileRoute } from '@tanstack/react-router';

import { productsQuery } from '~/api/products';
import { loadMain } from '~/api/transport/mainLoad';
import { ProductStoreScreen } from '~/screens/productstore/ProductStoreScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/productstore')({
  validateSearch: textSearchParams,
  loader: ({ context }) => loadMain(context.queryClient, productsQuery()),
  component: ProductStoreScreen,
  pendingMs: 0,
});
