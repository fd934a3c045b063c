/**
 * Fixed rows of the seed: accounts, stores and links that every scenario has. Constants only, so that end-to-end tests
 * can import them. The README repeats these tables.
 */

export interface DemoAccount {
  id: number;
  email: string;
  password: string;
  name: string;
  enabled: boolean;
  isAdmin: boolean;
  /** Hashtag of the account's store; null for the platform administrator. */
  store: string | null;
  storeRole: 'admin' | 'other' | null;
}

/** Every account of the demo; they exist in every scenario. */
export const ACCOUNTS = {
  storeAdmin: {
    id: 1,
    email: 'admin@donpepe.test',
    password: 'Pepe1234',
    name: 'José Pereyra',
    enabled: true,
    isAdmin: false,
    store: '#donpepe',
    storeRole: 'admin',
  },
  storeUser: {
    id: 2,
    email: 'ventas@donpepe.test',
    password: 'Ventas1234',
    name: 'Marina Ventura',
    enabled: true,
    isAdmin: false,
    store: '#donpepe',
    storeRole: 'other',
  },
  newStoreAdmin: {
    id: 3,
    email: 'admin@cornerbooks.test',
    password: 'Books1234',
    name: 'Emily Carter',
    enabled: true,
    isAdmin: false,
    store: '#cornerbooks',
    storeRole: 'admin',
  },
  portugueseStoreAdmin: {
    id: 4,
    email: 'admin@feiralucia.test',
    password: 'Lucia1234',
    name: 'Lúcia Carvalho',
    enabled: true,
    isAdmin: false,
    store: '#feiralucia',
    storeRole: 'admin',
  },
  disabledUser: {
    id: 5,
    email: 'baja@inactiva.test',
    password: 'Baja1234',
    name: 'Bruno Bajo',
    enabled: false,
    isAdmin: false,
    store: '#inactiva',
    storeRole: 'other',
  },
  platformAdmin: {
    id: 6,
    email: 'root@plataforma.test',
    password: 'Root1234',
    name: 'Administración de la plataforma',
    enabled: true,
    isAdmin: true,
    store: null,
    storeRole: null,
  },
} as const satisfies Record<string, DemoAccount>;

/** The only recovery code that the mock accepts. */
export const RECOVERY_CODE = '123456';

/** Ids of the named stores; the small ones follow from {@link FIRST_SMALL_STORE_ID}. */
export const STORE_IDS = { donpepe: 1, feiralucia: 2, cornerbooks: 3, inactiva: 4 } as const;
export const FIRST_SMALL_STORE_ID = 5;

/** The chat session of {@link DEMO_CLIENT}, with activity of the last hour. No link opens it: each browser gets a session of its own. */
export const DEMO_SESSION = 'sesion-demo';

/** Tokens of shared catalogue links. */
export const CATALOGUE_TOKENS = {
  donpepe: 'lista-donpepe',
  feiralucia: 'lista-feiralucia',
  cornerbooks: 'lista-cornerbooks',
} as const;

/** The shopper who placed the six orders with a fixed token. */
export const DEMO_CLIENT = {
  email: 'carolina.mendez@correo.test',
  firstName: 'Carolina',
  lastName: 'Méndez',
  address: 'Gascón 1280 2.º B, Almagro, CABA',
} as const;

/** Orders of #donpepe with a fixed token (for the shopper's link) and a fixed number (for the staff's URL). */
export const DEMO_ORDERS = {
  provisional: { token: 'pedido-provisorio', alphanumId: 'DPPROV1' },
  toPay: { token: 'pedido-a-pagar', alphanumId: 'DPPAGA1' },
  processing: { token: 'pedido-procesando', alphanumId: 'DPPROC1' },
  paid: { token: 'pedido-pagado', alphanumId: 'DPPAGO1' },
  cash: { token: 'pedido-efectivo', alphanumId: 'DPEFEC1' },
  dispatched: { token: 'pedido-despachado', alphanumId: 'DPDESP1' },
} as const;

/** Number and token of the order whose texts are hostile. */
export const HOSTILE_ORDER = { token: 'pedido-hostil', alphanumId: 'DPHOST1' } as const;

/** Pages a shopper of #donpepe can open. */
export const CUSTOMER_LINKS = {
  home: '/s/donpepe',
  catalogue: `/productlist/${CATALOGUE_TOKENS.donpepe}`,
  provisional: `/orderstatus/${DEMO_ORDERS.provisional.token}`,
  toPay: `/orderstatus/${DEMO_ORDERS.toPay.token}`,
  processing: `/orderstatus/${DEMO_ORDERS.processing.token}`,
  paid: `/orderstatus/${DEMO_ORDERS.paid.token}`,
  cash: `/orderstatus/${DEMO_ORDERS.cash.token}`,
  dispatched: `/orderstatus/${DEMO_ORDERS.dispatched.token}`,
} as const;

/** Request header with the name of the database to use. */
export const DATABASE_HEADER = 'x-mock-database';
