import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';

test('shows the general report in a sandboxed frame', async ({ page }) => {
  await signIn(page, 'storeUser', '/dashboard');
  await expect(page.getByRole('heading', { name: 'INFORMES' })).toBeVisible();
  const report = await page.evaluate(() => {
    const { store } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
      store: { urls: { report_general: string } };
    };
    return store.urls.report_general;
  });
  await expect(page).toHaveTitle('INFORMES');
  const frame = page.getByTitle('Informe general');
  await expect(frame).toHaveAttribute('src', report);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
  const apart = page.getByRole('link', { name: 'Abrir el informe en otra pestaña' });
  await expect(apart).toHaveAttribute('href', report);
  await expect(apart).toHaveAttribute('target', '_blank');
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  const content = page.frameLocator('iframe').locator('html');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => content.evaluate((html) => html.scrollHeight - html.clientHeight))
      .toBe(0);
  }
});
