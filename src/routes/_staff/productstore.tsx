import { createFileRoute } from '@tanstack/react-router';

import { productsQuery } from '~/api/products';
import { ProductStoreScreen } from '~/screens/productstore/ProductStoreScreen';
import { textSearch } from '~/ui/list/textSearch';
import { ScreenPending } from '~/ui/ScreenPending';

export const Route = createFileRoute('/_staff/productstore')({
  validateSearch: textSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(productsQuery()),
  component: ProductStoreScreen,
  pendingComponent: () => <ScreenPending screen="productstore" title="LISTADO DE PRODUCTOS" />,
});
