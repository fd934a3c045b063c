import { createFileRoute } from '@tanstack/react-router';

import { productListQuery } from '~/api/customerCatalogue';
import { ShopSkeleton } from '~/components/shopper/ShopSkeleton';
import { ProductListScreen } from '~/screens/productlist/ProductListScreen';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_customer/productlist/$storeHash')({
  validateSearch: textSearch,
  // Not split from the entry: the skeleton renders while the rest loads.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(productListQuery(params.storeHash)),
  pendingComponent: () => <ShopSkeleton title="LISTADO DE PRODUCTOS" />,
  component: ProductListScreen,
});
