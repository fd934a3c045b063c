import type { Page } from '@playwright/test';

import type { Account } from '../support/fixtures';
import { PORTS } from '../support/ports';
import { PATHS } from '../tools/screens';
import type { KitStore } from './kit/stores';

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
  /** Its pictures show the whole page, not the window. */
  whole?: boolean;
}

const click =
  (role: 'button' | 'tab' | 'link' | 'menuitem', name: string | RegExp) => async (page: Page) => {
    await page.getByRole(role, { name }).first().click();
  };

/** Presses each of the buttons in turn. */
const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await click('button', name)(page);
  };

const thenDialog = (prepare: (page: Page) => Promise<void>) => async (page: Page) => {
  await prepare(page);
  await page.getByRole('dialog').waitFor();
};

const openClient = async (page: Page) => {
  await page.goto('/clientlist?client=1');
  await page.getByRole('tab', { name: 'ORDENES DEL CLIENTE' }).waitFor();
};

/** Opens a dialog of a store from its panel, which has every action at every width. */
const ofStore = (name: string | RegExp) => async (page: Page) => {
  await click('button', 'Corner Books')(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('dialog').nth(1).waitFor();
};

const admin = (name: string, prepare?: State['prepare']): State => ({
  name,
  path: '/home',
  account: 'platformAdmin',
  ...(prepare ? { prepare } : {}),
});

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

/** The page of the kit, in the product's look or in the colours of a store. */
const kit = (
  name: string,
  prepare?: State['prepare'],
  store: KitStore | 'none' = 'none',
): State => ({
  ...shopper(`Controles, ${name}`, `http://localhost:${PORTS.kit}/?store=${store}`, prepare),
  ...(prepare ? {} : { whole: true }),
});

const ORDER = '/orderdetail/DPEFEC1';
const CATALOGUE = '/productlist/lista-donpepe';

/** Every state, in the order of the page. */
export const STATES: readonly State[] = [
  kit('producto'),
  kit('tienda cálida', undefined, 'warm'),
  kit('tienda fría', undefined, 'cold'),
  kit('motivo', async (page) => {
    await page.getByRole('button', { name: 'Con motivo' }).focus();
    await page.getByText('No hay cambios para guardar').nth(1).waitFor();
  }),
  kit('calendario', async (page) => {
    await click('button', /calendario/i)(page);
    await page.getByRole('dialog').waitFor();
  }),
  kit('avisos', press('Avisar success', 'Avisar info', 'Avisar warning', 'Avisar error')),
  kit('pregunta', thenDialog(click('button', 'Abrir la pregunta'))),
  kit('formulario', thenDialog(press('Abrir el formulario', 'Cerrar'))),
  kit('hoja', thenDialog(click('button', 'Abrir la hoja'))),

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
  staff('Pedidos, elegir varios', '/orderlist', async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 768) {
      await click('button', 'Opciones de la lista')(page);
      await click('menuitem', 'Elegir varios')(page);
    } else {
      await click('button', 'Elegir varios')(page);
    }
    await page.getByRole('checkbox').nth(1).check();
  }),
  staff('Pedidos, opciones', '/orderlist', click('button', 'Opciones de la lista')),
  staff('Pedidos, guardar vista', '/orderlist?estado=pending', async (page) => {
    await click('button', 'Opciones de la lista')(page);
    await page.getByRole('menuitem', { name: 'Guardar vista' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  staff('Pedidos, buscar', '/orderlist', thenDialog(click('button', /^Buscar/))),
  staff('Cobros, completar pago', '/paymentlist', async (page) => {
    await page
      .getByRole('button', { name: /^Completar pago/, disabled: false })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  staff('Clientes', '/clientlist'),
  ofNewStore('Clientes', '/clientlist'),
  staff('Cliente', PATHS.clientdetail),
  staff('Cliente, actividad', '/clientlist', async (page) => {
    await openClient(page);
    await click('tab', 'ACTIVIDAD RECIENTE')(page);
  }),
  staff('Pedido', ORDER),
  staff('Pedido, editar item', ORDER, click('button', /^Editar (cantidad, )?precio y observación/)),
  staff('Pedido, solicitar pago', ORDER, thenDialog(click('button', /^Solicitar pago$/))),
  staff('Pedido, pago solicitado', '/orderdetail/DPPAGA1'),
  staff('Pedido, provisorio', '/orderdetail/DPPROV1'),
  staff('Pedido, provisorio, agregar item', '/orderdetail/DPPROV1?tab=agregar'),
  staff('Pedido, con cambios', ORDER, async (page) => {
    await page.getByLabel('Observación de la tienda').fill('Pasa a retirar a las 18.');
  }),
  staff('Pedido, cambió mientras tanto', ORDER, async (page) => {
    const other = await page.context().newPage();
    await other.goto(ORDER);
    for (const [tab, text] of [
      [page, 'Pasa a retirar a las 18.'],
      [other, 'Sale mañana.'],
    ] as const) {
      await tab.getByLabel('Observación de la tienda').fill(text);
    }
    await press('Guardar')(other);
    await other.getByText('Orden actualizada correctamente').waitFor();
    await other.close();
    await press('Guardar')(page);
    await page.getByText('El pedido cambió mientras lo editaba').waitFor();
  }),
  staff('Pedido, salir sin guardar', ORDER, async (page) => {
    await page.getByLabel('Observación de la tienda').fill('Pasa a retirar a las 18.');
    await thenDialog(click('button', 'Volver'))(page);
  }),
  staff(
    'Pedido, escribir al cliente',
    ORDER,
    thenDialog(click('button', /^Escribir por WhatsApp/)),
  ),
  staff('Pedido, agregar item', `${ORDER}?tab=agregar`),
  staff('Pedido, envío', ORDER, click('tab', 'ENVIO')),
  staff('Pedido, envío con errores', `${ORDER}?tab=envio`, async (page) => {
    await press('Agregar envío igual')(page);
    await page.getByRole('textbox', { name: 'Fecha de llegada' }).fill('31/02/2026 10:00');
    await page.getByRole('textbox', { name: 'Link' }).fill('envios.tienda.test');
    await press('Guardar')(page);
    await page.getByText('Por favor ingrese una fecha válida').waitFor();
  }),
  staff('Pedido, otros', ORDER, click('tab', 'OTROS')),
  staff('Productos', '/productstore'),
  ofNewStore('Productos', '/productstore'),
  staff('Productos, editar', '/productstore', click('button', /^Editar/)),
  staff('Productos, eliminar', '/productstore', thenDialog(press(/^Editar/, 'Eliminar'))),
  staff('Productos, agregar', '/productstore', click('button', 'Agregar')),
  staff('Productos, actualizar', '/productstore#productos-import'),
  staff('Productos, modificar', '/productstore#productos-removeTags'),
  staff('Marketing, acciones', '/marketing'),
  staff('Marketing, nuevo código', '/marketing', click('button', 'Nuevo código')),
  staff('Marketing, calendario', '/marketing', click('tab', 'CALENDARIO')),
  staff('Marketing, compartir', '/marketing', click('tab', 'COMPARTIR')),
  staff('Marketing, FAQs', '/marketing', click('tab', 'FAQS')),
  staff('Marketing, base de conocimiento', '/marketing', click('tab', 'FAQS II')),
  staff('Marketing, código QR', '/marketing', async (page) => {
    await click('button', /^Ver QR/)(page);
    await page.getByRole('dialog').waitFor();
  }),
  staff('Marketing, cartel', '/marketing?section=compartir', async (page) => {
    await click('button', 'Hacer un cartel')(page);
    await page.getByRole('img', { name: /^Cartel / }).waitFor();
  }),
  staff('Informes', '/dashboard'),
  staff('Configuración, asistente', '/options'),
  ...['MI NEGOCIO', 'ORDENES', 'INTEGRACIONES', 'PERSONALIZAR', 'PAGOS', 'SEGURIDAD'].map((tab) =>
    staff(`Configuración, ${tab.toLowerCase()}`, '/options', click('tab', tab)),
  ),
  staff('Menú de la cuenta', '/home', click('button', 'Cuenta')),
  staff('Configuración, personalizar home', '/options', async (page) => {
    await click('tab', 'PERSONALIZAR')(page);
    await click('tab', 'Home')(page);
  }),
  staff('Configuración, personalizar widget', '/options', async (page) => {
    await click('tab', 'PERSONALIZAR')(page);
    await click('tab', 'Widget')(page);
  }),
  admin('Administrador'),
  admin('Administrador, tienda', thenDialog(click('button', 'Corner Books'))),
  admin('Administrador, cargas', ofStore(/^Carga CSV de Corner Books/)),
  admin('Administrador, logs', ofStore('Ver logs de Corner Books')),
  admin('Administrador, FAQ', ofStore('Cargar FAQ de Corner Books')),
  admin('Administrador, whatsapp', ofStore('Editar el WhatsApp de Corner Books')),
  { ...staff('Pedidos, cargando', '/orderlist?latency=600000'), unfinished: true },
  staff('Inicio, falló la carga', '/home?fault=listOrders:500'),
  staff('Pedidos, falló la carga', '/orderlist?fault=listOrders:500'),

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
  shopper('Catálogo, filtros', CATALOGUE, async (page) => {
    // On wide windows they are open.
    const filters = page.getByRole('button', { name: 'Filtros', expanded: false });
    if (await filters.isVisible()) await filters.click();
  }),
  shopper('Tienda, mis datos', '/s/donpepe', thenDialog(click('button', 'Mis datos'))),
  shopper('Tienda, chat bloqueado', '/s/donpepe?fault=chatScript:network:1', async (page) => {
    await page.getByRole('button', { name: 'Hablar con el asistente' }).click();
    await page.getByText('No se pudo abrir el chat').waitFor();
  }),
  shopper('Tienda, menú del chat', '/s/donpepe', async (page) => {
    await page.waitForFunction(() => localStorage.getItem('session_id') !== null);
    await page.evaluate(() => {
      const sessions = localStorage.getItem('store_sessions') ?? '';
      const changed = sessions.replace(/"sessionId":"[^"]*"/, '"sessionId":"sesion-olvidada"');
      localStorage.setItem('store_sessions', changed);
    });
    await page.goto('/homeclient');
    await page.getByText('No pudimos retomar tu conversación.').waitFor();
  }),
  shopper('Tienda, deshabilitada', '/s/inactiva'),
  ...['provisorio', 'a-pagar', 'procesando', 'pagado', 'efectivo', 'despachado'].map((order) =>
    shopper(`Pedido del comprador, ${order}`, `/orderstatus/pedido-${order}`),
  ),
  shopper('Pedido del comprador, envío', '/orderstatus/pedido-despachado', click('tab', 'ENVIO')),
  shopper('Pedido del comprador, otros', '/orderstatus/pedido-efectivo', click('tab', 'OTROS')),
  shopper(
    'Pedido del comprador, finalizar',
    '/orderstatus/pedido-provisorio',
    thenDialog(click('button', 'Finalizar pedido')),
  ),
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
  // The account's button is the last part of the frame.
  if (state.account && state.unfinished !== true && !state.path.includes('fault='))
    await page.getByRole('button', { name: 'Cuenta' }).waitFor();
  await state.prepare?.(page);
  await page.waitForTimeout(state.unfinished === true ? 2 * SETTLED_MS : SETTLED_MS);
  // The demo's own button is no part of the application.
  await page.addStyleTag({ content: '[aria-label="Backend simulado"] { display: none }' });
}
