import { expect, test } from '../support/fixtures';

/** Takes built-ins out of the browser, before any script of the page. */
const NOTICE = 'Este navegador es muy antiguo para esta página';

test.describe('a browser that cannot run the application', () => {
  test.use({ allowedErrors: [/./] });

  test('says so and offers the link to copy', async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'structuredClone'));
    await page.goto('/productlist/lista-donpepe');
    await expect(page.getByRole('alert')).toContainText(NOTICE);
    await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(page.url());
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  });
});

test('a browser without the array methods of 2023 works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name);
  });
  await page.goto('/orderstatus/pedido-despachado');
  await expect(
    page
      .getByText('DPENV2')
      .or(page.getByText(/Pedido DP/))
      .first(),
  ).toBeVisible();
  const copies = await page.evaluate(() => [
    [3, 1, 2].toSorted((a, b) => a - b),
    [1, 2, 3].toReversed(),
    [1, 2, 3].toSpliced(1, 1, 9),
    [1, 2, 3].with(2, 0),
    [[1, 2, 3].findLastIndex((one) => one < 3), [1, 2, 3].findLast((one) => one < 3)],
  ]);
  expect(copies).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [1, 9, 3],
    [1, 2, 0],
    [1, 2],
  ]);
});
