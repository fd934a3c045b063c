import { expect, test } from './support/fixtures';

test('the mock backend answers after its worker was stopped', async ({ page, context }) => {
  await page.goto('/s/donpepe');
  await expect(page.getByRole('button', { name: /^Abrir el chat/ })).toBeVisible();
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');

  // The chat needs a third-party script and an answer of the assistant.
  await page.getByRole('button', { name: /^Abrir el chat/ }).click();
  await expect(page.getByRole('log')).toContainText('¿Qué te llevamos hoy?');

  await devTools.send('ServiceWorker.stopAllWorkers');
  await page
    .getByRole('link', { name: /catálogo/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
});
