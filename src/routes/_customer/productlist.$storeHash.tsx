import { createFileRoute } from '@tanstack/react-router';

import { productListQuery } from '~/api/customerCatalogue';
import { ProductListScreen } from '~/screens/productlist/ProductListScreen';
import { textSearchParams } from '~/ui/textSearchParams';

/** The specification calls the token of a product list `storeHash`. */
export const Route = createFileRoute('/_customer/productlist/$storeHash')({
  validateSearch: textSearchParams,
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(productListQuery(params.storeHash)),
  component: ProductListScreen,
});
