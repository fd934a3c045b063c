import { beforeEach, expect, it, vi } from 'vitest';

import { importModels, modelRows } from '~/domain/products/import/models';
import { toCsv } from '~/lib/csv';

import mockAccounts from './contract-kit/accounts.example.json';
import { accepted, metadataOf } from './contract-kit/contractCase';
import { Host, type HostRequest } from './contract-kit/run/host';
import type { Database } from './database/db';
import { useMockBackend } from './node';
import {
  CATALOGUE_TOKENS,
  DEMO_CLIENT,
  DEMO_ORDERS,
  DEMO_SESSION,
  STORE_IDS,
} from './seed/accounts';
import { recordActivity } from './shopper/shoppers';
import { takeUpProvisional } from './testSupport/demoSession';

/* What the contract cases cannot try on any backend: each test says why. */

const backend = useMockBackend();
// In this process, where a page of the application would allow another origin.
const host = new Host('https://api.tienda.test', mockAccounts, {
  send: async (request) => {
    const response = await fetch(request);
    const headers = new Headers(response.headers);
    headers.set('Access-Control-Allow-Origin', '*');
    return new Response(response.body, { status: response.status, headers });
  },
});
const { donpepe } = STORE_IDS;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const provisional = (db: Database) =>
  db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);

const activities = (db: Database, name: string) =>
  db.clientActivity.where(
    ({ session_id, activity_name }) => session_id === DEMO_SESSION && activity_name === name,
  );

// No call makes a catalogue link: the assistant sends it.
it("a catalogue link continues the conversation that it was sent in, without the shopper's session", async () => {
  const token = CATALOGUE_TOKENS.donpepe;
  backend.db.catalogueLinks.update(token, { session_id: DEMO_SESSION });
  expect(await metadataOf(host, 'getProductList', { token })).toMatchObject({
    session_id: DEMO_SESSION,
  });
});

it('two browsers that open the catalogue link have sessions of their own', async () => {
  const token = CATALOGUE_TOKENS.donpepe;
  const first = await metadataOf(host, 'getProductList', { token, session_id: null });
  const second = await metadataOf(host, 'getProductList', { token, session_id: null });
  expect(second.session_id).not.toBe(first.session_id);
});

// No call chooses delivery: the assistant does.
it('an order that is delivered takes on the address that its client registers', async () => {
  const { db } = backend;
  takeUpProvisional(db);
  const client = {
    first_name: 'Ana',
    last_name: null,
    email: null,
    phone: null,
    address: 'Gascón 1280',
  };
  const body = { session_id: DEMO_SESSION, client };
  const { id } = await accepted(host, 'registerClient', { body });
  expect(provisional(db)).toMatchObject({ client_id: id, delivery_address: 'Gascón 1280' });
});

// No call reads the code of a session.
it('a marketing code stays with the session, and is among its activities', async () => {
  const { db } = backend;
  const { code = '' } = db.refcodes.find((row) => row.store_id === donpepe && row.active) ?? {};
  const body = { ref_code: code, session_id: DEMO_SESSION };
  await accepted(host, 'setRefCode', { body });
  expect(db.customerSessions.get(DEMO_SESSION)?.ref_code).toBe(code);
  expect(activities(db, 'ref_code')).toHaveLength(1);
});

// The contract does not say which activities a backend writes down itself.
it('an activity that the backend has just written down itself is not there twice', async () => {
  const { db } = backend;
  const session = db.customerSessions.get(DEMO_SESSION);
  if (session === undefined) throw new Error('The seed has no session of the demo');
  recordActivity(db, session, new Date(), { activity_name: 'items_added', payload: null });
  const payload = { items: 2 };
  const body = { activity_name: 'items_added', payload, session_id: DEMO_SESSION };
  await accepted(host, 'logActivity', { body });
  expect(activities(db, 'items_added').map((row) => row.payload)).toEqual([payload]);
  const { email, last_seen } =
    db.clients.get(activities(db, 'items_added')[0]?.client_id ?? 0) ?? {};
  expect(email).toBe(DEMO_CLIENT.email);
  expect(last_seen).toBe(activities(db, 'items_added')[0]?.created_at);
});

// The contract does not name the events of the log.
it('what the platform changes is in the log', async () => {
  const as = 'platformAdmin';
  const params = { id: donpepe };
  const urls = { report_slim: null, report_general: null };
  const identifiers = { exclusive_whatsapp: '+5491100000001' };
  await accepted(host, 'updateAdminStore', { as, params, body: { urls } });
  await accepted(host, 'updateAdminStore', { as, params, body: { identifiers } });
  await accepted(host, 'uploadStoreFaq', { as, params, body: { texts: ['¿Abren? Sí'] } });
  await accepted(host, 'disableStore', { as, params });
  await accepted(host, 'enableStore', { as, params });
  expect(
    backend.db.logs
      .all()
      .slice(-5)
      .map(({ event }) => event),
  ).toEqual([
    'store_urls_changed',
    'store_identifiers_changed',
    'faqs_uploaded',
    'store_disabled',
    'store_enabled',
  ]);
});

// No call reads what the contact sync received.
it('the contact sync keeps every call, with its fields', async () => {
  const fieldValues = [{ field: '24', value: '#donpepe' }];
  const contact = { email: 'Ana@DonPepe.test', fieldValues };
  const headers = { 'Api-Token': mockAccounts.contactSyncKey ?? '' };
  await accepted(host, 'syncContact', { headers, body: { contact } });
  await accepted(host, 'syncContact', { headers, body: { contact } });
  expect(backend.db.contactSyncs.all().map((row) => row.contact)).toEqual([
    { email: 'ana@donpepe.test', fieldValues },
    { email: 'ana@donpepe.test', fieldValues },
  ]);
});

// Where a code leads is each backend's own.
it('a marketing code leads to the web, or to WhatsApp with its message', async () => {
  const listed = await accepted(host, 'listRefcodes', { as: 'storeAdmin' });
  const [code] = listed;
  const save = (body: HostRequest['body']) =>
    accepted(host, 'saveRefcodes', { as: 'storeAdmin', body });
  const [web] = await save([{ ...code, is_web: true }]);
  expect(web?.url).toBe(`https://link.tienda.test/s/donpepe?code=${code?.code}`);
  const [chat] = await save([{ ...code, is_web: false }]);
  expect(chat?.url).toMatch(/^https:\/\/wa\.me\/5491145550101\?text=/);
  expect(chat?.url.endsWith(code?.code ?? '?')).toBe(true);
});

// The products of the models would stay in the store.
it.each([
  ['uploadProductsStock', 'products-stock'],
  ['uploadProductPrices', 'products-price'],
  ['uploadProductsFile', 'products'],
  ['uploadProductsUpdate', 'products-update'],
  ['uploadProductsDelete', 'products-delete'],
] as const)('%s takes the model that the screens offer', async (operationId, kind) => {
  const name = `${importModels[kind].fileName}.csv`;
  const file = { name, content: toCsv(modelRows(kind)) };
  const { id } = await accepted(host, operationId, { as: 'storeUser', file });
  expect(backend.db.dataImports.get(id)).toMatchObject({ kind, file_name: name });
});

// Only a product file sets a category, in time.
it('products are found by a part of their category, case and accents aside', async () => {
  const { db } = backend;
  const row = db.products.find(({ store_id }) => store_id === donpepe);
  if (row === undefined) throw new Error('The seed has no product');
  db.products.update(row.id, { category: 'Kiosco é más' });
  const none = { name: '-', brand: '-', kind: '-', category: '-', tag: '-', id: '-' };
  const params = { ...none, category: 'kiosco e' };
  const found = await accepted(host, 'findProductsByField', { as: 'storeUser', params });
  expect(found.map(({ id }) => id)).toEqual([row.id]);
});
