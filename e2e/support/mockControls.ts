import type { Page } from '@playwright/test';

import type { OrderLink } from '../../mocks/control';
import type { FaultRow, ScenarioName } from '../../mocks/database/db';
import type { Snapshot } from '../../mocks/database/mockDatabase';
import type { FaultName } from '../../mocks/faults';

export type { FaultName, OrderLink, ScenarioName, Snapshot };
export type FaultStatus = FaultRow['status'];

/**
 * Calls `/__mock/…` of the backend that the page talks to: in the page itself where the mocks are, else at the configured
 * backend host. Needs an open page of the application. @throws Error with the reason of a refusal
 */
export async function control<Data>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Data> {
  // The first screen renders only after the mock backend has started.
  await page.getByRole('heading').first().waitFor();
  const { data, refusal } = await page.evaluate(
    async ({ verb, name, text }) => {
      let origin = '';
      if (window.__mock === undefined) {
        const config = (await (await fetch('/config.json')).json()) as { apiHost: string };
        origin = new URL(config.apiHost).origin;
      }
      const headers = { 'content-type': 'application/json' };
      const init = { method: verb, headers, ...(text === undefined ? {} : { body: text }) };
      const response = await fetch(`${origin}/__mock/${name}`, init);
      const answer = (await response.json()) as { data?: unknown; message?: string };
      return {
        data: answer.data,
        refusal: response.ok ? null : (answer.message ?? response.statusText),
      };
    },
    { verb: method, name: path, text: body === undefined ? undefined : JSON.stringify(body) },
  );
  if (refusal !== null) throw new Error(`${method} /__mock/${path}: ${refusal}`);
  return data as Data;
}

export interface FaultOptions {
  message?: string;
  /** How many calls fail; without it all of them. */
  times?: number;
  delayMs?: number;
}

/** The next calls of an operation fail with this status (`network`: no answer; `lost`: done, but no answer). */
export async function fault(
  page: Page,
  operationId: FaultName,
  status: FaultStatus,
  options: FaultOptions = {},
): Promise<void> {
  await control(page, 'POST', 'faults', { operationId, status, ...options });
}
