import { LOGIN_USABLE, ORDER_LIST_USABLE, SHOP_USABLE, type Usable } from './usable';

/** A screen whose first view is measured. */
export interface Screen {
  name: string;
  path: string;
  /** Most kB of JS and CSS until it is usable; null: not limited. */
  budget: number | null;
  signedIn: boolean;
  usable: Usable;
}

export const ORDER_LIST: Screen = {
  name: 'Pedidos, con sus filas',
  path: '/orderlist',
  budget: 183,
  signedIn: true,
  usable: ORDER_LIST_USABLE,
};

export const SCREENS: readonly Screen[] = [
  { name: 'Ingresar', path: '/login', budget: 148, signedIn: false, usable: LOGIN_USABLE },
  ORDER_LIST,
  {
    name: 'Detalle del pedido',
    path: '/orderdetail/DPPROV1',
    budget: null,
    signedIn: true,
    usable: { selector: 'main textarea', count: 2 },
  },
  {
    name: 'Inicio del comprador',
    path: '/s/donpepe',
    budget: 133,
    signedIn: false,
    usable: SHOP_USABLE,
  },
  {
    name: 'Catálogo',
    path: '/productlist/lista-donpepe',
    budget: 165,
    signedIn: false,
    usable: { selector: 'main li button, main td button', count: 4 },
  },
  {
    name: 'Resumen del pedido',
    path: '/orderstatus/pedido-a-pagar',
    budget: 170,
    signedIn: false,
    usable: { selector: 'main tbody tr, main li', count: 1 },
  },
];

/**
 * Most kB of the files of the other routes, beside the entry's. A screen that grows by tens of kB imports a module that
 * `CHUNK_GROUPS` has put into another screen's script.
 */
export const ROUTE_BUDGETS: Readonly<Record<string, number>> = {
  home: 105,
  clientlist: 75,
  clientdetail: 97,
  orderdetail: 152,
  paymentlist: 83,
  productstore: 86,
  marketing: 97,
  options: 73,
  dashboard: 66,
  register: 130,
  recoverpass: 86,
  info: 80,
};
