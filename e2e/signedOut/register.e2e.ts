import { captcha } from '../support/captcha';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

test('an empty form shows an error for each field', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'REGISTRO DEL VENDEDOR' })).toBeVisible();
  const heights = await page
    .getByLabel('Idioma')
    .evaluate((select) => [
      select.clientHeight + 2 * select.clientTop,
      select.parentElement?.querySelector('svg')?.clientHeight,
    ]);
  expect(heights).toEqual([44, 18]);
  await page.getByRole('button', { name: 'Registrar' }).click();
  for (const message of [
    'Por favor ingrese un email valido',
    'Por favor ingrese el nombre de la empresa',
    'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
    'Por favor ingrese la contraseña',
    'Por favor, complete el CAPTCHA',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(captcha(page)).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});
