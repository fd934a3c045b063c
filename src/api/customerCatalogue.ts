import { queryOptions } from '@tanstack/react-query';

import { productShape } from '~/contract/shapes.gen';

import { publicRead } from './customerSession';
import { api, unwrapWithMetadata } from './transport/client';
import { publicLoad } from './transport/loadPolicy';
import { readRows } from './transport/parse';

/** POST /client/productlist: the catalogue behind a link, with its metadata; refetched whenever the tab becomes visible. */
export const productListQuery = (catalogueToken: string) =>
  queryOptions({
    queryKey: ['customerCatalogue', 'getProductList', catalogueToken],
    queryFn: ({ signal }) =>
      publicRead(catalogueToken, (session_id) =>
        unwrapWithMetadata(
          api().POST('/client/productlist', {
            body: { token: catalogueToken, session_id },
            signal,
          }),
          readRows(productShape),
        ),
      ),
    meta: publicLoad,
    refetchOnWindowFocus: 'always',
  });
