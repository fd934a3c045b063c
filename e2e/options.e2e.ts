import type { Page } from '@playwright/test';

import { ACCOUNTS } from '../mocks/seed/accounts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
  signIn,
  test,
} from './support/fixtures';

const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Configuración' }).getByRole('tab', { name });

/** Collects the bodies of calls to a path, without those that only save setup flags. */
function bodiesOf(page: Page, path: RegExp, method = 'POST'): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== method || !path.test(new URL(request.url()).pathname)) return;
    const body: unknown = request.postData() === null ? null : request.postDataJSON();
    if (typeof body !== 'object' || body === null || !('setup' in body)) bodies.push(body);
  });
  return bodies;
}

/** The setup flags of the session's store. */
const setupOf = (page: Page) =>
  page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('user') ?? '{}') as {
      store: { setup: Record<string, unknown> };
    };
    return record.store.setup;
  });

const SHARED_TABS = ['ASISTENTE', 'MI NEGOCIO', 'ORDENES', 'INTEGRACIONES', 'PERSONALIZAR'];
const SAVE_STORE = /\/store\/\d+$/;

test('shows vertical tabs; the admin-only ones do not exist for another user', async ({ page }) => {
  await signIn(page, 'storeUser', '/options?section=users');
  await expect(page).toHaveURL('/options');
  await expect(tab(page, 'ASISTENTE')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CONFIGURACION');
  const list = page.getByRole('tablist', { name: 'Configuración' });
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await expect(list.getByRole('tab')).toHaveText(SHARED_TABS);
  await tab(page, 'MI NEGOCIO').click();
  await expect(page.getByRole('form', { name: 'Redes sociales' })).toBeVisible();
  await expect(page.getByLabel('CUIT')).toHaveCount(0);
});

test('a section opens its tab and the URL becomes plain /options again', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/options?section=preview');
  for (const [section, opened] of [
    ['preview', 'PERSONALIZAR'],
    ['store', 'MI NEGOCIO'],
    ['wizzard', 'ASISTENTE'],
    ['users', 'SEGURIDAD'],
    ['sales', 'PAGOS'],
  ] as const) {
    if (section !== 'preview') await page.goto(`/options?section=${section}`);
    await expect(tab(page, opened)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/options');
  }
  // A reload keeps the tab; Back skips the section.
  await page.reload();
  await expect(tab(page, 'PAGOS')).toHaveAttribute('aria-selected', 'true');

  await page.goto('/options?section=wizzard&step=2');
  await expect(page.getByRole('heading', { name: 'Paso 3: Personalizar' })).toBeVisible();
  await page.getByRole('button', { name: 'Mi negocio' }).click();
  await page.getByRole('link', { name: 'Usuarios del negocio' }).click();
  await expect(tab(page, 'SEGURIDAD')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/options');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Paso 1: Mi negocio' })).toBeVisible();
});

test('the wizard shows its four steps and the admin-only tasks', async ({ page }) => {
  await signIn(page, 'storeUser', '/options?section=wizzard&step=0');
  const steps = page.getByRole('list').filter({ hasText: 'Divulga tu negocio' });
  await expect(steps.getByRole('button')).toHaveText([
    /Mi negocio/,
    /Carga inicial/,
    /Personalizar/,
    /Divulga tu negocio/,
  ]);
  await expect(page.getByText('Solo administradores')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Paso 2: Carga inicial' })).toBeVisible();
});

test('company data: validates, saves once, keeps typed values after a failure', async ({
  page,
}) => {
  const saves = bodiesOf(page, SAVE_STORE);
  await signIn(page, 'newStoreAdmin', '/options?section=store');
  const form = page.getByRole('form', { name: 'Datos del negocio' });
  const save = form.getByRole('button', { name: 'Guardar datos' });
  await form.getByLabel('Email').fill('nadie');
  await form.getByLabel('Símbolo de la moneda').fill('USD$');
  await save.click();
  await expect(form.getByText('Por favor ingrese identificacion fiscal')).toBeVisible();
  await expect(form.getByText('Por favor ingrese un email valido')).toBeVisible();
  const symbol = 'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)';
  await expect(form.getByText(symbol)).toBeVisible();
  await expect(form.getByLabel('CUIT')).toBeFocused();
  await form.getByLabel('Símbolo de la moneda').fill('');
  await expect(form.getByText(symbol)).toBeVisible();
  expect(saves).toEqual([]);

  await form.getByLabel('CUIT').fill(' 30-1 ');
  await form.getByLabel('Email').fill('');
  await form.getByLabel('Símbolo de la moneda').fill('USD');
  await fault(page, 'saveStore', 422, { message: 'No se pudo guardar', times: 1 });
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('No se pudo guardar');
  await expect(form.getByLabel('CUIT')).toHaveValue(' 30-1 ');
  await save.dblclick();
  await expect(page.getByText('Datos del negocio guardados')).toBeVisible();
  await expect(form.getByLabel('CUIT')).toHaveValue('30-1');
  expect(saves).toHaveLength(2);
  expect(saves[1]).toEqual({
    legal_name: null,
    tax_code: '30-1',
    address: null,
    city: null,
    postcode: null,
    country: null,
    state: null,
    phone: null,
    email: null,
    prefered_language: 'en',
    curr_symbol: 'USD',
  });
  await expect.poll(() => setupOf(page)).toMatchObject({ store: true });
  await expect(page.getByText('Tarea lista: Datos del negocio.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Siguiente tarea: Número de WhatsApp' }),
  ).toHaveAttribute('href', '/options?section=store');
});

test('social networks: requires complete URLs; a WhatsApp number is enough', async ({ page }) => {
  const saves = bodiesOf(page, SAVE_STORE);
  await signIn(page, 'newStoreAdmin', '/options?section=store');
  const form = page.getByRole('form', { name: 'Redes sociales' });
  await form.getByRole('textbox', { name: 'Instagram' }).fill('instagram.com/libros');
  await form.getByRole('button', { name: 'Guardar redes' }).click();
  await expect(form.getByText(/Por favor ingrese la url completa/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Instagram' }).fill('');
  await form.getByRole('textbox', { name: 'WhatsApp' }).fill('+1 (555) 010-2030');
  await expect(form.getByText('Se guarda como https://wa.me/15550102030')).toBeVisible();
  await form.getByRole('button', { name: 'Guardar redes' }).click();
  await expect(page.getByText('Datos del negocio guardados')).toBeVisible();
  expect(saves).toMatchObject([
    {
      social_networks: {
        whatsapp: 'https://wa.me/15550102030',
        instagram: null,
        flags: { whatsapp: true, instagram: false },
      },
    },
  ]);
  await expect.poll(() => setupOf(page)).toMatchObject({ wsnumber: true });
});

test('orders: the two switches are never both off; saves the texts', async ({ page }) => {
  const saves = bodiesOf(page, SAVE_STORE);
  await signIn(page, 'storeUser', '/options');
  await tab(page, 'ORDENES').click();
  const delivery = page.getByRole('switch', { name: 'Entrega a domicilio' });
  const takeaway = page.getByRole('switch', { name: 'Retiro en el local' });
  await expect(delivery).toBeChecked();
  await delivery.click();
  await expect(delivery).not.toBeChecked();
  await takeaway.click();
  await expect(takeaway).not.toBeChecked();
  await expect(delivery).toBeChecked();
  await page.getByRole('button', { name: 'Guardar entrega y retiro' }).click();
  await expect(page.getByText('Datos del negocio guardados')).toBeVisible();

  const saveTexts = page.getByRole('button', { name: 'Guardar mensajes' });
  await expect(saveTexts).toHaveAccessibleDescription('No hay cambios para guardar');
  await page.getByLabel('Inicio de la conversación').fill('¡Buenas! ¿Qué va a ser?');
  await page.getByLabel('Antes de confirmar el pedido').fill('');
  await saveTexts.click();
  await expect.poll(() => saves).toHaveLength(2);
  expect(saves).toMatchObject([
    { delivery_enabled: true, takeaway_enabled: false },
    {
      dialog_messages: {
        dialog_init: '¡Buenas! ¿Qué va a ser?',
        pre_order: null,
        order_close: '¡Gracias por tu compra! Te avisamos cuando salga.',
      },
      social_networks: { whatsapp: 'https://wa.me/5491145550101' },
    },
  ]);
  await expect.poll(() => setupOf(page)).toMatchObject({ bot: true });
  // The dialogue preview shows it.
  await tab(page, 'PERSONALIZAR').click();
  await expect(page.getByText('¡Buenas! ¿Qué va a ser?').last()).toBeVisible();
});

test('integrations: masked keys, a complete url, one save; marks changes and warns before leaving them', async ({
  page,
}) => {
  const saves = bodiesOf(page, /\/store\/integration_settings$/);
  await signIn(page, 'storeAdmin', '/options');
  await tab(page, 'INTEGRACIONES').click();
  const secret = page.getByRole('textbox', { name: 'Clave secreta (secret)' });
  await expect(page.getByLabel('Clave secreta (secret)')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Clave del cliente (API key)')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la clave secreta' }).click();
  await expect(secret).toHaveAttribute('type', 'text');

  const url = page.getByLabel('Url de la tienda');
  await url.fill('tienda.donpepe.test');
  await page.getByRole('button', { name: 'Guardar integraciones' }).click();
  await expect(page.getByText(/Por favor ingrese la url completa/)).toBeVisible();
  expect(saves).toEqual([]);
  await url.fill('https://nueva.donpepe.test');
  await page.getByRole('switch', { name: 'Importar pedidos automáticamente' }).click();
  await page.getByRole('button', { name: 'Guardar integraciones' }).dblclick();
  await expect(page.getByText('Integraciones guardadas correctamente')).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({ woo_base_url: 'https://nueva.donpepe.test' });

  await expect(tab(page, 'INTEGRACIONES')).toHaveText('INTEGRACIONES');
  await url.fill('https://otra.test');
  await tab(page, 'ORDENES').click();
  await expect(tab(page, 'INTEGRACIONES (cambios sin guardar)')).toBeVisible();
  await page.getByRole('link', { name: 'Pedidos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await tab(page, 'ASISTENTE').click();
  await page.getByRole('button', { name: 'Mi negocio' }).click();
  await page.getByRole('link', { name: 'Datos del negocio' }).click();
  await expect(tab(page, 'MI NEGOCIO')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'INTEGRACIONES').click();
  await expect(url).toHaveValue('https://otra.test');
  await page.getByRole('link', { name: 'Pedidos' }).first().click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/orderlist');
});

test('change password: requires both, validates, and shows the server’s refusal', async ({
  page,
}) => {
  const saves = bodiesOf(page, /\/user\/changepassword$/);
  await signIn(page, 'storeAdmin', '/options?section=users');
  const form = page.getByRole('form', { name: 'Cambiar contraseña' });
  const current = form.getByRole('textbox', { name: 'Contraseña actual' });
  const next = form.getByRole('textbox', { name: 'Contraseña nueva' });
  const save = form.getByRole('button', { name: 'Cambiar contraseña' });
  await save.click();
  await expect(form.getByText('Por favor ingrese la contraseña actual valida')).toBeVisible();
  await expect(form.getByText('Por favor ingrese la nueva contraseña')).toBeVisible();
  await current.fill('Otra1234');
  await next.fill('solo letras');
  await expect(form.getByText('La contraseña posee un caracter invalido')).toBeVisible();
  await next.fill('Nueva1234');
  expect(saves).toEqual([]);
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('Por favor ingrese la contraseña actual valida');
  await expect(next).toHaveValue('Nueva1234');
  await current.fill(ACCOUNTS.storeAdmin.password);
  await save.click();
  await expect(page.getByText('Datos del usuario guardados')).toBeVisible();
  await expect(current).toHaveValue('');
});

test('store users: adds one with a generated password, deletes one after a confirmation', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/options?section=users');
  const table = page.getByRole('table', { name: 'Personas de la tienda' });
  const add = page.getByRole('form', { name: 'Agregar usuario' });
  await add.getByRole('button', { name: 'Agregar usuario' }).click();
  await expect(add.getByText('Por favor ingrese un email')).toBeVisible();
  await expect(add.getByText('Por favor ingrese la contraseña')).toBeVisible();
  await add.getByRole('button', { name: 'Generar contraseña' }).click();
  await expect(add.getByRole('textbox', { name: 'Contraseña del usuario' })).toHaveValue(
    /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8}$/,
  );
  await add.getByLabel('Email del usuario').fill('deposito@donpepe.test');
  await add.getByRole('button', { name: 'Agregar usuario' }).click();
  await expect(page.getByText('Datos del usuario guardados')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(4);
  const outbox = await page.evaluate(async () => {
    const answer = (await (await fetch('/__mock/outbox')).json()) as {
      data: { contactSyncs: { contact: unknown }[] };
    };
    return answer.data.contactSyncs.map(({ contact }) => contact);
  });
  expect(outbox).toMatchObject([
    {
      email: 'deposito@donpepe.test',
      fieldValues: [
        { field: '23', value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
        { field: '24', value: '#donpepe' },
        { field: '27', value: 'other' },
      ],
    },
  ]);

  await page.getByRole('button', { name: 'Eliminar a deposito@donpepe.test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar usuario' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Eliminar a deposito@donpepe.test' }).click();
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(3);

  const admin = page.getByRole('button', { name: 'Eliminar a admin@donpepe.test' });
  await admin.focus();
  await expect(admin).toHaveAttribute('aria-disabled', 'true');
  await expect(admin).toHaveAccessibleDescription('No es posible eliminar usuario');
});

test('payment methods: saves the whole list, settings, a first method', async ({ page }) => {
  const saves = bodiesOf(page, /\/store\/payment_methods\/$/);
  await signIn(page, 'newStoreAdmin', '/options?section=sales');
  const form = page.getByRole('form', { name: 'Medios de pago' });
  await form.getByRole('button', { name: 'Agregar medio de pago' }).click();
  await form.getByRole('button', { name: 'Guardar medios de pago' }).click();
  await expect(form.getByText('Por favor ingrese el nombre del medio de pago')).toBeVisible();
  await form.getByLabel('Nombre').fill('Bank transfer');
  const method = form.getByRole('group', { name: 'Bank transfer' });
  await method.getByRole('switch', { name: 'Para retiros' }).click();
  await method.getByLabel('Mensaje al cliente').fill('Send us the receipt');
  await method.getByRole('button', { name: 'Agregar dato' }).click();
  await method.getByLabel('Clave 1 de Bank transfer').fill('iban');
  await method.getByLabel('Valor 1 de Bank transfer').fill('XX00');
  await form.getByRole('button', { name: 'Guardar medios de pago' }).dblclick();
  await expect(page.getByText('Datos del negocio guardados')).toBeVisible();
  expect(saves).toEqual([
    [
      {
        name: 'Bank transfer',
        enabled_delivery: true,
        enabled_pickup: false,
        method_info: 'Send us the receipt',
        config: { iban: 'XX00' },
      },
    ],
  ]);
  await expect.poll(() => setupOf(page)).toMatchObject({ pms: true });
});

test('Mercadopago without a message gets its default, saved at once', async ({ page }) => {
  const saves = bodiesOf(page, /\/store\/payment_methods\/$/);
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/store/payment_methods/'),
  );
  await signIn(page, 'portugueseStoreAdmin', '/options?section=sales');
  const wallet = page.getByRole('group', { name: 'Mercadopago' });
  await expect(wallet.getByLabel('Mensaje al cliente')).toHaveValue(
    'Termina tu compra con el botón Pagar',
  );
  // A reload before the answer would cancel the save.
  expect((await saved).ok()).toBe(true);
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject([
    { name: 'Mercadopago', method_info: 'Termina tu compra con el botón Pagar' },
    { name: 'Pix' },
    { name: 'Dinheiro' },
  ]);
  await page.reload();
  await expect(wallet).toBeVisible();
  expect(saves).toHaveLength(1);
});

test('each tab of an admin is accessible and fits a phone', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/options');
  const list = page.getByRole('tablist', { name: 'Configuración' });
  await expect(list.getByRole('tab')).toHaveText([...SHARED_TABS, 'PAGOS', 'SEGURIDAD']);
  for (const name of [
    'ASISTENTE',
    'MI NEGOCIO',
    'ORDENES',
    'INTEGRACIONES',
    'PAGOS',
    'SEGURIDAD',
  ]) {
    await test.step(name, async () => {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  }
});

test('on a phone the sections are a list; one opens in its place, and both ways back return to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options');
  await expect(tab(page, 'MI NEGOCIO')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expectAccessible(page);

  await tab(page, 'INTEGRACIONES').click();
  const url = page.getByLabel('Url de la tienda');
  await expect(url).toBeVisible();
  await expect(tab(page, 'MI NEGOCIO')).toBeHidden();
  const back = page.getByRole('button', { name: 'Volver a las secciones' });
  await expect(back).toBeFocused();
  // What is typed stays, and the list marks it.
  await url.fill('https://nueva.donpepe.test');
  await back.click();
  await expect(
    page.getByRole('tab', { name: 'INTEGRACIONES (cambios sin guardar)' }),
  ).toBeFocused();
  await tab(page, 'INTEGRACIONES').click();
  await expect(url).toHaveValue('https://nueva.donpepe.test');
  await page.goBack();
  await expect(tab(page, 'MI NEGOCIO')).toBeVisible();
  await expect(page).toHaveURL('/options');
});

test('on a phone a section of the URL opens at once, with the list behind its arrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options?section=sales');
  await expect(page.getByRole('form', { name: 'Medios de pago' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver a las secciones' }).click();
  await expect(tab(page, 'PAGOS')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
});
