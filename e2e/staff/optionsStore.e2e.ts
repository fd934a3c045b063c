import { expect, signIn, test } from '../support/fixtures';
import { bodiesOf, tab } from '../support/options';

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
