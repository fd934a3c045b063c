import type { LoginResult } from '~/contract/types';

import { safeInternalUrl } from './rememberedUrl';

/**
 * The viewer: not signed in; a user who is not enabled; a seller by role in the store (`admin` or `other`); the
 * platform administrator.
 */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'inactive' }
  | { kind: 'staff'; role: 'admin' | 'other' }
  | { kind: 'platformAdmin' };

/** Which side of the product a host shows. */
export type Audience = 'seller' | 'customer';

/** The viewer of a session record; null: not signed in. */
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

export type StaffRoute = (typeof staffRoutes)[number];

/** Screens for signed-out users only. */
const signedOutRoutes = ['/login', '/register', '/recoverpass'] as const;

/** Screens for everybody. */
const openRoutes = ['/s', '/homeclient', '/productlist', '/orderstatus', '/info', '/404'] as const;

/** Routes by their first path segment: /orderdetail includes /orderdetail/{alphanum_id}. */
export type AppRoute =
  | '/'
  | StaffRoute
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

/** The route of a URL ("/orderdetail/A1?x=1" → "/orderdetail"); null for an unknown page. */
export function routeOf(url: string): AppRoute | null {
  const path = url.split(/[?#]/, 1)[0] ?? '';
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
 * The redirect of a visit to a route; null for none. Customer screens never redirect to a sign-in; an inactive user
 * gets `messages.userInactive` at /login; /register and /recoverpass also tell a signed-in user why they are refused.
 */
export function redirectFor(route: AppRoute, viewer: Viewer, audience: Audience): string | null {
  if (route === '/') return audience === 'customer' ? null : '/home';
  if (staffRouteSet.has(route)) return staffRedirect(route, viewer, audience);
  // /login always opens: failed loads redirect signed-in users there, so a redirect back would loop.
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
