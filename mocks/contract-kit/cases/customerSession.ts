import {
  accepted,
  expectPart,
  expectThat,
  metadataOf,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
} from '../contractCase';
import type { Host, HostRequest } from '../run/host';
import {
  admin,
  discard,
  firstOf,
  newProvisionalOrder,
  newClient,
  newSession,
  ownStore,
  read,
  restoring,
  shopperData,
  unknownSession,
} from './setup';

const noData = { first_name: null, last_name: null, email: null, phone: null, address: null };

/** The registration of a person in a new session. */
const registering =
  (client: object) =>
  async (host: Host): Promise<HostRequest> => ({
    body: { session_id: (await newSession(host)).session_id, client: { ...noData, ...client } },
  });

/** A marketing code of the run. */
async function makeCode(host: Host, active: boolean): Promise<string> {
  const before = await restoring(host, 'listRefcodes', 'saveRefcodes');
  const code = {
    description: host.newName(),
    client_msg_preamble: 'Contrato',
    use_confirm_finisher: 'Contrato',
    reference_type: 1,
    is_web: true,
    active,
  };
  const saved = await read(host, 'saveRefcodes', { ...admin, body: [...before, code] });
  return firstOf(
    saved.filter(({ description }) => description === code.description),
    'marketing code that was just saved',
  ).code;
}

export const cases: readonly Case[] = [
  succeeds('presetStore', async (host) => ({
    body: { session: host.newName(), store: (await ownStore(host)).hashtag.slice(1) },
  })),
  proves('presetStore', 200, 'hashtags without case, with or without #', async (host) => {
    const { hashtag, name } = await ownStore(host);
    const session = host.newName();
    const body = { session, store: hashtag.slice(1).toUpperCase() };
    expectPart('session', await accepted(host, 'presetStore', { body }), {
      session_id: session,
      client: null,
      current_order_token: null,
      store_public_data: { hashtag, name },
    });
  }),
  proves('presetStore', 200, 'the same store again keeps the order', async (host) => {
    const { session_id: session, order } = await newProvisionalOrder(host);
    const body = { session, store: (await ownStore(host)).hashtag };
    const { current_order_token } = await accepted(host, 'presetStore', { body });
    expectPart('current_order_token', current_order_token, order.token);
  }),
  rejects('presetStore', 404, 'an unknown store', (host) => ({
    body: { session: host.newName(), store: 'contratonoexiste' },
  })),

  succeeds(
    'recoverSession',
    async (host) => ({ params: { session: (await newSession(host)).session_id } }),
    'a new session has no client and no order',
    (session) => expectPart('session', session, { client: null, current_order_token: null }),
  ),
  proves('recoverSession', 200, 'an order that is not provisional is let go of', async (host) => {
    const { session_id: session, order } = await newProvisionalOrder(host);
    await discard(host, order.id);
    const after = await accepted(host, 'recoverSession', { params: { session } });
    expectPart('current_order_token', after.current_order_token, null);
  }),
  proves('recoverSession', 200, 'the client who registered in it', async (host) => {
    const { session_id: session, client } = await newClient(host);
    const { id, email } = client;
    const recovered = await accepted(host, 'recoverSession', { params: { session } });
    expectPart('client', recovered.client, { id, email });
  }),
  proves('recoverSession', 200, 'a link does not give away who ordered', async (host) => {
    const { order } = await newClient(host);
    const { session_id } = await metadataOf(host, 'getOrderStatus', { token: order.token });
    const params = { session: session_id };
    expectPart('client', (await accepted(host, 'recoverSession', { params })).client, null);
  }),
  rejects('recoverSession', 404, 'an unknown session', () => ({
    params: { session: unknownSession.session_id },
  })),

  succeeds('logActivity', async (host) => {
    const { session_id } = await newSession(host);
    return { body: { activity_name: 'contrato', payload: ['a', 1, null], session_id } };
  }),
  proves('logActivity', 200, 'the store reads what its client did', async (host) => {
    const { session_id, client } = await newClient(host);
    const activity = { activity_name: 'contrato', payload: { texto: 'yerba' } };
    await accepted(host, 'logActivity', { body: { ...activity, session_id } });
    const listed = await read(host, 'listClientActivity', { ...admin, params: { id: client.id } });
    expectPart(
      'activity',
      listed.filter(({ activity_name }) => activity_name === 'contrato'),
      [{ ...activity, session_id }],
    );
  }),
  rejects('logActivity', 404, 'an unknown session', () => ({
    body: { activity_name: 'contrato', payload: null, ...unknownSession },
  })),

  succeeds(
    'setRefCode',
    async (host) => ({
      body: {
        ref_code: await makeCode(host, true),
        session_id: (await newSession(host)).session_id,
      },
    }),
    'a code of the store',
  ),
  rejects('setRefCode', 404, 'a code that is not active', async (host) => ({
    body: {
      ref_code: await makeCode(host, false),
      session_id: (await newSession(host)).session_id,
    },
  })),
  rejects('setRefCode', 404, 'an unknown code', async (host) => ({
    body: { ref_code: 'NOEXISTE', session_id: (await newSession(host)).session_id },
  })),

  succeeds(
    'registerClient',
    registering({ first_name: ' Contrato ', address: ' ' }),
    'texts are trimmed, and an empty one is null',
    (client) => expectPart('client', client, { first_name: 'Contrato', address: null }),
  ),
  proves('registerClient', 200, 'the store reads the client and its order', async (host) => {
    const { session_id, order } = await newProvisionalOrder(host);
    const client = shopperData(host);
    const { id } = await accepted(host, 'registerClient', { body: { session_id, client } });
    const params = { id, param: 'full' };
    expectPart('client', await read(host, 'getClient', { ...admin, params }), client);
    const own = await read(host, 'listClientOrders', { ...admin, params: { id } });
    expectPart('its orders', own, [{ id: order.id, client_id: id }]);
  }),
  proves(
    'registerClient',
    200,
    "another session does not overwrite the order's client",
    async (host) => {
      const { client, order } = await newClient(host);
      const { body } = await host.call('getOrderStatus', { body: { token: order.token } });
      const { session_id } = (body as { metadata: { session_id: string } }).metadata;
      const other = { ...noData, first_name: 'Otra' };
      const made = await accepted(host, 'registerClient', { body: { session_id, client: other } });
      expectThat(made.id !== client.id, 'it is the same client');
      const params = { id: client.id, param: 'full' };
      const kept = await read(host, 'getClient', { ...admin, params });
      expectPart('client', kept, { first_name: client.first_name });
    },
  ),
  proves('registerClient', 200, 'the same session again changes its client', async (host) => {
    const { session_id, client } = await newClient(host);
    const other = { ...noData, first_name: 'Otra' };
    const { id } = client;
    const made = await accepted(host, 'registerClient', { body: { session_id, client: other } });
    expectPart('client', made, { id, first_name: 'Otra', email: null });
    const kept = await read(host, 'getClient', { ...admin, params: { id, param: 'full' } });
    expectPart('client read again', kept, { first_name: 'Otra', email: null });
  }),
  rejects('registerClient', 404, 'an unknown session, whatever is wrong with the data', () => ({
    body: { ...unknownSession, client: { ...noData, email: 'x' } },
  })),
  refuses(
    'registerClient',
    422,
    'an email with white space around it',
    'Ingresá un email válido',
    registering({ first_name: 'x', email: ' a@correo.test' }),
  ),
  refuses(
    'registerClient',
    422,
    'a phone that is none',
    'Ingresá un teléfono válido: solo números, con código de área',
    registering({ first_name: 'x', phone: 'abc' }),
  ),
  refuses('registerClient', 422, 'no value at all', 'Completá al menos un dato', registering({})),
];
