import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { clearCustomerSession } from '~/session/customer';
import { setCurrentClientId } from '~/session/selection';
import { clearStaffSession } from '~/session/staff';
import {
  type Fault,
  faults,
  type FaultyOperation,
  interceptAnswers,
  LATENCY_MS,
  Tally,
} from '~/testSupport/faults';
import { press, until, withoutStyles } from '~/testSupport/page';
import { toastQueue } from '~/ui/toast';

import { useMockBackend } from '../../mocks/node';
import { OPERATION_HEADER } from '../../mocks/operations';
import { ACCOUNTS, CATALOGUE_TOKENS } from '../../mocks/seed/accounts';
import { trimSeed } from '../../mocks/testSupport/fewRows';
import { shippedConfig } from '../api/testConfig';
import { renderScreen, signInAs } from './renderScreen';

const backend = useMockBackend();

/** What a failed load does: see `LoadFailure`; `home` and `dialog` are the shopper's, `quiet` is never shown. */
type Role = 'main' | 'part' | 'public' | 'home' | 'dialog' | 'quiet';

interface ScreenCase {
  name: string;
  account: 'storeAdmin' | 'platformAdmin' | null;
  url: () => string;
  /** Names of the tabs or buttons that lead to it; the first control with that name is pressed. */
  opens: readonly (string | RegExp)[];
  loads: Readonly<Record<string, Role>>;
}

const staff = (
  url: string,
  loads: ScreenCase['loads'],
  opens: ScreenCase['opens'] = [],
): ScreenCase => ({
  name: [url, ...opens].join(' › '),
  account: 'storeAdmin',
  url: () => url,
  loads,
  opens,
});

const administrator = (loads: ScreenCase['loads'], opens: ScreenCase['opens'] = []) => ({
  ...staff('/home', loads, opens),
  name: ['administrator: /home', ...opens].join(' › '),
  account: 'platformAdmin' as const,
});

const shopper = (
  url: () => string,
  name: string,
  loads: ScreenCase['loads'],
  opens: ScreenCase['opens'] = [],
): ScreenCase => ({ name: [name, ...opens].join(' › '), account: null, url, loads, opens });

const storeId = () => backend.db.stores.find(({ hashtag }) => hashtag === '#donpepe')?.id;
const anOrder = () =>
  backend.db.orders.find(
    ({ store_id, status }) => store_id === storeId() && status === 'provisional',
  );
const orderUrl = () => `/orderdetail/${anOrder()?.alphanum_id}`;

const screens: readonly ScreenCase[] = [
  staff('/home', { listOrders: 'main', listClients: 'part', listDataImports: 'part' }),
  staff('/orderlist', { listOrders: 'main' }),
  staff('/paymentlist', { listOrders: 'main' }),
  staff('/clientlist', { listClients: 'main' }),
  staff('/productstore', { listProducts: 'main' }),
  staff('/productstore', { listDataImports: 'part' }, [/^Actualizar/]),
  staff('/clientdetail', { getClient: 'main', listClientOrders: 'part' }),
  staff('/clientdetail?tab=actividad', { getClient: 'main', listClientActivity: 'part' }),
  { ...staff('/orderdetail', { getOrder: 'main' }), url: orderUrl },
  { ...staff('/orderdetail', { listProducts: 'part' }, ['AGREGAR ITEM']), url: orderUrl },
  staff('/marketing?section=acciones', { listRefcodes: 'main' }),
  staff('/marketing?section=calendario', { listPromos: 'main', listProducts: 'part' }),
  staff('/marketing?section=compartir', { getTheme: 'part' }),
  staff('/marketing?section=faqs1', { listStandardFaqs: 'main' }),
  staff('/marketing?section=faqs2', { listKnowledgeBase: 'main' }),
  staff('/options', { listPaymentMethods: 'part' }, ['PAGOS']),
  staff('/options', { getIntegrationSettings: 'part' }, ['INTEGRACIONES']),
  staff('/options', { listStoreUsers: 'part' }, ['SEGURIDAD']),
  staff('/options', { getTheme: 'part', listPromos: 'part', listRefcodes: 'part' }, [
    'PERSONALIZAR',
  ]),
  administrator({ listStores: 'main', listAdminDataImports: 'part' }),
  administrator({ listStoreFaqs: 'part' }, ['Ver FAQ en IA de Almacén Don Pepe']),
  administrator({ listLogs: 'part' }, ['Ver logs de Almacén Don Pepe']),
  shopper(() => `/productlist/${CATALOGUE_TOKENS.donpepe}`, '/productlist', {
    getProductList: 'public',
    logActivity: 'quiet',
  }),
  shopper(() => `/orderstatus/${anOrder()?.token}`, '/orderstatus', {
    getOrderStatus: 'public',
  }),
  shopper(() => '/s/donpepe', '/s', { presetStore: 'home' }),
  shopper(() => '/s/donpepe?code=ABC', '/s with a marketing code', { setRefCode: 'quiet' }),
  shopper(() => '/s/donpepe', '/s', { recoverSession: 'dialog' }, ['Mis datos']),
];

let faulty: FaultyOperation;
const tally = new Tally();

/** Errors that reached the window, and defects that were reported with a reference. */
const defects: string[] = [];
const noteRejection = ({ reason }: PromiseRejectionEvent) => defects.push(String(reason));

/** Rows of a list: enough for one that is faulty and others that are not. */
const ROWS = 3;

beforeEach(() => {
  setConfig(shippedConfig());
  defects.length = 0;
  faulty = interceptAnswers(OPERATION_HEADER, ROWS);
  withoutStyles();
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
  clearCustomerSession();
  window.sessionStorage.clear();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});
afterAll(() => tally.print('Loads × faults'));

type App = ReturnType<typeof renderScreen>;

const isBusy = ({ router, queryClient }: App) =>
  router.state.status === 'pending' ||
  queryClient.isFetching() > 0 ||
  document.querySelector('[aria-busy="true"], [aria-label="Cargando…"]') !== null;

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
  if (document.querySelector('h1, h2, h3') === null) return 'white';
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

/** Opens the screen; returns once the faulty operation was called or the screen was left. */
async function open({ url, opens }: ScreenCase): Promise<App> {
  const app = renderScreen(url());
  for (const name of opens) await press(name);
  await until('a call of the faulty operation', () => faulty.calls() > 0);
  return app;
}

/** Outcomes that the specification and the rulings allow. */
function allowed(operation: string, role: Role, { kind, status }: Fault): readonly Outcome[] {
  if (role === 'quiet' || kind === 'late') return ['shown'];
  const failed = {
    main: '/login',
    part: 'retry',
    public: '/404 with retry',
    home: 'retry',
    dialog: 'retry',
  } as const;
  if (kind === 'partial') return ['shown', failed[role]];
  if (kind === 'unreadable') return [failed[role]];
  if (role === 'part' && (status === 401 || status === 403)) return ['/login'];
  // The list takes the place of an order or a client that does not exist, with a message.
  if (status === 404 && (operation === 'getOrder' || operation === 'getClient')) return ['shown'];
  // The platform administrator has disabled the store.
  if ((role === 'public' || role === 'home') && status === 403) return ['/404 with retry'];
  if (role === 'public' && status >= 400 && status < 500) return ['/404'];
  if (role === 'home' && status === 404) return ['/404'];
  return [failed[role]];
}

describe.each(screens)('$name', (one) => {
  const cases = Object.entries(one.loads).flatMap(([operation, role]) =>
    faults.map((fault) => ({ operation, role, fault })),
  );

  beforeEach(async () => {
    if (one.account) await signInAs(ACCOUNTS[one.account]);
    trimSeed(backend.db, ['#donpepe', '#feiralucia', '#cornerbooks']);
    setCurrentClientId(anOrder()?.client_id ?? 0);
  });

  it.each(cases)('$operation: $fault.name', ({ operation, role, fault }) =>
    tally.run(one.name, async () => {
      if (fault.kind === 'late') vi.useFakeTimers({ shouldAdvanceTime: true });
      faulty.fail(operation, fault);
      const app = await open(one);
      if (fault.kind === 'late') {
        await until('waiting', () => ['white', 'shown'].includes(outcome(app)));
        await act(() => vi.advanceTimersByTimeAsync(LATENCY_MS));
      }
      await settled(app, allowed(operation, role, fault));
      expect(defects).toEqual([]);
      const texts = toastQueue.snapshot().map(({ text }) => text);
      expect(new Set(texts).size, 'one toast for one cause').toBe(texts.length);
      app.unmount();
    }),
  );
});

it('every case survived', () => {
  const { tried, survived } = tally.total;
  expect(survived).toBe(tried);
});
