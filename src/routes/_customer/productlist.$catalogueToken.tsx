import { createFileRoute } from '@tanstack/react-router';

import { productListQuery } from '~/api/customerCatalogue';
import { ProductListScreen } from '~/screens/productlist/ProductListScreen';
import { textSearchParams } from '~/ui/textSearchParams';

/** The specification calls the token `store_hash`. */
export const Route = createFileRoute('/_customer/productlist/$catalogueToken')({
  validateSearch: textSearchParams,
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(productListQuery(params.catalogueToken)),
  component: ProductListScreen,
});
