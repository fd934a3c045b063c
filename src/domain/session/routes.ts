/** What is drawn of a screen while it loads, from top to bottom. */
export type SkeletonKind =
  | 'bar'
  | 'tabs'
  | 'panels'
  | 'rows'
  /** Rows, and on a computer the side column beside them. */
  | 'columns'
  | 'cards'
  | 'items'
  | 'picture'
  /** The card of the session's order. */
  | 'order';

/**
 * The layout around a screen: of the back-office, of a shopper's catalogue and order, or of a store's home for shoppers (not of
 * the route `home`). Screens without one are drawn when they have loaded.
 */
type Layout = 'staff' | 'shop' | 'home';

export interface RouteFacts {
  /** Who may open it: signed-in users, signed-out users only, or everybody. */
  access: 'staff' | 'signedOut' | 'open';
  /** Heading of the screen; without one the screen's state decides. */
  title?: string;
  /** Its name in the menu, where it is not the heading. */
  menu?: string;
  layout?: Layout;
  /** A second segment of the path says what it shows; no other path below a route exists. */
  takesId?: true;
  /**
   * A line below the heading says what the screen is about. While the screen loads, `id` is the second segment of the URL,
   * and the line of a `name` is empty.
   */
  subject?: 'id' | 'name';
  /** What leads the screen follows the heading, which is small. */
  isAbove?: true;
  skeleton?: readonly SkeletonKind[];
  /** The screen is one list, whose title is in the bar above it. */
  isList?: true;
  /** The main load of a staff screen, which the page sends before the application; `{id}` is the second segment of the URL. */
  request?: string;
  /**
   * Most kB of scripts and styles until its first view is usable, gzip; measured for the screens of `e2e/tools/screens.ts`.
   * A route with a budget is also a view of its own where modules are grouped into chunks (`build/chunks.ts`).
   */
  budget?: number;
}

const staff = { access: 'staff', layout: 'staff' } as const satisfies RouteFacts;
const list = { ...staff, isList: true } as const satisfies RouteFacts;

const storeHome = {
  access: 'open',
  layout: 'home',
  skeleton: ['order', 'picture', 'bar', 'panels'],
  budget: 168,
} as const satisfies RouteFacts;

const linkedHome = { ...storeHome, takesId: true } as const satisfies RouteFacts;

/** Every route of the product by the first segment of its path. */
export const ROUTES = {
  '': storeHome,
  home: {
    ...staff,
    title: 'Inicio',
    isAbove: true,
    skeleton: ['bar', 'columns'],
    request: '/store/orders',
  },
  orderlist: {
    ...list,
    title: 'Pedidos',
    skeleton: ['tabs', 'rows'],
    request: '/store/orders',
    budget: 195.3,
  },
  orderdetail: {
    ...staff,
    title: 'DETALLE DEL PEDIDO',
    takesId: true,
    subject: 'id',
    skeleton: ['tabs', 'columns'],
    request: '/store/orders/{id}',
  },
  paymentlist: {
    ...list,
    title: 'Cobros',
    skeleton: ['rows'],
    request: '/store/orders',
  },
  clientlist: {
    ...list,
    title: 'Clientes',
    skeleton: ['rows'],
    request: '/store/clients/',
  },
  clientdetail: {
    ...staff,
    title: 'DATOS DEL CLIENTE',
    subject: 'name',
    skeleton: ['panels', 'tabs', 'rows'],
  },
  productstore: {
    ...list,
    title: 'LISTADO DE PRODUCTOS',
    menu: 'Productos',
    skeleton: ['rows'],
    request: '/store/products/',
  },
  marketing: { ...staff, title: 'Marketing', skeleton: ['tabs', 'panels'] },
  dashboard: {
    ...staff,
    title: 'INFORMES',
    menu: 'Informes',
    skeleton: ['picture'],
  },
  options: {
    ...staff,
    title: 'CONFIGURACION',
    skeleton: ['tabs', 'panels'],
  },
  login: { access: 'signedOut', title: 'Ingresar', budget: 161.7 },
  register: { access: 'signedOut', title: 'REGISTRO DEL VENDEDOR' },
  recoverpass: { access: 'signedOut', title: 'RECUPERAR CONTRASEÑA' },
  s: linkedHome,
  homeclient: linkedHome,
  productlist: {
    access: 'open',
    title: 'LISTADO DE PRODUCTOS',
    layout: 'shop',
    takesId: true,
    skeleton: ['bar', 'cards'],
    budget: 203.6,
  },
  orderstatus: {
    access: 'open',
    title: 'RESUMEN DEL PEDIDO',
    layout: 'shop',
    takesId: true,
    skeleton: ['panels', 'tabs', 'items'],
    budget: 214.2,
  },
  info: { access: 'open' },
  '404': { access: 'open' },
} as const satisfies Readonly<Record<string, RouteFacts>>;

export type RouteName = keyof typeof ROUTES;

type NameWith<Access extends RouteFacts['access']> = {
  [Name in RouteName]: (typeof ROUTES)[Name]['access'] extends Access ? Name : never;
}[RouteName];

/** Routes by the first segment of their path: /orderdetail includes /orderdetail/{alphanum_id}. */
export type AppRoute = `/${RouteName}`;

/** Screens that need a signed-in user. */
export type StaffRoute = `/${NameWith<'staff'>}`;

/** The first segment of a URL's path, which is its route's name if there is one. */
export const routeNameOf = (url: string): string => url.split(/[/?#]/, 2)[1] ?? '';

/** A route's facts; undefined for an unknown one. */
export const factsOf = (name: string): RouteFacts | undefined =>
  Object.hasOwn(ROUTES, name) ? ROUTES[name as RouteName] : undefined;

/** The administrator's home, which takes the place of the sellers'. */
export const ADMIN_HOME = {
  ...list,
  title: 'Modo Administrador',
  skeleton: ['rows'],
} as const satisfies RouteFacts;
