import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { tab } from '../support/options';

const appearanceTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Personalizar' }).getByRole('tab', { name });

test('Asistente and Home preview the store’s appearance', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/options?section=preview');
  await appearanceTab(page, 'Asistente').click();
  const dialogue = page.getByRole('region', { name: 'Diálogo del asistente' });
  await expect(dialogue.getByText('Quiero 2 unidades')).toHaveCSS(
    'background-color',
    'rgb(220, 248, 198)',
  );
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await appearanceTab(page, 'Home').click();
  const form = page.getByRole('form', { name: 'Estilo de la tienda' });
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
  // A square picture is no header logo, and stops the save.
  const logo = form.getByLabel('Logo del encabezado');
  await expect(logo).toHaveValue(/\/logo_/);
  // The mock server has the pictures on a host of its own.
  const [pictures] = (await logo.inputValue()).split('/logo_');
  await logo.fill(`${pictures}/promo_quesos.png`);
  await form.getByRole('button', { name: 'Guardar estilo' }).click();
  await expect(logo).toBeFocused();
  await expect(logo).toHaveAccessibleDescription(
    /La imagen mide 800x800 px y su proporción debe ser 5:1/,
  );
  await page.getByRole('button', { name: /^Imagen principal/ }).click();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Título', { exact: true }).fill('PEDÍ ACÁ');
  await page.getByRole('button', { name: 'Guardar estilo' }).scrollIntoViewIfNeeded();
  const opener = page.getByRole('button', { name: 'Vista previa' });
  await expect(opener).toBeInViewport({ ratio: 1 });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(sheet.getByText('PEDÍ ACÁ')).toBeVisible();
  await expectAccessible(page);
  // Back closes it and stays in the form.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('three presses set the logo’s colours; the widget has typed ones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options');
  await tab(page, 'PERSONALIZAR').click();
  await page.getByRole('button', { name: 'Marrón vivo' }).click();
  const [save, preview] = [
    page.getByRole('button', { name: 'Guardar estilo' }),
    page.getByRole('button', { name: 'Vista previa' }),
  ];
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(preview).toBeInViewport({ ratio: 1 });
  const dialogue = page.getByRole('region', { name: 'Diálogo del asistente' });
  await expect(dialogue.getByText('Almacén Don Pepe', { exact: true })).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('region', { name: 'Página de la tienda en miniatura' }),
  ).toBeVisible();
  await save.click();
  await expect(page.getByText('Datos del estilo guardados')).toBeVisible();

  await test.step('the test opens the real widget in typed colours', async () => {
    await appearanceTab(page, 'Widget').click();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
    await page
      .getByRole('form', { name: 'Estilo de la tienda' })
      .getByRole('textbox', { name: 'Botón y barra de título', exact: true })
      .fill('#4b0082');
    const unstyled = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let attached: number | null = null;
          new MutationObserver(() => {
            const element = document.querySelector('df-messenger');
            if (element === null) return;
            attached ??= performance.now();
            const style = element.getAttribute('style') ?? '';
            if (style.includes('#4b0082')) resolve(performance.now() - attached);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await page.getByRole('button', { name: 'Probar el widget' }).click();
    const widget = page.locator('df-messenger');
    await expect(widget).toBeAttached();
    await expect(widget).toHaveAttribute('style', /--df-messenger-button-titlebar-color: #4b0082/);
    expect(await unstyled).toBeGreaterThanOrEqual(1_000);
    await page.getByRole('button', { name: 'Cerrar la prueba' }).click();
    await expect(widget).toHaveCount(0);
  });
});
