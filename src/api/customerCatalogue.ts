import { queryOptions } from '@tanstack/react-query';

import { productShape } from '~/contract/shapes.gen';

import { shopperRead } from './customerSession';
import { api, unwrapWithMetadata } from './transport/client';
import { shopperLoad } from './transport/loadPolicy';
import { readRows } from './transport/parse';

/** POST /client/productlist: the catalogue behind a link, with its metadata; refetched whenever the tab becomes visible. */
export const productListQuery = (catalogueToken: string) =>
  queryOptions({
    queryKey: ['customerCatalogue', 'getProductList', catalogueToken],
    queryFn: ({ signal }) =>
      shopperRead(catalogueToken, (session_id) =>
        unwrapWithMetadata(
          api().POST('/client/productlist', {
            body: { token: catalogueToken, session_id },
            signal,
          }),
          readRows(productShape),
        ),
      ),
    meta: shopperLoad,
    refetchOnWindowFocus: 'always',
  });
