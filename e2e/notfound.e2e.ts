import { expect, expectAccessible, signIn, test } from './support/fixtures';

test('an unknown URL shows that the page does not exist, with a link to the home of its side', async ({
  page,
}) => {
  for (const url of ['/no/existe', '/pedidos', '/404']) {
    await page.goto(url);
    await expect(
      page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(page.getByText('Versión 3.53')).toBeVisible();
  }
  await expectAccessible(page, { inDark: true });

  await page.goto('/no-existe?lado=cliente');
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
    'href',
    '/homeclient',
  );
});

test('a signed-in seller keeps the menu on an unknown URL', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/no/existe');
  await expect(
    page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Cobros' }).click();
  await expect(page.getByRole('heading', { name: 'Cobros' })).toBeVisible();
});
