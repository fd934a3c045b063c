import { expect, expectAccessible, test } from './support/fixtures';

for (const url of ['/404', '/no/existe', '/pedidos']) {
  test(`${url} shows that the page does not exist and links to the home`, async ({ page }) => {
    await page.goto(url);
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

test('on the customer side the link opens the customer home', async ({ page }) => {
  await page.goto('/no-existe?lado=cliente');
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
    'href',
    '/homeclient',
  );
});
