import {
  accepted,
  expectPart,
  expectThat,
  proves,
  succeeds,
  type Case,
} from '../contract/contractCase';
import { admin, newClient, read } from './setup';
import { expectAscending, expectNewestFirst } from './sorting';

const clientParams = async (host: Parameters<typeof newClient>[0]) => {
  const { client } = await newClient(host);
  return { ...admin, params: { id: client.id, param: 'full' } };
};

export const cases: readonly Case[] = [
  succeeds('listClients', () => admin),
  proves('listClients', 200, 'whole, by ascending id', async (host) => {
    const made = [(await newClient(host)).client, (await newClient(host)).client];
    const list = await accepted(host, 'listClients', admin);
    expectAscending(list);
    const ids = new Set(list.map(({ id }) => id));
    expectThat(
      made.every(({ id }) => ids.has(id)),
      'a client who just registered is not in the list',
    );
  }),
  succeeds('getClient', clientParams),
  proves('getClient', 200, 'whatever the word', async (host) => {
    const { client } = await newClient(host);
    const { id, email, first_name } = client;
    const params = { id, param: 'todo' };
    const read = await accepted(host, 'getClient', { ...admin, params });
    expectPart('client', read, { id, email, first_name });
  }),
  succeeds('listClientOrders', clientParams),
  proves('listClientOrders', 200, "the client's orders, the newest first", async (host) => {
    const { client, order } = await newClient(host);
    const params = { id: client.id };
    const own = await accepted(host, 'listClientOrders', { ...admin, params });
    expectNewestFirst(own);
    expectPart('orders', own, [{ id: order.id, client_id: client.id, total_price: 100 }]);
  }),
  succeeds('listClientActivity', clientParams),
  proves('listClientActivity', 200, 'what the shopper did, the newest first', async (host) => {
    const { client, session_id } = await newClient(host);
    const activity = { activity_name: 'contrato', payload: { text: 'yerba' }, session_id };
    await read(host, 'logActivity', { body: activity });
    const params = { id: client.id };
    const done = await accepted(host, 'listClientActivity', { ...admin, params });
    expectNewestFirst(done);
    const { activity_name, payload } = activity;
    expectPart('newest activity', done[0], { activity_name, payload });
  }),
];
