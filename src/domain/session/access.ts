import type { LoginResult, Store } from '~/contract/types';

import { safeInternalUrl } from './rememberedUrl';

/**
 * Who is looking: nobody signed in; a user who is not enabled; a seller by role in the store (`admin` or `other`,
 * §3 staff); the platform administrator.
 */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'inactive' }
  | { kind: 'staff'; role: 'admin' | 'other' }
  | { kind: 'platformAdmin' };

/** Which side of the product a host shows. */
export type Audience = 'seller' | 'customer';

/** The viewer of a session record; null is nobody signed in. */
export function viewerOf(
  session: Pick<LoginResult, 'is_admin' | 'enabled' | 'store_role'> | null,
): Viewer {
  if (session === null) return { kind: 'anonymous' };
  if (!session.enabled) return { kind: 'inactive' };
  if (session.is_admin) return { kind: 'platformAdmin' };
  return { kind: 'staff', role: session.store_role === 'admin' ? 'admin' : 'other' };
}

/** Screens that need a signed-in user. */
const staffRoutes = [
  '/home',
  '/dashboard',
  '/clientlist',
  '/clientdetail',
  '/orderlist',
  '/orderdetail',
  '/paymentlist',
  '/productstore',
  '/marketing',
  '/options',
] as const;

/** Screens that need nobody signed in. */
const signedOutRoutes = ['/login', '/register', '/recoverpass'] as const;

/** Screens for everybody. */
const openRoutes = ['/s', '/homeclient', '/productlist', '/orderstatus', '/info', '/404'] as const;

/** A route by its first path segment: /orderdetail stands for /orderdetail/{alphanum_id} too. */
export type AppRoute =
  | '/'
  | (typeof staffRoutes)[number]
  | (typeof signedOutRoutes)[number]
  | (typeof openRoutes)[number];

/** Every route of the product. */
export const appRoutes: readonly AppRoute[] = [
  '/',
  ...staffRoutes,
  ...signedOutRoutes,
  ...openRoutes,
];

const staffRouteSet: ReadonlySet<AppRoute> = new Set(staffRoutes);
const signedOutRouteSet: ReadonlySet<AppRoute> = new Set(signedOutRoutes);

/** The route of an address ("/orderdetail/A1?x=1" → "/orderdetail"), or null when the product has no such page. */
export function routeOf(address: string): AppRoute | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const route = `/${path.split('/')[1] ?? ''}`;
  return appRoutes.find((known) => known === route) ?? null;
}

function staffRedirect(route: AppRoute, viewer: Viewer, audience: Audience): string | null {
  if (viewer.kind === 'staff') return null;
  if (viewer.kind === 'anonymous') return audience === 'customer' ? '/homeclient' : '/login';
  if (viewer.kind === 'inactive') return '/login';
  // The administrator has no store: of the back-office only the home exists for this role.
  return route === '/home' ? null : '/home';
}

/**
 * Where a visit to a route must go instead, or null when it may stay.
 * A customer screen never asks for a login; an inactive user gets `messages.userInactive` at /login;
 * /register and /recoverpass while signed in also show `messages.registrationWhileLoggedIn`.
 */
export function redirectFor(route: AppRoute, viewer: Viewer, audience: Audience): string | null {
  if (route === '/') return audience === 'customer' ? null : '/home';
  if (staffRouteSet.has(route)) return staffRedirect(route, viewer, audience);
  // /login always opens: a failed load sends a signed-in user there, and sending it back would be a circle.
  if (route === '/login' || !signedOutRouteSet.has(route)) return null;
  if (viewer.kind === 'anonymous') return null;
  return viewer.kind === 'inactive' ? '/login' : '/home';
}

/** The URL to remember when a failed load redirects to /login: any URL of the back-office, unchanged; else null. */
export function urlOfFailedLoad(url: string): string | null {
  const safe = safeInternalUrl(url);
  const route = safe === null ? null : routeOf(safe);
  return route !== null && staffRouteSet.has(route) ? safe : null;
}

/**
 * The URL to remember when a visit without a user is redirected to /login, or null: for the client detail the client list,
 * because the selected client is forgotten.
 */
export function urlToRemember(url: string): string | null {
  const safe = urlOfFailedLoad(url);
  return safe !== null && routeOf(safe) === '/clientdetail' ? '/clientlist' : safe;
}

/** An entry of the menu: a screen, an address outside (from the runtime configuration), or something to do. */
export type MenuEntry =
  | { kind: 'route'; key: StaffRouteKey; label: string; to: MenuRoute }
  | { kind: 'external'; key: 'supportEmail' | 'supportVideoCall' | 'privacyPolicy'; label: string }
  | { kind: 'action'; key: 'exportLogs' | 'logout'; label: string };

/** Screens that the menu leads to. */
type MenuRoute = Exclude<(typeof staffRoutes)[number], '/home' | '/clientdetail' | '/orderdetail'>;

type StaffRouteKey =
  | 'orders'
  | 'payments'
  | 'clients'
  | 'products'
  | 'marketing'
  | 'reports'
  | 'options';

const logoutEntry: MenuEntry = { kind: 'action', key: 'logout', label: 'Cerrar Sesion' };

/** The sellers' menu, in its order; reports only when the store has a general report link. */
export function staffMenu(
  viewer: Viewer,
  store: { urls: Pick<Store['urls'], 'report_general'> } | null,
): readonly MenuEntry[] {
  if (viewer.kind !== 'staff') return [];
  const reports: MenuEntry[] = store?.urls.report_general
    ? [{ kind: 'route', key: 'reports', label: 'Informes', to: '/dashboard' }]
    : [];
  return [
    { kind: 'route', key: 'orders', label: 'Pedidos', to: '/orderlist' },
    { kind: 'route', key: 'payments', label: 'Cobros', to: '/paymentlist' },
    { kind: 'route', key: 'clients', label: 'Clientes', to: '/clientlist' },
    { kind: 'route', key: 'products', label: 'Productos', to: '/productstore' },
    { kind: 'route', key: 'marketing', label: 'Marketing', to: '/marketing' },
    ...reports,
    { kind: 'route', key: 'options', label: 'CONFIGURACION', to: '/options' },
    { kind: 'external', key: 'supportEmail', label: 'Soporte por email' },
    { kind: 'external', key: 'supportVideoCall', label: 'Soporte por videollamada' },
    { kind: 'external', key: 'privacyPolicy', label: 'Política de privacidad' },
    logoutEntry,
  ];
}

/** The platform administrator's menu: only the logs' export and the logout. */
export function adminMenu(viewer: Viewer): readonly MenuEntry[] {
  if (viewer.kind !== 'platformAdmin') return [];
  return [{ kind: 'action', key: 'exportLogs', label: 'Exportar logs' }, logoutEntry];
}

/**
 * Whether the viewer is a seller with the store role admin: who alone sees company data, change password, store users,
 * payment methods and FAQs inside the screens that all sellers share.
 */
export function isStoreAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'staff' && viewer.role === 'admin';
}

/** What a store's screens load on demand. */
export type StoreLoad = 'storeUsers' | 'refcodes' | 'paymentMethods' | 'faqs' | 'promos';

const adminLoads: ReadonlySet<StoreLoad> = new Set([
  'storeUsers',
  'refcodes',
  'paymentMethods',
  'faqs',
]);

/** Whether the viewer loads this: only admins load users, codes, payment methods and FAQs; promos load for everyone. */
export function mayLoad(viewer: Viewer, load: StoreLoad): boolean {
  return isStoreAdmin(viewer) || (viewer.kind === 'staff' && !adminLoads.has(load));
}
