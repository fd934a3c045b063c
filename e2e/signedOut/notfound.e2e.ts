import { expect, expectAccessible, test } from '../support/fixtures';

test('an unknown URL shows that the page does not exist, is accessible, and leads to the home', async ({
  page,
}) => {
  await page.goto('/no/existe');
  await expect(
    page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
  ).toBeVisible();
  await expect(page.getByText('Versión 3.53')).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  // Nobody is signed in.
  await expect(page).toHaveURL('/login');
});
