import { expect, fault, signIn, test } from './support/fixtures';
import { bodiesOf, setupOf, tab } from './support/options';

const SAVE_STORE = /\/store\/\d+$/;

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

test('on a phone the payment methods and their switches stand at even distances', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options?section=sales');
  const methods = page.getByRole('form', { name: 'Medios de pago' }).getByRole('group');
  await expect(methods.first()).toBeVisible();
  const boxes = await methods.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return {
        top,
        bottom,
        switches: [...one.querySelectorAll('[role="switch"]')].map(
          (input) => input.getBoundingClientRect().top,
        ),
      };
    }),
  );
  for (const [index, { top, switches }] of boxes.entries()) {
    const before = boxes[index - 1];
    if (before) expect(top - before.bottom).toBeCloseTo(16, 0);
    expect((switches[1] ?? 0) - (switches[0] ?? 0)).toBeLessThanOrEqual(48);
  }
});
