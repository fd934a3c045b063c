import { expect, test } from '../support/fixtures';

test('shared links open with what was pasted after them', async ({ page }) => {
  for (const [link, pasted] of [
    ['/s/donpepe', '.'],
    ['/productlist/lista-donpepe', '\u200B'],
    ['/orderstatus/pedido-despachado', '…'],
  ] as const) {
    await page.goto(`${link}${pasted}?utm_source=x`);
    await expect(page).toHaveURL(new RegExp(`${link}(\\?|$)`));
    await expect(
      page.getByText('Don Pepe').or(page.getByAltText('Almacén Don Pepe')).first(),
    ).toBeVisible();
  }
});
