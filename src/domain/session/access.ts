import type { LoginResult } from '~/contract/types';

import { safeInternalUrl } from './rememberedUrl';
import { type AppRoute, factsOf, routeNameOf } from './routes';

/**
 * The viewer: not signed in; a user who is not enabled; a seller by role in the store (`admin` or `other`); the
 * platform administrator.
 */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'inactive' }
  | { kind: 'seller'; role: 'admin' | 'other' }
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
  return { kind: 'seller', role: session.store_role === 'admin' ? 'admin' : 'other' };
}

export type { AppRoute, StaffRoute } from './routes';

const accessOf = (route: AppRoute) => factsOf(route.slice(1))?.access;

/** The route of a URL ("/orderdetail/A1?x=1" → "/orderdetail"); null for an unknown page, also below a known one. */
export function routeOf(url: string): AppRoute | null {
  const name = routeNameOf(url);
  const facts = factsOf(name);
  const [path = ''] = url.split(/[?#]/, 1);
  const depth = path.split('/').filter(Boolean).length;
  return facts && depth <= (facts.takesId ? 2 : 1) ? (`/${name}` as AppRoute) : null;
}

function staffRedirect(route: AppRoute, viewer: Viewer, audience: Audience): string | null {
  if (viewer.kind === 'seller') return null;
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
  if (route === '/') {
    if (audience === 'customer') return null;
    return viewer.kind === 'anonymous' ? '/login' : '/home';
  }
  if (accessOf(route) === 'staff') return staffRedirect(route, viewer, audience);
  // /login always opens: failed loads redirect signed-in users there, so a redirect back would loop.
  if (route === '/login' || accessOf(route) !== 'signedOut') return null;
  if (viewer.kind === 'anonymous') return null;
  return viewer.kind === 'inactive' ? '/login' : '/home';
}

/** The URL to remember when a failed load redirects to /login: any URL of the back-office, unchanged; else null. */
export function urlOfFailedLoad(url: string): string | null {
  const safe = safeInternalUrl(url);
  const route = safe === null ? null : routeOf(safe);
  return route !== null && accessOf(route) === 'staff' ? safe : null;
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
  return viewer.kind === 'seller' && viewer.role === 'admin';
}

/** What a store's screens load on demand. */
export type StoreLoad = 'storeUsers' | 'refcodes' | 'paymentMethods' | 'faqs' | 'promos';

const storeAdminLoads: ReadonlySet<StoreLoad> = new Set([
  'storeUsers',
  'refcodes',
  'paymentMethods',
  'faqs',
]);

/** Whether the viewer loads this: only store admins load users, codes, payment methods and FAQs; every seller loads promos. */
export function loadsFor(viewer: Viewer, load: StoreLoad): boolean {
  return isStoreAdmin(viewer) || (viewer.kind === 'seller' && !storeAdminLoads.has(load));
}
