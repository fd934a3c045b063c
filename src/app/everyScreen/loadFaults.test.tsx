/**
 * Loads whose answers fail. Daily one load of each role meets every fault, and each other load one of three in turn; nightly
 * every load meets every fault.
 */
import { QueryCache } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

import type { LoadFailure } from '~/api/transport/loadPolicy';
import { setConfig } from '~/lib/config';
import { leaveStore } from '~/session/customer';
import { setCurrentClientId } from '~/session/selection';
import { clearStaffSession } from '~/session/staff';
import {
  type Fault,
  faults,
  type FaultyOperation,
  interceptAnswers,
  isNightly,
  LATENCY_MS,
  waysToTry,
} from '~/testSupport/faults';
import { follow } from '~/testSupport/formPage';
import { isShown, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { toastQueue } from '~/ui/feedback/toast';

import { contractOperations } from '../../../mocks/contract-kit/document';
import { useMockBackend } from '../../../mocks/node';
import { OPERATION_HEADER } from '../../../mocks/operationHandler';
import { ACCOUNTS, CATALOGUE_TOKENS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const backend = useMockBackend();

/**
 * What a failed load does: see `LoadFailure`; `record` is the main load of one order or client, `home` and `dialog` are the
 * shopper's, `quiet` is never shown.
 */
type Role = 'main' | 'record' | 'part' | 'shopper' | 'home' | 'dialog' | 'quiet';

/** The policy in the query of a load; the shopper's other loads are sent like saves. */
const POLICIES: Readonly<Record<Role, readonly LoadFailure[]>> = {
  main: ['login'],
  record: ['home'],
  part: ['part'],
  shopper: ['404'],
  home: [],
  dialog: [],
  quiet: [],
};

/** The loads that are tried with every fault, one for each role: the role alone decides what most faults do. */
const REPRESENTATIVES: Readonly<Record<Role, string>> = {
  main: 'listOrders',
  record: 'getOrder',
  part: 'listClientOrders',
  shopper: 'getOrderStatus',
  home: 'presetStore',
  dialog: 'recoverSession',
  quiet: 'logActivity',
};

/** Its rows are shown: the screens render twice, as React's StrictMode does while developing. */
const OF_ROWS = 'unknown enum values';

/**
 * The faults that depend on the load: its policy at work on its screen, values that reach its screen though the application
 * does not know them, and its own rows that cannot be read.
 */
const OF_LOADS: readonly string[] = ['500', OF_ROWS, 'fields null'];
const faultsOfLoads = OF_LOADS.flatMap((name) => faults.filter((one) => one.name === name));

interface ScreenCase {
  name: string;
  account: 'storeAdmin' | 'platformAdmin' | null;
  url: () => string;
  /** What leads to it: names of buttons and of tabs. */
  opens: readonly (string | readonly [string, 'tab'])[];
  loads: Readonly<Record<string, Role>>;
}

const staff = (
  url: string,
  loads: ScreenCase['loads'],
  opens: ScreenCase['opens'] = [],
): ScreenCase => ({
  name: [url, ...opens.flat()].join(' › '),
  account: 'storeAdmin',
  url: () => url,
  loads,
  opens,
});

const administrator = (loads: ScreenCase['loads'], opens: ScreenCase['opens'] = []) => ({
  ...staff('/home', loads, opens),
  name: ['administrator: /home', ...opens.flat()].join(' › '),
  account: 'platformAdmin' as const,
});

const shopper = (
  url: () => string,
  name: string,
  loads: ScreenCase['loads'],
  opens: ScreenCase['opens'] = [],
): ScreenCase => ({ name: [name, ...opens.flat()].join(' › '), account: null, url, loads, opens });

const storeId = () => backend.db.stores.find(({ hashtag }) => hashtag === '#donpepe')?.id;
const anOrder = () =>
  backend.db.orders.find(
    ({ store_id, status }) => store_id === storeId() && status === 'provisional',
  );
const orderUrl = () => `/orderdetail/${anOrder()?.alphanum_id}`;

const screens: readonly ScreenCase[] = [
  staff('/orderlist', { listOrders: 'main' }),
  staff('/home', { listOrders: 'main', listClients: 'part', listDataImports: 'part' }),
  staff('/paymentlist', { listOrders: 'main' }),
  staff('/clientlist', { listClients: 'main' }),
  staff('/productstore', { listProducts: 'main' }),
  staff('/productstore#productos-import', { listDataImports: 'part' }),
  staff('/clientdetail', { getClient: 'record', listClientOrders: 'part' }),
  staff('/clientdetail?tab=actividad', { getClient: 'record', listClientActivity: 'part' }),
  { ...staff('/orderdetail', { getOrder: 'record' }), url: orderUrl },
  { ...staff('/orderdetail', { listProducts: 'part' }, [['AGREGAR ITEM', 'tab']]), url: orderUrl },
  staff('/marketing?section=acciones', { listRefcodes: 'main' }),
  staff('/marketing?section=calendario', { listPromos: 'main', listProducts: 'part' }),
  staff('/marketing?section=compartir', { getTheme: 'part' }),
  staff('/marketing?section=faqs1', { listStandardFaqs: 'main' }),
  staff('/marketing?section=faqs2', { listKnowledgeBase: 'main' }),
  staff('/options', { listPaymentMethods: 'part' }, [['PAGOS', 'tab']]),
  staff('/options', { getIntegrationSettings: 'part' }, [['INTEGRACIONES', 'tab']]),
  staff('/options', { listStoreUsers: 'part' }, [['SEGURIDAD', 'tab']]),
  staff('/options', { getTheme: 'part', listPromos: 'part', listRefcodes: 'part' }, [
    ['PERSONALIZAR', 'tab'],
  ]),
  administrator({ listStores: 'main', listAdminDataImports: 'part' }),
  administrator({ listStoreFaqs: 'part' }, ['Ver FAQ en IA de Almacén Don Pepe']),
  administrator({ listLogs: 'part' }, ['Ver logs de Almacén Don Pepe']),
  shopper(() => `/productlist/${CATALOGUE_TOKENS.donpepe}`, '/productlist', {
    getProductList: 'shopper',
    logActivity: 'quiet',
  }),
  shopper(() => `/orderstatus/${anOrder()?.token}`, '/orderstatus', {
    getOrderStatus: 'shopper',
  }),
  shopper(() => '/s/donpepe', '/s', { presetStore: 'home' }),
  shopper(() => '/s/donpepe?code=ABC', '/s with a marketing code', { setRefCode: 'quiet' }),
  shopper(() => '/s/donpepe', '/s', { recoverSession: 'dialog' }, ['Mis datos']),
];

let faulty: FaultyOperation;
let queries: Mock<QueryCache['build']>;

/** Errors that reached the window, and defects that were reported with a reference. */
const defects: string[] = [];
const noteRejection = ({ reason }: PromiseRejectionEvent) => defects.push(String(reason));

/** Rows of a list: enough for one that is faulty and others that are not. */
const ROWS = 3;

beforeEach(() => {
  setConfig(shippedConfig());
  defects.length = 0;
  faulty = interceptAnswers(OPERATION_HEADER, ROWS);
  queries = vi.spyOn(QueryCache.prototype, 'build');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // React prints what a boundary caught; a defect is reported with a reference.
    if (String(words[0]).startsWith('Unexpected error')) defects.push(words.map(String).join(' '));
  });
  window.addEventListener('unhandledrejection', noteRejection);
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('unhandledrejection', noteRejection);
  clearStaffSession();
  leaveStore();
  window.sessionStorage.clear();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

type App = ReturnType<typeof renderScreen>;

const isBusy = ({ router, queryClient }: App) =>
  router.state.status === 'pending' ||
  queryClient.isFetching() > 0 ||
  isShown('[aria-busy="true"]') ||
  screen.queryByLabelText('Cargando…') !== null;

const retries = () =>
  [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Reintentar',
  );

type Outcome =
  | 'white'
  | 'failed screen'
  | '/login'
  | '/404'
  | '/404 with retry'
  | 'retry'
  | 'shown';

/** What the screen came to. */
function outcome({ router }: App): Outcome {
  if (!isShown('h1, h2, h3')) return 'white';
  if (document.body.textContent.includes('No se pudo mostrar esta pantalla')) {
    return 'failed screen';
  }
  const { pathname } = router.state.location;
  if (pathname === '/login') return '/login';
  const offersRetry = retries().length > 0;
  if (pathname === '/404') return offersRetry ? '/404 with retry' : '/404';
  return offersRetry ? 'retry' : 'shown';
}

/** An application that does nothing for so many rounds has come to its outcome. */
const IDLE_ROUNDS = 2;

/** Waits until the application is idle and came to one of the outcomes. */
async function settled(app: App, outcomes: readonly Outcome[]): Promise<void> {
  const isSettled = () => !isBusy(app) && outcomes.includes(outcome(app));
  await until(`idle with ${outcomes.join(' or ')}`, isSettled, IDLE_ROUNDS).catch(
    (error: unknown) => {
      throw new Error(`It came to: ${outcome(app)}`, { cause: error });
    },
  );
}

/** The policies of the operation's queries: a poll and a part may share the one of a screen. */
const policiesOf = (operation: string) =>
  queries.mock.calls
    .filter(([, { queryKey }]) => queryKey?.[1] === operation)
    .map(([, { meta }]) => meta?.onFailure);

/** Opens the screen; returns once the faulty operation was called or the screen was left. */
async function open(
  { url, opens }: ScreenCase,
  options: { reactStrictMode: boolean },
): Promise<App> {
  const app = renderScreen(url(), options);
  await follow(opens);
  await until('a call of the faulty operation', () => faulty.calls() > 0);
  return app;
}

/** Outcomes that the specification and the rulings allow. */
function allowed(role: Role, { kind, status }: Fault): readonly Outcome[] {
  if (role === 'quiet' || kind === 'late') return ['shown'];
  const failed = {
    main: '/login',
    record: '/login',
    part: 'retry',
    shopper: '/404 with retry',
    home: 'retry',
    dialog: 'retry',
  } as const;
  if (kind === 'partial') return ['shown', failed[role]];
  // The home takes the place of an order or a client that cannot be read, with a message.
  if (role === 'record' && kind === 'unreadable') return ['shown'];
  if (kind === 'unreadable') return [failed[role]];
  if (role === 'part' && (status === 401 || status === 403)) return ['/login'];
  // The list takes the place of an order or a client that does not exist, with a message.
  if (role === 'record' && status === 404) return ['shown'];
  // The platform administrator has disabled the store.
  if ((role === 'shopper' || role === 'home') && status === 403) return ['/404 with retry'];
  if (role === 'shopper' && status >= 400 && status < 500) return ['/404'];
  if (role === 'home' && status === 404) return ['/404'];
  return [failed[role]];
}

/** The roles whose representative has its screen. */
const tried = new Set<string>();
let others = 0;

/** The loads of a screen with their faults. */
const casesOf = ({ loads }: ScreenCase) =>
  Object.entries(loads).flatMap(([operation, role]) => {
    const isFirst = REPRESENTATIVES[role] === operation && !tried.has(role);
    if (isFirst) tried.add(role);
    else others += 1;
    return waysToTry(faults, isFirst, others, faultsOfLoads).map((fault) => ({
      operation,
      role,
      fault,
    }));
  });

describe.each(screens)('$name', (one) => {
  beforeEach(async () => {
    if (one.account) await signInAs(ACCOUNTS[one.account]);
    trimSeed(backend.db, ['#donpepe', '#feiralucia', '#cornerbooks']);
    setCurrentClientId(anOrder()?.client_id ?? 0);
  });

  it.each(casesOf(one))('$operation ($role): $fault.name', async ({ operation, role, fault }) => {
    if (fault.kind === 'late') vi.useFakeTimers({ shouldAdvanceTime: true });
    faulty.fail(operation, fault);
    const app = await open(one, { reactStrictMode: isNightly || fault.name === OF_ROWS });
    if (fault.kind === 'late') {
      await until('waiting', () => ['white', 'shown'].includes(outcome(app)));
      await act(() => vi.advanceTimersByTimeAsync(LATENCY_MS));
    }
    await settled(app, allowed(role, fault));
    expect(policiesOf(operation)).toEqual(expect.arrayContaining([...POLICIES[role]]));
    expect(defects).toEqual([]);
    const texts = toastQueue.snapshot().map(({ text }) => text);
    expect(new Set(texts).size, 'one toast for one cause').toBe(texts.length);
    app.unmount();
  });
});

/** A download, the read before a product is saved, and a search that the application does without: no screen waits for them. */
const UNLOADED: ReadonlySet<string> = new Set([
  'downloadProductsStock',
  'findProductsByField',
  'getProduct',
]);

it('the table has a load of each role with every fault, and every read of the contract', () => {
  const roles = new Set(
    screens.flatMap(({ loads }) =>
      Object.entries(loads).map(([operation, role]) => `${role} ${operation}`),
    ),
  );
  const missing = Object.entries(REPRESENTATIVES).filter(
    ([role, operation]) => !roles.has(`${role} ${operation}`),
  );
  expect(missing).toEqual([]);
  expect(faultsOfLoads).toHaveLength(OF_LOADS.length);
  const loaded = new Set(screens.flatMap(({ loads }) => Object.keys(loads)));
  const reads = contractOperations.filter(
    ({ method, operationId }) => method === 'get' && !UNLOADED.has(operationId),
  );
  expect(
    reads.filter(({ operationId }) => !loaded.has(operationId)).map((one) => one.operationId),
  ).toEqual([]);
});
