import { accepted, expectPart, expectThat, proves, succeeds, type Case } from '../contractCase';
import {
  admin,
  cartItem,
  discard,
  makeProduct,
  newClient,
  newSession,
  read,
  readOrder,
  save,
  shopperData,
} from './setup';
import { expectAscending, expectNewestFirst } from './sorting';

const clientParams = async (host: Parameters<typeof newClient>[0]) => {
  const { client } = await newClient(host);
  return { ...admin, params: { id: client.id, param: 'full' } };
};

export const cases: readonly Case[] = [
  succeeds('listClients', () => admin),
  proves(
    'listClients',
    200,
    ['whole, by ascending id', 'Every client of the store.'],
    async (host) => {
      const made = [(await newClient(host)).client, (await newClient(host)).client];
      const list = await accepted(host, 'listClients', admin);
      expectAscending(list);
      const ids = new Set(list.map(({ id }) => id));
      expectThat(
        made.every(({ id }) => ids.has(id)),
        'a client who just registered is not in the list',
      );
    },
  ),
  succeeds('getClient', clientParams),
  proves('getClient', 200, ['whatever the word', 'One client of the store.'], async (host) => {
    const { client } = await newClient(host);
    const { id, email, first_name } = client;
    const params = { id, param: 'todo' };
    const read = await accepted(host, 'getClient', { ...admin, params });
    expectPart('client', read, { id, email, first_name });
  }),
  succeeds('listClientOrders', clientParams),
  proves('listClientOrders', 200, "the client's orders, the newest first", async (host) => {
    const { client, order, session_id } = await newClient(host);
    await save(host, await readOrder(host, order.id), { status: 'pending' });
    await read(host, 'recoverSession', { params: { session: session_id } });
    const items = [cartItem(await makeProduct(host), 2)];
    const next = await read(host, 'addOrderItems', { body: { items, session_id } });
    host.afterwards(() => discard(host, next.id));
    const params = { id: client.id };
    const own = await accepted(host, 'listClientOrders', { ...admin, params });
    expectNewestFirst(own);
    expectPart('orders', own, [
      { id: next.id, client_id: client.id, total_price: 200 },
      { id: order.id, client_id: client.id, total_price: 100 },
    ]);
  }),
  succeeds('listClientActivity', clientParams),
  proves(
    'listClientActivity',
    200,
    [
      'what the shopper did, the newest first',
      "Adds an entry to the activity of the session's client, also of one who registers later.",
    ],
    async (host) => {
      const { session_id } = await newSession(host);
      const text = host.newName();
      const log = (activity_name: string) =>
        host.data('logActivity', { body: { activity_name, payload: { text }, session_id } });
      await log('home');
      const body = { session_id, client: shopperData(host) };
      const params = { id: (await read(host, 'registerClient', { body })).id };
      await log('contrato');
      const done = await accepted(host, 'listClientActivity', { ...admin, params });
      expectNewestFirst(done);
      expectPart(
        'what was logged',
        done.filter(({ payload }) => JSON.stringify(payload).includes(text)),
        ['contrato', 'home'].map((activity_name) => ({ activity_name, payload: { text } })),
      );
    },
  ),
];
