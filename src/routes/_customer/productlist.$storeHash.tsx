import { createFileRoute } from '@tanstack/react-router';

import { productListQuery } from '~/api/customerCatalogue';
import { ShopSkeleton } from '~/components/shopper/ShopSkeleton';
import { ProductListScreen } from '~/screens/productlist/ProductListScreen';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_customer/productlist/$storeHash')({
  validateSearch: textSearch,
  // The data is asked for while the screen's code is on its way: on a slow network that is a second.
  codeSplitGroupings: [['component']],
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(productListQuery(params.storeHash)),
  pendingComponent: () => <ShopSkeleton title="LISTADO DE PRODUCTOS" />,
  component: ProductListScreen,
});
