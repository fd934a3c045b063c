import type { Page } from '@playwright/test';

import type { Account } from '../support/fixtures';

/** One picture of the gallery: a screen, a tab, a dialog, or an empty, loading or failed state. */
export interface State {
  name: string;
  path: string;
  /** Without it nobody is signed in. */
  account?: Account;
  /** Brings the opened page to the state, by roles and names as a person would. */
  prepare?: (page: Page) => Promise<void>;
  /** The screen is never complete: it is waited for a moment only. */
  unfinished?: boolean;
}

const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
};

const staff = (name: string, path: string, prepare?: State['prepare']): State => ({
  name,
  path,
  account: 'storeAdmin',
  ...(prepare ? { prepare } : {}),
});

const ofNewStore = (name: string, path: string): State => ({
  name: `${name}, tienda nueva`,
  path,
  account: 'newStoreAdmin',
});

const shopper = (name: string, path: string, prepare?: State['prepare']): State => ({
  name,
  path,
  ...(prepare ? { prepare } : {}),
});

const ORDER = '/orderdetail/DPEFEC1';
const CATALOGUE = '/productlist/lista-donpepe';

/** Every state, in the order of the page. */
export const STATES: readonly State[] = [
  shopper('Ingresar', '/login'),
  shopper('Ingresar, rechazado', '/login', click('button', 'Ingresar')),
  shopper('Registro', '/register'),
  shopper('Recuperar contraseña', '/recoverpass'),
  shopper('No encontrada', '/404'),
  shopper('Ayuda', '/info'),

  staff('Inicio', '/home'),
  ofNewStore('Inicio', '/home'),
  staff('Pedidos', '/orderlist'),
  ofNewStore('Pedidos', '/orderlist'),
  staff('Pedidos, sin resultados', '/orderlist?cliente=nadie'),
  staff('Cobros', '/paymentlist'),
  staff('Cobros, completar pago', '/paymentlist', async (page) => {
    await page.locator('button:enabled', { hasText: 'Completar pago' }).first().click();
    await page.getByRole('dialog').waitFor();
  }),
  staff('Clientes', '/clientlist'),
  ofNewStore('Clientes', '/clientlist'),
  staff('Pedido', ORDER),
  staff('Pedido, agregar item', `${ORDER}?tab=agregar`),
  staff('Pedido, envío', ORDER, click('tab', 'ENVIO')),
  staff('Pedido, otros', ORDER, click('tab', 'OTROS')),
  staff('Pedido, imprimir', ORDER, click('button', 'Imprimir')),
  staff('Productos', '/productstore'),
  ofNewStore('Productos', '/productstore'),
  staff('Productos, editar', '/productstore', click('button', /^Editar/)),
  staff('Marketing, acciones', '/marketing'),
  staff('Marketing, calendario', '/marketing', click('tab', 'CALENDARIO')),
  staff('Marketing, compartir', '/marketing', click('tab', 'COMPARTIR')),
  staff('Marketing, FAQs', '/marketing', click('tab', 'FAQS')),
  staff('Marketing, código QR', '/marketing', async (page) => {
    await click('button', /^Ver QR/)(page);
    await page.getByRole('dialog').waitFor();
  }),
  staff('Informes', '/dashboard'),
  staff('Configuración, asistente', '/options'),
  ...['MI NEGOCIO', 'ÓRDENES', 'INTEGRACIONES', 'PERSONALIZAR', 'PAGOS', 'SEGURIDAD'].map((tab) =>
    staff(`Configuración, ${tab.toLowerCase()}`, '/options', click('tab', tab)),
  ),
  staff('Menú de la cuenta', '/home', click('button', 'Cuenta')),
  { name: 'Administrador', path: '/home', account: 'platformAdmin' },
  { ...staff('Pedidos, cargando', '/orderlist?latency=600000'), unfinished: true },
  staff('Pedidos, falló la carga', '/home?fault=listOrders:500'),

  shopper('Tienda', '/s/donpepe'),
  shopper('Tienda, asistente', '/s/donpepe', click('button', /asistente/i)),
  shopper('Catálogo', CATALOGUE),
  shopper('Catálogo, sin resultados', CATALOGUE, async (page) => {
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('zzz');
  }),
  shopper('Catálogo, producto', CATALOGUE, async (page) => {
    await page.getByRole('button', { name: 'Arroz largo fino 1 kg', exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  }),
  ...['provisorio', 'a-pagar', 'procesando', 'pagado', 'efectivo', 'despachado'].map((order) =>
    shopper(`Pedido del comprador, ${order}`, `/orderstatus/pedido-${order}`),
  ),
  shopper('Pedido del comprador, envío', '/orderstatus/pedido-despachado', click('tab', 'ENVIO')),
  { ...shopper('Catálogo, cargando', `${CATALOGUE}?latency=600000`), unfinished: true },
];

export const WIDTHS = [390, 768, 1280, 1920] as const;

/** The height of a window of this width: a phone, a tablet, a laptop, a screen. */
export const heightOf = (width: number): number =>
  ({ 390: 844, 768: 1024, 1920: 1080 })[width] ?? 800;

/** The moment of every picture. */
const MOMENT = new Date(2026, 10, 21, 20, 0);

/** Waiting for what a person would not see change any more, in ms. */
const SETTLED_MS = 600;

/** Opens a state in a page of a new context. */
export async function open(
  page: Page,
  state: State,
  enter: (account: Account, path: string) => Promise<void>,
): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (state.account) await enter(state.account, state.path);
  else await page.goto(state.path);
  if (state.unfinished !== true) await page.getByRole('heading').first().waitFor();
  await state.prepare?.(page);
  await page.waitForTimeout(state.unfinished === true ? 2 * SETTLED_MS : SETTLED_MS);
  // The demo's own button is no part of the application.
  await page.addStyleTag({ content: '[aria-label="Backend simulado"] { display: none }' });
}
