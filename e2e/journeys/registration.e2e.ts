import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';

test('from registration to a signed-in, empty store', async ({ page }) => {
  await page.goto('/home');
  await expect(
    page.getByRole('main').getByText('Error en sesion, por favor ingrese sus credenciales.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Registrar mi negocio' }).click();

  await expect(page.getByRole('heading', { name: 'REGISTRO DEL VENDEDOR' })).toBeVisible();
  await page.getByLabel('Email').fill('duena@librerianube.test');
  await page.getByLabel('Nombre de la empresa').fill('Librería Nube');
  await page.getByLabel('Hashtag').fill('#librerianube');
  await page.getByLabel('Contraseña', { exact: true }).fill('Nube2026');
  await page.getByLabel('Repetir contraseña').fill('Nube2026');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByText('Usuario registrado exitosamente')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();

  await page.getByLabel('Email').fill('duena@librerianube.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Nube2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Librería Nube').first()).toBeVisible();
  await expect(page.getByText('#librerianube').first()).toBeVisible();
  await expect(
    page.getByRole('heading', { name: '¡Le damos la bienvenida, Librería Nube!' }),
  ).toBeVisible();
  await expect(page.getByText('0 de 11 tareas listas')).toBeVisible();
  await expect(page.getByText('Todavía no hay pedidos')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Pedidos' })
    .click();
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});
