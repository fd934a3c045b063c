import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, expectNoSidewaysScroll, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Without a store first: each other screen remembers its store. */
const homes = ['/homeclient', '/info', '/404', '/s/feiralucia', '/s/cornerbooks'];

for (const [name, urls] of [
  ['homes and help', homes],
  ['screens of the links', Object.values(CUSTOMER_LINKS)],
] as const) {
  test(`the shopper’s ${name} fit a phone`, async ({ page }) => {
    for (const url of urls) {
      await test.step(url, async () => {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page, 390);
        await expectNoSidewaysScroll(page, 360);
      });
    }
  });
}
