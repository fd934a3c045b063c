import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The store's report link in the session record. */
async function slimReport(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { store } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
      store: { urls: { report_slim: string } };
    };
    return store.urls.report_slim;
  });
}

test('shows report, setup and failed files; short on a phone', async ({ page }) => {
  await signIn(page, 'storeAdmin');
  const frame = page.getByTitle('Informe resumido');
  await expect(frame).toHaveAttribute('src', await slimReport(page));
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);

  const wizard = block(page, 'Configuración del negocio');
  // One line once what sells is set up.
  await expect(wizard.getByText('8 de 11 · Siguiente: Asistente')).toBeVisible();
  await expect(wizard.getByRole('link', { name: 'Productos' })).toBeHidden();

  await test.step('picture, clients and accessibility', async () => {
    await expect(
      block(page, 'Pedidos de los últimos 30 días').locator('svg').first(),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Últimos clientes' })).toBeVisible();
    await expectAccessible(page, { inDark: true });
    await expectNoSidewaysScroll(page);
  });

  await test.step('failed files at every width', async () => {
    const failure = page.getByRole('region', { name: 'Cargas de productos' });
    for (const width of [1280, 1093, 390, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      const [sign, text] = [
        await failure.locator('svg').first().boundingBox(),
        await failure.getByText('Fallaron 3 cargas', { exact: true }).boundingBox(),
      ];
      expect((text?.x ?? 0) - (sign?.x ?? 0) - (sign?.width ?? 0), `${width} px`).toBe(8);
      await expectNoSidewaysScroll(page, width);
    }
  });
  await test.step('a tablet has every column and folds the setup', async () => {
    // The table of clients has its six columns at every width of a table.
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(
      page.getByRole('table', { name: 'Últimos clientes' }).getByRole('columnheader'),
    ).toHaveText(['Email', 'Nombre', 'Apellido', 'Teléfono', 'Última visita', 'Registrado']);
    // Folded in one column of a tablet as well.
    await expect(page.getByText('8 de 11 · Siguiente: Asistente')).toBeVisible();
    await expect(page.getByText('Ver el informe de la tienda')).toBeVisible();
  });
  await test.step('a phone is short and unfolds its blocks', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(block(page, 'Actividad de clientes')).toBeVisible();
    await expect(
      block(page, 'Pedidos de los últimos 30 días').locator('svg').first(),
    ).toBeVisible();
    const first = block(page, 'Pedidos').getByRole('tabpanel').locator('tbody tr').first();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(400);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length).toBeLessThanOrEqual(2200);

    await expect(block(page, 'Pedidos').getByRole('tabpanel').locator('tbody tr')).toHaveCount(5);
    await expect(wizard.getByRole('link', { name: 'Productos' })).toBeHidden();
    await wizard.getByText('8 de 11 · Siguiente: Asistente').click();
    await expect(wizard.getByRole('link', { name: 'Productos' })).toBeVisible();
    await page.getByText('Ver el informe de la tienda').click();
    await expect(page.getByTitle('Informe resumido')).toBeVisible();
    await page.getByText('Ver los últimos clientes').click();
    await expect(page.getByText('Última visita').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 390);
  });
});
