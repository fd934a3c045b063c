import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, expectNoSidewaysScroll, expectWholeControls, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * Those that no other test opens on a phone: the tests of the screens do so with the store’s home, the catalogue, the help
 * and two orders. Without a store first: each other screen remembers its store.
 */
const { toPay, processing, paid, dispatched } = CUSTOMER_LINKS;
const urls = [
  '/homeclient',
  '/s/feiralucia',
  '/s/cornerbooks',
  toPay,
  processing,
  paid,
  dispatched,
];

test('homes and orders in every payment state fit a phone', async ({ page }) => {
  for (const url of urls) {
    await test.step(url, async () => {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, 390);
      await expectNoSidewaysScroll(page, 360);
      await expectWholeControls(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectWholeControls(page);
    });
  }
});
