import { queryOptions } from '@tanstack/react-query';

import { api, unwrapWithMetadata } from './client';
import { publicLoad } from './loadPolicy';

/** POST /client/productlist: the catalogue behind a link, with its metadata (§7 companion). */
export const productListQuery = (token: string, session_id: string | null) =>
  queryOptions({
    queryKey: ['customerCatalogue', 'getProductList', token],
    queryFn: ({ signal }) =>
      unwrapWithMetadata(
        api().POST('/client/productlist', { body: { token, session_id }, signal }),
      ),
    meta: publicLoad,
  });
