import type { Page } from '@playwright/test';

export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Configuración' }).getByRole('tab', { name });

/** Collects the bodies of POST requests to a path, without those that only save setup flags. */
export function bodiesOf(page: Page, path: RegExp): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !path.test(new URL(request.url()).pathname)) return;
    const body: unknown = request.postData() === null ? null : request.postDataJSON();
    if (typeof body !== 'object' || body === null || !('setup' in body)) bodies.push(body);
  });
  return bodies;
}
