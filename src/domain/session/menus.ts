import type { Store } from '~/contract/types';

import type { StaffRoute, Viewer } from './access';

/** A menu entry: a screen, an external URL of the runtime configuration, or an action. */
export type MenuEntry =
  | { kind: 'route'; key: StaffRouteKey; label: string; to: MenuRoute }
  | { kind: 'external'; key: 'supportEmail' | 'supportVideoCall' | 'privacyPolicy'; label: string }
  | { kind: 'action'; key: 'exportLogs' | 'logout'; label: string };

/** Screens that the menu leads to. */
type MenuRoute = Exclude<StaffRoute, '/home' | '/clientdetail' | '/orderdetail'>;

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
