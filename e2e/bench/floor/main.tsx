/** The least that an application of these packages does for the same list: 15 rows, and the heading of a row's screen. */
import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';

interface Row {
  id: number;
  alphanum_id: string;
  client: { first_name: string | null };
  status: string;
  total_price: number;
}

interface Paths {
  '/store/orders': Read<Row[], never>;
  '/store/orders/{id}': Read<Row, { id: string }>;
}

interface Read<Data, Path> {
  get: {
    parameters: { path?: Path };
    responses: { 200: { content: { 'application/json': { data: Data } } } };
  };
}

const { jwt_token: token } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
  jwt_token?: string;
};
const api = createClient<Paths>({
  baseUrl: window.location.origin,
  headers: { Authorization: `Bearer ${token ?? ''}` },
});
const queryClient = new QueryClient();
const orders = queryOptions({
  queryKey: ['orders'],
  queryFn: async () => (await api.GET('/store/orders')).data?.data ?? [],
});
const order = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () =>
      (await api.GET('/store/orders/{id}', { params: { path: { id } } })).data?.data ?? null,
  });

const root = createRootRoute();
const list = createRoute({
  getParentRoute: () => root,
  path: '/orderlist',
  loader: () => queryClient.ensureQueryData(orders),
  component: function List() {
    const { data } = useSuspenseQuery(orders);
    return (
      <table>
        <tbody>
          {data.slice(0, 15).map(({ id, alphanum_id: code, client, status, total_price }) => (
            <tr key={id}>
              <td>
                <Link to="/orderdetail/{-$alphanumId}" params={{ alphanumId: code }}>
                  {code}
                </Link>
              </td>
              <td>{client.first_name}</td>
              <td>{status}</td>
              <td>{total_price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
});
const detail = createRoute({
  getParentRoute: () => root,
  path: '/orderdetail/{-$alphanumId}',
  loader: ({ params }) => queryClient.ensureQueryData(order(params.alphanumId ?? '')),
  component: function Detail() {
    const { alphanumId = '' } = useParams({ strict: false });
    const { data } = useSuspenseQuery(order(alphanumId));
    return <h1>DETALLE {data?.alphanum_id}</h1>;
  },
});

const router = createRouter({
  routeTree: root.addChildren([list, detail]),
  defaultPreload: 'intent',
});

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
