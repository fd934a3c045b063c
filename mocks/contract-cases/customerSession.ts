import { expect } from 'vitest';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database } from '../db';
import {
  CATALOGUE_TOKENS,
  DEMO_CLIENT,
  DEMO_ORDERS,
  DEMO_SESSION,
  STORE_IDS,
} from '../seed/accounts';
import { recordActivity } from '../shoppers';
import { takeUpProvisional } from './demoSession';
import {
  read,
  firstOf,
  ownStore,
  newSession,
  newCart,
  discard,
  succeeds,
  refuses,
  unknownSession,
} from './setup';

function disableDonpepe(db: Database): void {
  db.stores.update(STORE_IDS.donpepe, { enabled: false });
}

function lastActivity(db: Database, sessionId: string) {
  return db.clientActivity.where(({ session_id }) => session_id === sessionId).at(-1);
}

function refcode(db: Database, storeId: number, active: boolean): string {
  return first(db.refcodes.where((row) => row.store_id === storeId && row.active === active)).code;
}

const LINK_SESSION = 'sesion-del-enlace';

/** A session that opened the link of the provisional order, as `POST /client/orderstatus` makes it. */
function openProvisionalLink(db: Database): void {
  const order = first(db.orders.where(({ token }) => token === DEMO_ORDERS.provisional.token));
  db.customerSessions.insert({
    id: LINK_SESSION,
    store_id: order.store_id,
    client_id: null,
    current_order_id: order.id,
    catalogue_token: null,
    ref_code: null,
  });
}

const person = {
  first_name: ' Ana ',
  last_name: 'Ruiz',
  email: 'ana.ruiz@correo.test',
  phone: '+54 11 5555-0101',
  address: 'Gascón 1280',
};

export const cases: readonly HostCase[] = [
  succeeds('presetStore', async (host) => ({
    body: { session: host.newName(), store: (await ownStore(host)).hashtag.slice(1) },
  })),
  refuses('presetStore', 404, 'an unknown store', (host) => ({
    body: { session: host.newName(), store: 'contratonoexiste' },
  })),
  succeeds(
    'recoverSession',
    async (host) => ({
      params: { session: (await newSession(host)).session_id },
    }),
    {
      check: (data) => (data.client === null ? null : 'a new session has a client'),
    },
  ),
  refuses('recoverSession', 404, 'an unknown session', () => ({
    params: { session: unknownSession.session_id },
  })),
  succeeds('logActivity', async (host) => {
    const { session_id } = await newSession(host);
    return { body: { activity_name: 'contrato', payload: ['a', 1, null], session_id } };
  }),
  refuses('logActivity', 404, 'an unknown session', () => ({
    body: { activity_name: 'contrato', payload: null, ...unknownSession },
  })),
  succeeds('setRefCode', async (host) => {
    const codes = await read(host, 'listRefcodes');
    const { code } = firstOf(
      codes.filter(({ active }) => active),
      'active marketing code',
    );
    return { body: { ref_code: code, session_id: (await newSession(host)).session_id } };
  }),
  refuses('setRefCode', 404, 'an unknown code', async (host) => ({
    body: { ref_code: 'NOEXISTE', session_id: (await newSession(host)).session_id },
  })),
  succeeds(
    'registerClient',
    async (host) => {
      const { session_id } = await newSession(host);
      const name = host.newName();
      const names = { first_name: ' Contrato ', last_name: name, email: `${name}@correo.test` };
      return { body: { session_id, client: { ...names, phone: null, address: ' ' } } };
    },
    {
      why: 'with outer white space',
      check: ({ first_name, address }) =>
        first_name === 'Contrato' && address === null ? null : 'the texts are not trimmed',
    },
  ),
  refuses('registerClient', 404, 'an unknown session, whatever is wrong with the data', () => ({
    body: {
      ...unknownSession,
      client: { first_name: 'x', last_name: null, email: 'x', phone: null, address: null },
    },
  })),
  refuses('registerClient', 422, 'an email that is none', async (host) => ({
    body: {
      session_id: (await newSession(host)).session_id,
      client: { first_name: 'x', last_name: null, email: 'sin arroba', phone: null, address: null },
    },
  })),
  refuses('registerClient', 422, 'a phone that is none', async (host) => ({
    body: {
      session_id: (await newSession(host)).session_id,
      client: { first_name: 'x', last_name: null, email: null, phone: 'abc', address: null },
    },
  })),
  refuses('registerClient', 422, 'no value at all', async (host) => ({
    body: {
      session_id: (await newSession(host)).session_id,
      client: { first_name: null, last_name: null, email: null, phone: null, address: null },
    },
  })),
  succeeds(
    'recoverSession',
    async (host) => {
      const { order, session_id } = await newCart(host);
      const client = {
        first_name: 'Contrato',
        last_name: null,
        email: null,
        phone: '11 5555-0101',
        address: null,
      };
      await host.data('registerClient', { body: { session_id, client } });
      const { body } = await host.call('getOrderStatus', { body: { token: order.token } });
      await discard(host, order.id);
      const { metadata } = body as { metadata: { session_id: string } };
      return { params: { session: metadata.session_id } };
    },
    {
      why: "a session that only opened an order's link",
      check: (data) => (data.client === null ? null : 'the link gives away who ordered'),
    },
  ),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'recoverSession',
    status: 200,
    arrange: takeUpProvisional,
    request: { params: { session: DEMO_SESSION } },
    check({ data }) {
      expect(data).toMatchObject({
        session_id: DEMO_SESSION,
        current_order_token: DEMO_ORDERS.provisional.token,
        product_list_token: CATALOGUE_TOKENS.donpepe,
        client: { email: DEMO_CLIENT.email },
        store_public_data: { hashtag: '#donpepe' },
      });
      expect(data.store_public_data.theme.media).toHaveLength(8);
    },
  },
  {
    operationId: 'recoverSession',
    status: 200,
    why: 'the order was confirmed meanwhile',
    arrange(db) {
      takeUpProvisional(db);
      const order = first(db.orders.where(({ token }) => token === DEMO_ORDERS.provisional.token));
      db.orders.update(order.id, { status: 'pending' });
    },
    request: { params: { session: DEMO_SESSION } },
    check({ data }) {
      expect(data.current_order_token).toBeNull();
    },
  },
  {
    operationId: 'recoverSession',
    status: 403,
    why: 'the store is disabled',
    arrange: disableDonpepe,
    request: { params: { session: DEMO_SESSION } },
  },

  {
    operationId: 'presetStore',
    status: 200,
    why: 'a new session, hashtag without #',
    request: { body: { session: 'sesion-nueva', store: 'DonPepe' } },
    check({ data }, db) {
      expect(data).toMatchObject({
        session_id: 'sesion-nueva',
        current_order_token: null,
        product_list_token: CATALOGUE_TOKENS.donpepe,
        client: null,
        store_public_data: { hashtag: '#donpepe', name: 'Almacén Don Pepe' },
      });
      expect(db.customerSessions.get('sesion-nueva')?.store_id).toBe(STORE_IDS.donpepe);
      expect(lastActivity(db, 'sesion-nueva')?.activity_name).toBe('home');
    },
  },
  {
    operationId: 'presetStore',
    status: 200,
    why: 'the same store again keeps the order',
    arrange: takeUpProvisional,
    request: { body: { session: DEMO_SESSION, store: '#donpepe' } },
    check({ data }) {
      expect(data.current_order_token).toBe(DEMO_ORDERS.provisional.token);
    },
  },
  {
    operationId: 'presetStore',
    status: 200,
    why: 'another store lets go of the order and the client',
    arrange: takeUpProvisional,
    request: { body: { session: DEMO_SESSION, store: 'feiralucia' } },
    check({ data }) {
      expect(data).toMatchObject({
        current_order_token: null,
        product_list_token: CATALOGUE_TOKENS.feiralucia,
        client: null,
        store_public_data: { hashtag: '#feiralucia', prefered_language: 'po', curr_symbol: 'R$' },
      });
    },
  },
  {
    operationId: 'presetStore',
    status: 403,
    why: 'disabled store',
    request: { body: { session: DEMO_SESSION, store: '#inactiva' } },
  },

  {
    operationId: 'logActivity',
    status: 200,
    request: {
      body: {
        activity_name: 'catalogue_search',
        payload: { text: 'yerba' },
        session_id: DEMO_SESSION,
      },
    },
    check(_received, db) {
      const entry = lastActivity(db, DEMO_SESSION);
      expect(entry).toMatchObject({
        activity_name: 'catalogue_search',
        payload: { text: 'yerba' },
      });
      const client = db.clients.get(entry?.client_id ?? 0);
      expect(client).toMatchObject({ email: DEMO_CLIENT.email, last_seen: entry?.created_at });
    },
  },
  {
    operationId: 'logActivity',
    status: 200,
    why: 'what the backend has just written down itself is not there twice',
    arrange(db) {
      const session = first(db.customerSessions.where(({ id }) => id === DEMO_SESSION));
      recordActivity(db, session, new Date(), { activity_name: 'items_added', payload: null });
    },
    request: {
      body: { activity_name: 'items_added', payload: { items: 2 }, session_id: DEMO_SESSION },
    },
    check(_received, db) {
      const entries = db.clientActivity.where(
        ({ session_id, activity_name }) =>
          session_id === DEMO_SESSION && activity_name === 'items_added',
      );
      expect(entries.map(({ payload }) => payload)).toEqual([{ items: 2 }]);
    },
  },

  {
    operationId: 'setRefCode',
    status: 200,
    request: (db) => ({
      body: { ref_code: refcode(db, STORE_IDS.donpepe, true), session_id: DEMO_SESSION },
    }),
    check(_received, db) {
      const code = refcode(db, STORE_IDS.donpepe, true);
      expect(db.customerSessions.get(DEMO_SESSION)?.ref_code).toBe(code);
      expect(lastActivity(db, DEMO_SESSION)?.activity_name).toBe('ref_code');
    },
  },
  {
    operationId: 'setRefCode',
    status: 404,
    why: "another store's code",
    request: (db) => ({
      body: { ref_code: refcode(db, STORE_IDS.feiralucia, true), session_id: DEMO_SESSION },
    }),
  },
  {
    operationId: 'setRefCode',
    status: 404,
    why: 'inactive code',
    request: (db) => ({
      body: { ref_code: refcode(db, STORE_IDS.donpepe, false), session_id: DEMO_SESSION },
    }),
  },

  {
    operationId: 'registerClient',
    status: 200,
    why: 'a session without client',
    request: { body: { session_id: 'sesion-cornerbooks', client: person } },
    check({ data }, db) {
      expect(data).toMatchObject({ ...person, first_name: 'Ana', surname: null });
      expect(db.clients.get(data.id)?.store_id).toBe(STORE_IDS.cornerbooks);
      expect(db.customerSessions.get('sesion-cornerbooks')?.client_id).toBe(data.id);
    },
  },
  {
    operationId: 'registerClient',
    status: 200,
    why: 'the client of the session is completed, and the order delivered to the new address',
    arrange: takeUpProvisional,
    request: { body: { session_id: DEMO_SESSION, client: { ...person, email: null } } },
    check({ data }, db) {
      expect(data.email).toBeNull();
      const order = first(db.orders.where(({ token }) => token === DEMO_ORDERS.provisional.token));
      expect(order).toMatchObject({ client_id: data.id, delivery_address: 'Gascón 1280' });
    },
  },
  {
    operationId: 'registerClient',
    status: 200,
    why: "a session that only opened the order's link gets a client of its own",
    arrange: openProvisionalLink,
    request: { body: { session_id: LINK_SESSION, client: person } },
    check({ data }, db) {
      const order = first(db.orders.where(({ token }) => token === DEMO_ORDERS.provisional.token));
      expect(order).toMatchObject({ client_id: data.id, delivery_address: person.address });
      const owner = first(db.clients.where(({ email }) => email === DEMO_CLIENT.email));
      expect(owner.id).not.toBe(data.id);
      expect(owner.address).toBe(DEMO_CLIENT.address);
    },
  },
  {
    operationId: 'recoverSession',
    status: 200,
    why: "a session that only opened the order's link knows nothing of the order's client",
    arrange: openProvisionalLink,
    request: { params: { session: LINK_SESSION } },
    check({ data }) {
      expect(data.current_order_token).toBe(DEMO_ORDERS.provisional.token);
      expect(data.client).toBeNull();
    },
  },
];
