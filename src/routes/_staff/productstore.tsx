import { createFileRoute } from '@tanstack/react-router';

import { productsQuery } from '~/api/products';
import { ProductStoreScreen } from '~/screens/productstore/ProductStoreScreen';
import { ListPending } from '~/ui/list/ListPending';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_staff/productstore')({
  validateSearch: textSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(productsQuery()),
  component: ProductStoreScreen,
  pendingComponent: () => <ListPending title="LISTADO DE PRODUCTOS" />,
});
