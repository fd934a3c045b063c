import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support/fixtures';

test('shows the general report in a sandboxed frame with a link to open it separately', async ({
  page,
}) => {
  await signIn(page, 'storeUser');
  const report = await page.evaluate(() => {
    const { store } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
      store: { urls: { report_general: string } };
    };
    return store.urls.report_general;
  });
  await page.getByRole('link', { name: 'Informes' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'INFORMES' })).toBeVisible();
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
});

test('the page scrolls, and not the report in its frame', async ({ page }) => {
  await signIn(page, 'storeUser', '/dashboard');
  const report = page.frameLocator('iframe').locator('html');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => report.evaluate((html) => html.scrollHeight - html.clientHeight))
      .toBe(0);
  }
});

test('a store without report links: to /home, without a menu entry and a frame', async ({
  page,
}) => {
  await signIn(page, 'portugueseStoreAdmin', '/dashboard');
  await expect(page.getByText('La tienda todavía no tiene informes')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Informes' })).toHaveCount(0);
  // The chart loads last: a frame would be rendered by then.
  await expect(page.getByRole('region', { name: 'Pedidos de los últimos 30 días' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('ignores a report link with an unsafe scheme', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/404');
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('user') ?? '{}') as {
      store: { urls: Record<string, string> };
    };
    record.store.urls['report_general'] = 'javascript:document.title="hostil"';
    localStorage.setItem('user', JSON.stringify(record));
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/home');
});
