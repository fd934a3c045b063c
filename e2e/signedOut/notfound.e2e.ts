import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

test('an unknown URL says so, accessibly and on a phone', async ({ page }) => {
  await page.goto('/no/existe');
  await expect(
    page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
  ).toBeVisible();
  await expect(page.getByText('Versión 3.53')).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});
