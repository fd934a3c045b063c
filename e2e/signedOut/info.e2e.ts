import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

test('the help is accessible; its contents jump to sections', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  await expectAccessible(page, { inDark: true });
  const contents = page.getByRole('navigation', { name: 'Contenido' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('Pantallas del negocio');
  await contents.getByRole('link', { name: 'Comandos del chat' }).click();
  await expect(page).toHaveURL('/info#chat');
  await expect(page.getByRole('heading', { name: 'Comandos del chat' })).toBeInViewport();
  await expect(current).toHaveText('Comandos del chat');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/register');
});
