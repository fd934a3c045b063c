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
  cartItem,
  delivering,
  makeProduct,
  newShopper,
  readOrder,
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
  proves(
    'presetStore',
    200,
    ['hashtags without case, with or without #', 'one that is not known yet starts a session'],
    async (host) => {
      const { hashtag, name } = await ownStore(host);
      const session = host.newName();
      const body = { session, store: hashtag.slice(1).toUpperCase() };
      expectPart('session', await accepted(host, 'presetStore', { body }), {
        session_id: session,
        client: null,
        current_order_token: null,
        store_public_data: { hashtag, name },
      });
    },
  ),
  proves(
    'presetStore',
    200,
    [
      'by the id of the store',
      'Links the chat session to the store of a hashtag, or of a store id when no hashtag is equal to it, and starts the session when the id is not known yet.',
    ],
    async (host) => {
      const { id, hashtag } = await ownStore(host);
      const session = host.newName();
      const body = { session, store: String(id) };
      expectPart('session', await accepted(host, 'presetStore', { body }), {
        session_id: session,
        store_public_data: { hashtag },
      });
    },
  ),
  proves('presetStore', 200, 'the same store again keeps the order', async (host) => {
    const { session_id: session, order } = await newProvisionalOrder(host);
    const body = { session, store: (await ownStore(host)).hashtag };
    const { current_order_token } = await accepted(host, 'presetStore', { body });
    expectPart('current_order_token', current_order_token, order.token);
  }),
  rejects(
    'presetStore',
    404,
    ['an unknown store', 'An unknown store is 404.', "not a store's is 404"],
    (host) => ({
      body: { session: host.newName(), store: 'contratonoexiste' },
    }),
  ),

  succeeds(
    'recoverSession',
    async (host) => ({ params: { session: (await newSession(host)).session_id } }),
    [
      'a new session has no client and no order',
      'The session with its store and the tokens of its order and its catalogue, as far as it has them.',
    ],
    (session) => expectPart('session', session, { client: null, current_order_token: null }),
  ),
  proves('recoverSession', 200, 'an order that is not provisional is let go of', async (host) => {
    const { session_id: session, order } = await newProvisionalOrder(host);
    await discard(host, order.id);
    const after = await accepted(host, 'recoverSession', { params: { session } });
    expectPart('current_order_token', after.current_order_token, null);
  }),
  proves(
    'recoverSession',
    200,
    [
      'the client who registered in it',
      '`client` is null unless the session is the client\'s own (see "Whom a link identifies").',
      "Personal data of a client (`recover_session`, field `client`) are answered only to a session that the client's data were registered in, or that the store opened for that client (for example the conversation in which the link was sent).",
    ],
    async (host) => {
      const { session_id: session, client } = await newClient(host);
      const { id, email } = client;
      const recovered = await accepted(host, 'recoverSession', { params: { session } });
      expectPart('client', recovered.client, { id, email });
    },
  ),
  proves(
    'recoverSession',
    200,
    [
      'a link does not give away who ordered',
      'A link identifies an order or a catalogue, not a person.',
    ],
    async (host) => {
      const { order } = await newClient(host);
      const { session_id } = await metadataOf(host, 'getOrderStatus', { token: order.token });
      const params = { session: session_id };
      expectPart('client', (await accepted(host, 'recoverSession', { params })).client, null);
    },
  ),
  rejects('recoverSession', 404, ['an unknown session', 'An unknown session is 404.'], () => ({
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
  ...['a text', 'an object'].map((what) =>
    rejects(
      'logActivity',
      400,
      [`more than 16 kB in ${what}`, 'At most 16 kB as JSON text and 20 levels deep, else 400.'],
      async (host) => {
        const { session_id } = await newSession(host);
        const text = 'x'.repeat(16 * 1024);
        const payload = what === 'a text' ? text : { text };
        return { body: { activity_name: 'contrato', payload, session_id } };
      },
    ),
  ),
  rejects('logActivity', 404, ['an unknown session', 'An unknown session answers 404.'], () => ({
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
  rejects(
    'setRefCode',
    404,
    [
      'an unknown code',
      "An unknown session, or a code that the session's store does not have, answers 404.",
      "one that the session's store does not have is 404",
    ],
    async (host) => ({
      body: { ref_code: 'NOEXISTE', session_id: (await newSession(host)).session_id },
    }),
  ),

  succeeds(
    'registerClient',
    registering({ first_name: ' Contrato ', address: ' ' }),
    'texts are trimmed, and an empty one is null',
    (client) => expectPart('client', client, { first_name: 'Contrato', address: null }),
  ),
  proves(
    'registerClient',
    200,
    ['the store reads the client and its order', 'it says whose data it is'],
    async (host) => {
      const { session_id, order } = await newProvisionalOrder(host);
      const client = shopperData(host);
      const { id } = await accepted(host, 'registerClient', { body: { session_id, client } });
      const params = { id, param: 'full' };
      expectPart('client', await read(host, 'getClient', { ...admin, params }), client);
      const own = await read(host, 'listClientOrders', { ...admin, params: { id } });
      expectPart('its orders', own, [{ id: order.id, client_id: id }]);
    },
  ),
  proves(
    'registerClient',
    200,
    [
      "another session does not overwrite the order's client",
      '`POST /client/register` from any other session creates a client of its own; it never overwrites the data of the client that the order belongs to.',
      'A provisional order that this session is building passes to the new client.',
    ],
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
  proves(
    'registerClient',
    200,
    [
      'another session takes the order, and delivers it to its address',
      "A session that is not the client's own gets a client of its own, and the provisional order that it is building passes to it; when that is a delivery, the address goes there.",
      'A provisional order that this session is building passes to the new client.',
    ],
    async (host) => {
      await delivering(host, true);
      const { session_id: first } = await newShopper(host);
      const items = [cartItem(await makeProduct(host), 1)];
      const body = { session_id: first, items };
      const { id, token } = await read(host, 'addOrderItems', { body });
      host.afterwards(() => discard(host, id));
      const { session_id } = await metadataOf(host, 'getOrderStatus', { token });
      const client = { ...shopperData(host), address: 'Mitre 1810' };
      const made = await accepted(host, 'registerClient', { body: { session_id, client } });
      const expected = { client_id: made.id, delivery: true, delivery_address: client.address };
      expectPart('order', await readOrder(host, id), expected);
    },
  ),
  proves(
    'registerClient',
    200,
    [
      'the same session again changes its client',
      'Creates or completes the client of the session.',
    ],
    async (host) => {
      const { session_id, client } = await newClient(host);
      const other = { ...noData, first_name: 'Otra' };
      const { id } = client;
      const made = await accepted(host, 'registerClient', { body: { session_id, client: other } });
      expectPart('client', made, { id, first_name: 'Otra', email: null });
      const kept = await read(host, 'getClient', { ...admin, params: { id, param: 'full' } });
      expectPart('client read again', kept, { first_name: 'Otra', email: null });
    },
  ),
  rejects(
    'registerClient',
    404,
    ['an unknown session, whatever is wrong with the data', 'An unknown session is 404.'],
    () => ({
      body: { ...unknownSession, client: { ...noData, email: 'x' } },
    }),
  ),
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
