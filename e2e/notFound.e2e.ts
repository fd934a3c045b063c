import { expect, expectAccessible, test } from './support/fixtures';

for (const address of ['/404', '/no/existe', '/pedidos']) {
  test(`${address} says that the page does not exist and leads home`, async ({ page }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(page.getByText('Versión 3.53')).toBeVisible();
    await expectAccessible(page);
  });
}

test('on the customer side the link leads to the customer home', async ({ page }) => {
  await page.goto('/no-existe?lado=cliente');
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
    'href',
    '/homeclient',
  );
});
