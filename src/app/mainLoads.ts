import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

import { clientQuery, clientsQuery } from '~/api/clients';
import { orderQuery, ordersQuery } from '~/api/orders';
import { productsQuery } from '~/api/products';
import type { AppRoute } from '~/domain/session/access';
import { clientIdOf } from '~/domain/shopper/clients';

/** Takes the options of a query to load. */
export type TakeQuery = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => void;

type MainLoad = (url: URL, take: TakeQuery) => void;

const orders: MainLoad = (_url, take) => take(ordersQuery());

/**
 * The main loads of the staff's routes, as their loaders make them. Where `ROUTES` has a `request` it is the same one, which
 * `start/firstRequests.test.tsx` checks.
 */
export const MAIN_LOADS: Partial<Record<AppRoute, MainLoad>> = {
  '/home': orders,
  '/orderlist': orders,
  '/paymentlist': orders,
  '/orderdetail': ({ pathname }, take) => {
    const [, , id] = pathname.split('/');
    if (id) take(orderQuery(decodeURIComponent(id)));
  },
  // With a client it leads to that one.
  '/clientlist': ({ searchParams }, take) => {
    take(clientsQuery());
    const id = clientIdOf(searchParams.get('client') ?? '');
    if (id !== null) take(clientQuery(id));
  },
  '/productstore': (_url, take) => take(productsQuery()),
};
