import { queryOptions } from '@tanstack/react-query';

import { clientActivityShape, clientShape, orderSummaryShape } from '~/contract/shapes.gen';

import { api, unwrap } from './transport/client';
import { ApiError } from './transport/errors';
import { recordLoad, staffLoad } from './transport/loadPolicy';
import { readOne, readRows } from './transport/parse';
import { byId } from './transport/polledRows';

export const clientsKey = ['clients'] as const;

/** GET /store/clients/. */
export const clientsQuery = () =>
  queryOptions({
    queryKey: [...clientsKey, 'listClients'],
    structuralSharing: byId,
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/clients/', { signal }), readRows(clientShape)),
    meta: staffLoad,
  });

/**
 * GET /store/clients/{id}&{param}: one client; null for an unknown one, which redirects to /home, while a failed load
 * redirects to /login.
 */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientsKey, 'getClient', id],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/store/clients/{id}&{param}', {
          params: { path: { id, param: 'full' } },
          signal,
        }),
        readOne(clientShape),
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    meta: recordLoad,
  });

/** GET /store/clients/{id}/orders. */
export const clientOrdersQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientsKey, 'listClientOrders', id],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/store/clients/{id}/orders', { params: { path: { id } }, signal }),
        readRows(orderSummaryShape),
      ),
    meta: staffLoad,
  });

/** GET /store/clients/{id}/activity. */
export const clientActivityQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientsKey, 'listClientActivity', id],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/store/clients/{id}/activity', { params: { path: { id } }, signal }),
        readRows(clientActivityShape),
      ),
    meta: staffLoad,
  });
