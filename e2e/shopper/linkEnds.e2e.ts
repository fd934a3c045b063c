import { expect, test } from '../support/fixtures';

for (const link of ['/s/donpepe', '/productlist/lista-donpepe', '/orderstatus/pedido-despachado']) {
  test(`${link} opens with what was pasted after it`, async ({ page }) => {
    for (const sign of ['.', ')', '\u200B', '…']) {
      await page.goto(`${link}${sign}?utm_source=x`);
      await expect(page).toHaveURL(new RegExp(`${link}(\\?|$)`));
      await expect(
        page.getByText('Don Pepe').or(page.getByAltText('Almacén Don Pepe')).first(),
      ).toBeVisible();
    }
  });
}
