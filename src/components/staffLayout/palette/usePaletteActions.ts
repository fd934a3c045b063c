import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

import { useSignOut } from '~/api/signOut';
import { isStoreAdmin, viewerOf } from '~/domain/session/access';
import { useStaffSession } from '~/session/staff';

import { buttonOf, type Shortcut } from './keys';

/** An action of the palette: opens a URL of the application, or calls a function. */
export interface PaletteAction {
  readonly label: string;
  /** Key that does the same. */
  readonly key?: string;
  readonly does: string | (() => void);
}

/** Actions that press a button of the screen, offered on the screens that have it. */
const SCREEN_ACTIONS = [
  { label: 'Guardar', key: 'Ctrl S', button: 'save' },
  { label: 'Exportar la lista', button: 'export' },
  { label: 'Elegir varios de la lista', button: 'select' },
  { label: 'Guardar vista, elegir columnas', button: 'options' },
  { label: 'Imprimir el pedido', button: 'print' },
] as const satisfies readonly { label: string; key?: string; button: Shortcut }[];

const LINKS = [
  { label: 'Ver pedidos pendientes', does: '/orderlist?estado=pending' },
  { label: 'Ver pedidos a despachar', does: '/orderlist?estado=waiting_delivery' },
  { label: 'Ver pagos por completar', does: '/paymentlist?estado=required' },
  { label: 'Nuevo producto', does: '/productstore#productos-create' },
  { label: 'Actualizar productos con archivos', does: '/productstore#productos-import' },
  { label: 'Compartir mi tienda', does: '/marketing?section=compartir' },
  { label: 'Promociones de la semana', does: '/marketing?section=calendario' },
  { label: 'Datos del negocio', does: '/options?section=store' },
  { label: 'Personalizar el asistente', does: '/options?section=preview' },
  { label: 'Tareas de configuración', does: '/options?section=wizzard' },
] as const satisfies readonly PaletteAction[];

const STORE_ADMIN_LINKS = [
  { label: 'Medios de pago', does: '/options?section=sales' },
  { label: 'Usuarios y contraseña', does: '/options?section=users' },
  { label: 'Preguntas frecuentes', does: '/marketing?section=faqs1' },
] as const satisfies readonly PaletteAction[];

/** Every action that the palette offers on this screen to this user. */
export function usePaletteActions(onKeys: () => void): readonly PaletteAction[] {
  const session = useStaffSession();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme() === 'dark';
  const signOut = useSignOut();
  return [
    ...SCREEN_ACTIONS.flatMap(({ button, ...action }) =>
      buttonOf(button) ? [{ ...action, does: () => buttonOf(button)?.click() }] : [],
    ),
    ...LINKS,
    ...(isStoreAdmin(viewerOf(session)) ? STORE_ADMIN_LINKS : []),
    {
      label: isDark ? 'Modo claro' : 'Modo oscuro',
      does: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { label: 'Ayuda', does: '/info' },
    { label: 'Ver los atajos de teclado', key: '?', does: onKeys },
    { label: 'Cerrar Sesion', does: signOut },
  ];
}
