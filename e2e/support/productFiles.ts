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

/** Calls the backend as the signed-in user, like another window. */
export async function callAs(page: Page, method: string, path: string, body: object) {
  await page.evaluate(
    async ([verb, address, json]) => {
      const { jwt_token } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
        jwt_token: string;
      };
      const { apiHost } = (await (await fetch('/config.json')).json()) as { apiHost: string };
      await fetch(apiHost + address, {
        method: verb,
        headers: { authorization: `Bearer ${jwt_token}`, 'content-type': 'application/json' },
        body: json,
      });
    },
    [method, path, JSON.stringify(body)] as const,
  );
}
