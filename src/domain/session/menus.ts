import type { Store } from '~/contract/types';

import type { Viewer } from './access';
import { type RouteFacts, ROUTES } from './routes';

/** A menu entry: a screen, an external URL of the runtime configuration, or an action. */
export type MenuEntry =
  | { kind: 'route'; key: MenuRoute; label: string; to: `/${MenuRoute}` }
  | { kind: 'external'; key: 'supportEmail' | 'supportVideoCall' | 'privacyPolicy'; label: string }
  | { kind: 'action'; key: 'exportLogs' | 'logout'; label: string };

/** Screens that the menu leads to. */
export type MenuRoute =
  | 'orderlist'
  | 'paymentlist'
  | 'clientlist'
  | 'productstore'
  | 'marketing'
  | 'dashboard'
  | 'options';

/** What the menu, the search and the help call a screen. */
export const labelOf = ({ menu, title = '' }: RouteFacts): string => menu ?? title;

const screenEntry = (key: MenuRoute): MenuEntry => ({
  kind: 'route',
  key,
  label: labelOf(ROUTES[key]),
  to: `/${key}`,
});

const logoutEntry: MenuEntry = { kind: 'action', key: 'logout', label: 'Cerrar Sesion' };

/** The sellers' menu, in its order; reports only when the store has a general report link. */
export function staffMenu(
  viewer: Viewer,
  store: { urls: Pick<Store['urls'], 'report_general'> } | null,
): readonly MenuEntry[] {
  if (viewer.kind !== 'seller') return [];
  const reports = store?.urls.report_general ? [screenEntry('dashboard')] : [];
  return [
    screenEntry('orderlist'),
    screenEntry('paymentlist'),
    screenEntry('clientlist'),
    screenEntry('productstore'),
    screenEntry('marketing'),
    ...reports,
    screenEntry('options'),
    { kind: 'external', key: 'supportEmail', label: 'Soporte por email' },
    { kind: 'external', key: 'supportVideoCall', label: 'Soporte por videollamada' },
    { kind: 'external', key: 'privacyPolicy', label: 'Política de privacidad' },
    logoutEntry,
  ];
}

/** What the menu bar of a phone calls the rest of the menu. */
export const MORE = 'Más';

/** Screens of the menu bar of a phone, after the home. */
const BAR_ROUTES = ['orderlist', 'paymentlist', 'productstore'] as const;

/** The screens of the menu bar of a phone, in its order; the other entries are behind {@link MORE}. */
export const MENU_BAR_ENTRIES = (['home', ...BAR_ROUTES] as const).map((key) => ({
  key,
  label: labelOf(ROUTES[key]),
  to: `/${key}` as const,
}));

/** The platform administrator's menu: only the logs' export and the logout. */
export function adminMenu(viewer: Viewer): readonly MenuEntry[] {
  if (viewer.kind !== 'platformAdmin') return [];
  return [{ kind: 'action', key: 'exportLogs', label: 'Exportar logs' }, logoutEntry];
}
