import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, expectNoSidewaysScroll, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const screens = {
  ...CUSTOMER_LINKS,
  portugueseHome: '/s/feiralucia',
  englishHome: '/s/cornerbooks',
  noStore: '/homeclient',
  help: '/info',
  notFound: '/404',
};

for (const [name, url] of Object.entries(screens)) {
  test(`${name} fits a phone`, async ({ page }, testInfo) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, 390);
    await expectNoSidewaysScroll(page, 360);
    await page.setViewportSize({ width: 390, height: 844 });
    const body = await page.screenshot({ fullPage: true });
    await testInfo.attach(`${name}-390`, { body, contentType: 'image/png' });
  });
}
