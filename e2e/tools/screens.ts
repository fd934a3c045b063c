import { factsOf, type RouteName, ROUTES } from '../../src/domain/session/routes';
import { LOGIN_USABLE, ORDER_LIST_USABLE, SHOP_USABLE, type Usable } from './usable';

/** A URL of each route. */
export const PATHS: Readonly<Record<RouteName, string>> = {
  '': '/',
  home: '/home',
  orderlist: '/orderlist',
  orderdetail: '/orderdetail/DPPROV1',
  paymentlist: '/paymentlist',
  clientlist: '/clientlist',
  clientdetail: '/clientdetail?client=1',
  productstore: '/productstore',
  marketing: '/marketing',
  dashboard: '/dashboard',
  options: '/options',
  login: '/login',
  register: '/register',
  recoverpass: '/recoverpass',
  s: '/s/donpepe',
  homeclient: '/homeclient/donpepe',
  productlist: '/productlist/lista-donpepe',
  orderstatus: '/orderstatus/pedido-a-pagar',
  info: '/info',
  '404': '/404',
};

/** Every route, as its viewers open it. */
export const VISITS = Object.entries(PATHS).map(([name, path]) => ({
  path,
  signedIn: factsOf(name)?.access === 'staff',
}));

/** A screen whose first view is measured. */
export interface Screen {
  name: string;
  path: string;
  /** Most kB of JS and CSS until it is usable; null: not limited. */
  budget: number | null;
  signedIn: boolean;
  usable: Usable;
  /** Most times as long as the list of the floor page of `npm run bench -- loading` until it is usable, by link. */
  ratios: Readonly<{ fast: number; slow: number }>;
}

export const ORDER_LIST: Screen = {
  name: 'Pedidos, con sus filas',
  path: PATHS.orderlist,
  budget: ROUTES.orderlist.budget,
  signedIn: true,
  usable: ORDER_LIST_USABLE,
  ratios: { fast: 2.4, slow: 1.9 },
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'Ingresar',
    path: PATHS.login,
    budget: ROUTES.login.budget,
    signedIn: false,
    usable: LOGIN_USABLE,
    ratios: { fast: 1.7, slow: 1.3 },
  },
  ORDER_LIST,
  {
    name: 'Detalle del pedido',
    path: PATHS.orderdetail,
    budget: null,
    signedIn: true,
    usable: { selector: 'main button[aria-label^="Editar "]', count: 2 },
    ratios: { fast: 3, slow: 2.2 },
  },
  {
    name: 'Inicio del comprador',
    path: PATHS.s,
    budget: ROUTES.s.budget,
    signedIn: false,
    usable: SHOP_USABLE,
    ratios: { fast: 2.3, slow: 1.35 },
  },
  {
    name: 'Catálogo',
    path: PATHS.productlist,
    budget: ROUTES.productlist.budget,
    signedIn: false,
    usable: { selector: 'main li button, main td button', count: 4 },
    // On a fast link the photos of the first products arrive while it renders.
    ratios: { fast: 3, slow: 1.7 },
  },
  {
    name: 'Resumen del pedido',
    path: PATHS.orderstatus,
    budget: ROUTES.orderstatus.budget,
    signedIn: false,
    usable: { selector: 'main tbody tr, main li', count: 1 },
    ratios: { fast: 2.3, slow: 1.5 },
  },
];

/** Most kB of index.html, gzip, with everything inlined in it. */
export const PAGE_BUDGET = 7;

/**
 * Most kB of scripts and styles that index.html names for a route beside those of the entry, gzip, and most files. Holds
 * for screens with a budget, too.
 */
export const ROUTE_BUDGET = { kB: 148, files: 25 };
