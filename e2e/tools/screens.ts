import { LOGIN_USABLE, ORDER_LIST_USABLE, SHOP_USABLE, type Usable } from './usable';

/** A screen whose first view is measured. */
export interface Screen {
  name: string;
  path: string;
  /** Most kB of JS and CSS until it is usable; null: not limited. */
  budget: number | null;
  signedIn: boolean;
  usable: Usable;
  /** Most times as long as the list of the floor page of `npm run perf` until it is usable, by link. */
  ratios: Readonly<{ fast: number; slow: number }>;
}

export const ORDER_LIST: Screen = {
  name: 'Pedidos, con sus filas',
  path: '/orderlist',
  budget: 185,
  signedIn: true,
  usable: ORDER_LIST_USABLE,
  ratios: { fast: 2.4, slow: 1.9 },
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'Ingresar',
    path: '/login',
    budget: 155,
    signedIn: false,
    usable: LOGIN_USABLE,
    ratios: { fast: 1.7, slow: 1.3 },
  },
  ORDER_LIST,
  {
    name: 'Detalle del pedido',
    path: '/orderdetail/DPPROV1',
    budget: null,
    signedIn: true,
    usable: { selector: 'main button[aria-label^="Editar precio"]', count: 2 },
    ratios: { fast: 3, slow: 2.2 },
  },
  {
    name: 'Inicio del comprador',
    path: '/s/donpepe',
    budget: 165,
    signedIn: false,
    usable: SHOP_USABLE,
    ratios: { fast: 2.3, slow: 1.35 },
  },
  {
    name: 'Catálogo',
    path: '/productlist/lista-donpepe',
    budget: 195,
    signedIn: false,
    usable: { selector: 'main li button, main td button', count: 4 },
    // On a fast link the photos of the first products arrive while it renders.
    ratios: { fast: 3, slow: 1.7 },
  },
  {
    name: 'Resumen del pedido',
    path: '/orderstatus/pedido-a-pagar',
    budget: 200,
    signedIn: false,
    usable: { selector: 'main tbody tr, main li', count: 1 },
    ratios: { fast: 2.3, slow: 1.5 },
  },
];

/** Most kB of index.html, gzip, with everything inlined in it. */
export const PAGE_BUDGET = 7;

/** What a route may load beside the entry. */
interface RouteBudget {
  /** Of scripts and stylesheets, gzip; null: held by the budget of its screen. */
  kB: number | null;
  scripts: number;
  styles: number;
}

const budget = (kB: number | null, scripts: number, styles: number): RouteBudget => ({
  kB,
  scripts,
  styles,
});

/**
 * Budgets of the files that index.html names for each route. A screen that grows by tens of kB imports a module that
 * `CHUNK_GROUPS` has put into another screen's script; one with more files, a module that is in no group. Beside
 * its own script and those of the library, the values, the list and of what saves need, a staff screen loads those of fields,
 * tabs and the sign-in's forms, one that all of them share, and one with the form controls where it has more than text
 * fields. Fewer would load code that the screen does not use.
 */
export const ROUTE_BUDGETS: Readonly<Record<string, RouteBudget>> = {
  login: budget(null, 8, 6),
  s: budget(null, 8, 6),
  productlist: budget(null, 10, 7),
  orderstatus: budget(null, 10, 7),
  orderlist: budget(null, 8, 6),
  home: budget(105, 11, 8),
  clientlist: budget(94, 11, 8),
  clientdetail: budget(97, 11, 8),
  orderdetail: budget(156, 14, 8),
  paymentlist: budget(95, 11, 8),
  productstore: budget(99, 11, 8),
  marketing: budget(97, 11, 8),
  options: budget(96, 11, 8),
  dashboard: budget(93, 11, 8),
  register: budget(139, 14, 8),
  recoverpass: budget(101, 14, 9),
  info: budget(103, 14, 8),
};
