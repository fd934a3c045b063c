/** Saves whose answer is lost, and their retry: nothing is done twice, and nothing is said to be saved that was not. */
import { isDeepStrictEqual } from 'node:util';

import '~/testSupport/nativeFiles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { isNightly } from '~/testSupport/faults';
import { clearToasts, leaveForm, openForm, toasts } from '~/testSupport/openForm';
import { until } from '~/testSupport/page';
import { screen } from '~/testSupport/screen';
import { solveCaptchas } from '~/testSupport/solvedCaptcha';

import { findOperation } from '../../../mocks/contract/operations';
import type { TableName } from '../../../mocks/database/db';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';
import {
  type FormCase,
  formCases,
  registration,
  registrationPasswords,
} from '../../../mocks/testSupport/formCases';
import { repeats } from '../../../mocks/testSupport/repeats';

const backend = useMockBackend();
const { db } = backend;

/** `repeated`: the browser sends the request twice by itself, and the answer of the second one arrives. */
const ways = [
  'answer lost',
  'gateway error',
  'look-up fails too',
  'server late',
  'repeated',
] as const;
type Way = (typeof ways)[number];

/** A product file of one kind. */
const fileCase = (tab: RegExp, label: string, content: string): FormCase => ({
  name: `product file, ${label}`,
  url: '/productstore#productos-import',
  opens: [[tab, 'tab']],
  area: ['group', `Archivo de ${label}`],
  types: { [`Archivo de ${label}`]: new File([content], 'archivo.csv') },
  submit: 'Enviar archivo',
  operation: 'uploadProductsFile',
});

const confirmation = (name: string) => ['dialog', name] as const;

const formOf = (operation: string) => {
  const found = formCases.find((one) => one.operation === operation);
  if (!found) throw new Error(`No form of ${operation}`);
  return found;
};

/** The saves that no form of `formCases` sends. */
const others: readonly FormCase[] = [
  {
    ...fileCase(/Precios$/, 'precios', 'id,price_per_unit\n1,5000\n'),
    operation: 'uploadProductPrices',
  },
  {
    ...fileCase(/Stock$/, 'stock', 'id,active\n1,false\n'),
    operation: 'uploadProductsStock',
  },
  {
    ...fileCase(/Actualización selectiva$/, 'actualización selectiva', 'id,tags\n1,oferta\n'),
    operation: 'uploadProductsUpdate',
  },
  {
    name: 'product file, productos a eliminar',
    url: '/productstore#productos-import',
    opens: [
      [/Eliminar$/, 'tab'],
      { 'Archivo de productos a eliminar': new File(['id\n1\n'], 'archivo.csv') },
      'Enviar archivo',
    ],
    area: confirmation('Eliminar productos'),
    types: { 'Escriba 1 para confirmar': '1' },
    submit: 'Enviar y eliminar',
    operation: 'uploadProductsDelete',
  },
  {
    name: 'deletion of a user',
    url: '/options',
    opens: [['SEGURIDAD', 'tab'], `Eliminar a ${ACCOUNTS.storeUser.email}`],
    area: confirmation('Eliminar usuario'),
    types: {},
    submit: 'Eliminar',
    operation: 'deleteStoreUser',
  },
  {
    name: 'deletion of a product',
    url: '/productstore',
    opens: ['Editar Arroz largo fino 1 kg', 'Eliminar'],
    area: confirmation('Eliminar producto'),
    types: {},
    submit: 'Eliminar',
    operation: 'deleteProducts',
  },
  {
    // Typed otherwise than the saved price is shown.
    ...formOf('updateProduct'),
    name: 'price of a product',
    types: { 'Nuevo precio': '2222' },
  },
  {
    name: 'removed item of the shopper',
    account: null,
    url: `/orderstatus/${DEMO_ORDERS.provisional.token}`,
    area: ['main', /.*/],
    types: {},
    submit: 'Quitar Yerba mate con palo 1 kg',
    operation: 'deleteOrderItem',
    toasts: 0,
  },
  {
    name: 'payment in the list',
    url: '/paymentlist',
    opens: [`Completar pago del pedido ${DEMO_ORDERS.toPay.alphanumId}`],
    area: confirmation('Completar pago'),
    types: {},
    submit: 'Completar pago',
    operation: 'saveOrder',
  },
  {
    ...registration,
    types: { ...registration.types, ...registrationPasswords },
    leaves: true,
  },
];

/** One form of each operation; a switch shows what is stored, and pressing it again would undo that. */
const isTried = (one: FormCase) => formOf(one.operation) === one && one.operation !== 'enableStore';

const lines: readonly FormCase[] = [...formCases.filter(isTried), ...others];

/** What is written beside a save, or again with a repeated one. */
const BESIDE: ReadonlySet<TableName> = new Set([
  'logs',
  'clientActivity',
  'contactSyncs',
  'faults',
  'settings',
]);
/** When something was done, how far a job is by now, and the tasks of the setup wizard. */
const NOT_COMPARED =
  /"(?:pending|processing)","created_at"|"\d{4}-\d\d-\d\d[T ]\d\d:[^"]*"|"started_at":\d+|"setup":\{[^}]*\}/g;

/** What differs when the second of two rows is kept: its ids and codes, and what an item says of how it was ordered. */
const OF_A_ROW = /"(?:id|last)":\d+|"(?:code|url|raw_product)":"[^"]*"/g;

const tableNames = (Object.keys(db) as TableName[]).filter((name) => !BESIDE.has(name));

/** The stored rows, to restore them, and as texts to compare. */
const stateNow = () => ({
  changes: new Map(tableNames.map((name) => [name, db[name].changes()])),
  texts: tableNames.map((name) =>
    db[name].all().map((row) => `${name} ${JSON.stringify(row).replaceAll(NOT_COMPARED, '…')}`),
  ),
});
const restore = ({ changes }: ReturnType<typeof stateNow>) => {
  for (const [name, rows] of changes) db[name].restore(rows);
};

/** The save that is disturbed. */
interface Disturbed {
  operation: string;
  way: Way;
  /** Its first request, to be carried out (again) later. */
  first: Request | null;
  lookUp: string | null;
  isLookUpFailing: boolean;
}
let disturbed: Disturbed | null = null;

const disconnected = () => new TypeError('Failed to fetch');
let send: typeof fetch;

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const operation = findOperation(request.method, pathname)?.operationId;
  if (disturbed?.isLookUpFailing && operation === disturbed.lookUp) throw disconnected();
  if (disturbed?.first !== null || operation !== disturbed.operation) return send(request);
  // A task of the setup wizard is completed beside the save.
  if ((await request.clone().text()).startsWith('{"setup"')) return send(request);
  const { way } = disturbed;
  disturbed.first = request.clone();
  if (way === 'repeated') {
    addFault(db, { operationId: operation, status: 'repeat', message: null, delayMs: 0, times: 1 });
    return send(request);
  }
  if (way === 'server late') throw disconnected();
  const response = await send(request);
  if (!response.ok) throw new Error(`${operation}: ${await response.text()}`);
  disturbed.isLookUpFailing = way === 'look-up fails too';
  if (way !== 'gateway error') throw disconnected();
  return new Response('<html>Bad gateway</html>', {
    status: 502,
    headers: { 'content-type': 'text/html' },
  });
}

beforeEach(() => {
  solveCaptchas();
  disturbed = null;
  // Jobs advance with the time.
  vi.useFakeTimers({ toFake: ['Date'] });
  // React reports updates outside of act, which happen while a test waits.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((request, init) =>
    request instanceof Request ? answer(request) : send(request, init),
  );
  trimSeed(db, ['#donpepe', '#feiralucia', '#inactiva']);
});
afterEach(async () => {
  vi.useRealTimers();
  await leaveForm();
});

const NOT_SAVED = /No se guardó\./;
/** What stands beside a form: whether it was saved, or what to try. */
const TOLD = /No se guardó\.|No se sabe si se guardó|Puede que/;

/** One save of each kind of repetition: these are lost in every way. */
const REPRESENTATIVES: ReadonlySet<string> = new Set([
  'company data',
  'new product',
  'order',
  'products added from the catalogue',
  'password',
  'price of a product',
]);

/** What is sent saves nothing: there is no outcome to tell. */
const SAVES_NOTHING: ReadonlySet<string> = new Set(['login', 'startPasswordRecover']);

const repeatOf = (operation: string) => new Map(Object.entries(repeats)).get(operation);

/** Whether a line is tried in a way: the representatives and the nightly tests try each of them. */
function isLostIn(way: Way, { name, operation }: FormCase): boolean {
  const repeat = repeatOf(operation);
  if (way === 'repeated' && typeof repeat !== 'object') return false;
  if (isNightly || REPRESENTATIVES.has(name)) return true;
  // The harder one for the line's own look-up: it finds nothing after the failure, and the save before the retry. What
  // changes nothing the second time is simply sent again, whenever the first request arrived.
  return way === (repeat === 'same' ? 'answer lost' : 'server late');
}

const cases = lines.flatMap((line) =>
  ways.filter((way) => isLostIn(way, line)).map((way) => ({ line, way, name: line.name })),
);

it.each(cases)('$name, $way: nothing is done twice', async ({ line, way }) => {
  const { types, operation, leaves, toasts: count = 1 } = line;
  const repeat = repeatOf(operation);
  const form = await openForm(line);

  /**
   * Sends it again, unless the page shows by now that it was saved.
   * @returns what fails; a refusal says what to try
   */
  async function retry(kept: readonly unknown[]): Promise<string[]> {
    if (leaves) await form.comeBack();
    if (!isDeepStrictEqual(form.values(types), kept)) await form.type(types);
    if (form.isUnchanged()) return [];
    clearToasts();
    await form.submit();
    await until('the end of the retry', () => form.isIdle(), 2);
    const problems = [...toasts('error').map(({ text }) => text), ...form.failures()];
    if (screen.queryByRole('dialog', { name: 'Cambios guardados mientras tanto' }))
      problems.push('A conflict');
    if (repeat !== 'refused') return problems;
    return document.body.textContent.includes('Puede que') ? [] : ['It does not say what to try'];
  }

  await form.type(types);
  const kept = form.values(types);
  const stored = stateNow();
  const save: Disturbed = {
    operation,
    way,
    first: null,
    lookUp: typeof repeat === 'object' ? repeat.lookUp : null,
    isLookUpFailing: false,
  };
  disturbed = save;
  clearToasts();
  await form.submit();
  await until('the outcome', () => save.first !== null && form.isIdle(), 2);
  const { first } = save;
  if (first === null) throw new Error('Nothing was sent');
  const isSaved = toasts('error').length === 0 && form.failures().length === 0;
  const isNamed = toasts('warning').some(({ text }) => text.includes('Quedó guardado dos veces'));
  const page = document.body.textContent;
  // A look-up that fails may be told beside it.
  const failures = form.failures();
  const isTold = failures.some((text) => TOLD.test(text));
  expect(SAVES_NOTHING.has(operation) || isTold ? [] : failures).toEqual([]);
  const { texts } = stateNow();
  expect(toasts('success')).toHaveLength(isSaved ? count : 0);

  if (way === 'server late') await send(first.clone());
  save.isLookUpFailing = false;
  const problems = isSaved ? [] : await retry(kept);
  const { texts: actual } = stateNow();
  restore(stored);
  await send(first.clone());
  const { texts: once } = stateNow();
  const isRepeated = way === 'repeated';
  if (isRepeated && !isSaved) problems.push('It is not said to be saved');
  const compared = (rows: string[][]) => {
    if (isNamed) return [];
    return isRepeated
      ? rows.map((table) => table.map((row) => row.replaceAll(OF_A_ROW, '…')))
      : rows;
  };
  expect({ problems, rows: compared(actual) }).toEqual({ problems: [], rows: compared(once) });
  const claimed = isRepeated ? texts : isSaved ? once : NOT_SAVED.test(page) ? stored.texts : texts;
  expect(texts).toEqual(claimed);
});

it('every operation that is looked up or refused the second time has a line', () => {
  const tried = new Set<string>(lines.map(({ operation }) => operation));
  const missing = Object.entries(repeats).filter(
    ([operation, repeat]) => repeat !== 'same' && !tried.has(operation),
  );
  expect(missing).toEqual([]);
});
