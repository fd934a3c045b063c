import type { Page } from '@playwright/test';

import { control } from './mockControls';

/** Opens the tab of an operation in Actualizar; returns its panel. */
export async function openOperation(page: Page, tab: string) {
  await page.getByRole('button', { name: /^Actualizar / }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('tabpanel', { name: tab });
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const csv = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

export async function choose(page: Page, label: string, file: ChosenFile) {
  await page.getByLabel(label, { exact: true }).locator('input[type=file]').setInputFiles(file);
}

/** Moves the backend's clock past the end of the running jobs. */
export async function finishJobs(page: Page) {
  await control(page, 'POST', 'clock', { advanceMs: 10_000 });
}

/** The cells of the newest job: action, state, sent, changed, error, and the file where this browser sent it. */
export const newestJob = (page: Page) =>
  page.getByRole('table', { name: 'Cargas' }).locator('tbody tr').first().locator('td');
