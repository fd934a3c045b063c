import { expect, type Page } from '@playwright/test';

/** The box of the mock's CAPTCHA. */
export const captcha = (page: Page) =>
  page.getByRole('group', { name: 'CAPTCHA' }).getByRole('checkbox');

/** One click and it is solved. */
export async function solveCaptcha(page: Page): Promise<void> {
  await captcha(page).click();
  await expect(captcha(page)).toBeChecked();
}
