import { type AppRoute, type Audience, routeOf, type Viewer } from './access';

/** A link to another screen. */
interface OtherScreen {
  to: '/home' | '/homeclient/{-$id}' | '/options' | '/login' | '/info';
  label: string;
}

const home: OtherScreen = { to: '/home', label: 'Volver al inicio' };
const shop: OtherScreen = { to: '/homeclient/{-$id}', label: 'Volver al inicio' };
const options: OtherScreen = { to: '/options', label: 'Ir a Configuración' };
const login: OtherScreen = { to: '/login', label: 'Ir a la pantalla de ingreso' };
const info: OtherScreen = { to: '/info', label: 'Ir a la ayuda' };

const shopRoutes: ReadonlySet<AppRoute | null> = new Set(['/', '/s', '/homeclient']);

/**
 * The screen to offer in place of one that failed: the home of this side, or, when the home is what failed, a screen that
 * loads nothing.
 * @param url path of the failed screen, with or without its query
 */
export function otherScreen(url: string, viewer: Viewer, audience: Audience): OtherScreen {
  const failed = routeOf(url);
  if (audience === 'customer') return shopRoutes.has(failed) ? info : shop;
  const homeFailed = failed === '/home' || failed === '/';
  switch (viewer.kind) {
    case 'seller':
      return homeFailed ? options : home;
    case 'platformAdmin':
      return homeFailed ? login : home;
    case 'anonymous':
    case 'inactive':
      return failed === '/login' ? info : login;
  }
}
