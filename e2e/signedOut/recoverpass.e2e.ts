import type { Page } from '@playwright/test';

import { ACCOUNTS, RECOVERY_CODE } from '../../mocks/seed/accounts';
import { captcha, solveCaptcha } from '../support/captcha';
import { expect, expectAccessible, expectNoSidewaysScroll, fault, test } from '../support/fixtures';

const { email } = ACCOUNTS.storeAdmin;
const CODE_SENT =
  'Codigo enviado, por favor chequee su casilla de email. Luego copie el codigo y peguelo en el campo correspondiente.';

const password = (page: Page) => page.getByLabel('Nueva contraseña', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Pasos' }).locator('[aria-current="step"]');

async function askForCode(page: Page) {
  await page.goto('/recoverpass');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Enviar código');
  await expect(page.getByText(CODE_SENT)).toBeVisible();
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Código').fill(code);
  await press(page, 'Continuar');
}

test('replaces a forgotten password in three steps, also after a wrong code', async ({ page }) => {
  await page.goto('/recoverpass');
  await expect(page.getByRole('heading', { name: 'RECUPERAR CONTRASEÑA' })).toBeVisible();
  await expect(currentStep(page)).toHaveText('1. Email');
  await press(page, 'Enviar código');
  await expect(page.getByText('Por favor ingrese un email valido')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  // Long enough for the overlay, which holds the focus.
  await fault(page, 'startPasswordRecover', 200, { times: 1, delayMs: 800 });
  await press(page, 'Enviar código');

  await expect(page.getByText(CODE_SENT)).toBeVisible();
  await expect(currentStep(page)).toHaveText('2. Código');
  await expect(page.getByLabel('Código')).toBeFocused();
  await press(page, 'Continuar');
  await expect(page.getByText('Por favor ingrese el codigo enviado a su email')).toBeVisible();
  await typeCode(page, '654321');

  await expect(currentStep(page)).toHaveText('3. Nueva contraseña');
  await password(page).fill('Nueva2026');
  await solveCaptcha(page);
  await press(page, 'Cambiar contraseña');
  await expect(page.getByLabel('Código')).toHaveAccessibleDescription(
    'El código es incorrecto o ya venció',
  );
  await expect(page.getByText('Por favor ingrese el codigo enviado a su email')).toBeHidden();
  await expect(page.getByText(CODE_SENT)).toBeHidden();
  await expect(page.getByLabel('Código')).toHaveValue('654321');
  await expect(page.getByText(`Email: ${email}`)).toBeVisible();

  await typeCode(page, RECOVERY_CODE);
  await expect(password(page)).toHaveValue('Nueva2026');
  await solveCaptcha(page);
  await press(page, 'Cambiar contraseña');
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('Nueva2026');
  await press(page, 'Ingresar');
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => sessionStorage.getItem('recoveryEmail'))).toBeNull();
});

test('validates the new password and requires the CAPTCHA; its steps are accessible and fit a phone', async ({
  page,
}) => {
  await askForCode(page);
  await expectAccessible(page, { inDark: true });
  await typeCode(page, RECOVERY_CODE);
  await expect(captcha(page)).toBeVisible();
  await press(page, 'Cambiar contraseña');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const wrong = [
    ['', 'Por favor ingrese la contraseña'],
    ['Ab123', 'La contraseña debe ser mayor a 6 digitos'],
    ['solamenteletras', 'La contraseña debe contener numeros y letras'],
  ] as const;
  for (const [value, message] of wrong) {
    await password(page).fill(value);
    await press(page, 'Cambiar contraseña');
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText('Por favor, complete el CAPTCHA')).toBeVisible();
  }
  await password(page).fill('Clave2026');
  await press(page, 'Cambiar contraseña');
  await expect(page.getByText('Por favor, complete el CAPTCHA')).toBeVisible();
  await expect(page).toHaveURL('/recoverpass');
});
