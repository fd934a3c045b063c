import type { Page } from '@playwright/test';

import { ACCOUNTS, RECOVERY_CODE } from '../../mocks/seed/accounts';
import { captcha, solveCaptcha } from '../support/captcha';
import { expect, expectAccessible, expectNoSidewaysScroll, fault, test } from '../support/fixtures';

const CODE_SENT =
  'Codigo enviado, por favor chequee su casilla de email. Luego copie el codigo y peguelo en el campo correspondiente.';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('replaces a forgotten password in three accessible steps', async ({ page }) => {
  await page.goto('/recoverpass');
  await expect(page.getByRole('heading', { name: 'RECUPERAR CONTRASEÑA' })).toBeVisible();
  await page.getByLabel('Email').fill(ACCOUNTS.storeAdmin.email);
  // Long enough for the overlay, which holds the focus.
  await fault(page, 'startPasswordRecover', 200, { times: 1, delayMs: 800 });
  await press(page, 'Enviar código');

  await expect(page.getByText(CODE_SENT)).toBeVisible();
  await expect(page.getByLabel('Código')).toBeFocused();
  await expectAccessible(page, { inDark: true });
  await page.getByLabel('Código').fill(RECOVERY_CODE);
  await press(page, 'Continuar');

  await expect(captcha(page)).toBeVisible();
  await press(page, 'Cambiar contraseña');
  await expect(page.getByText('Por favor, complete el CAPTCHA')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Nueva2026');
  await solveCaptcha(page);
  await press(page, 'Cambiar contraseña');
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('recoveryEmail'))).toBeNull();
});
