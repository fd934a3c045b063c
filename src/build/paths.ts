import { resolve } from 'node:path';

/** A path below the project's folder. */
export const at = (path: string): string => resolve(import.meta.dirname, '../..', path);

/** The module of the mock backend, which every route of a build with mocks starts with. */
export const MOCK_BACKEND = 'mocks/browser/browser.ts';

/** Its id. */
export const MOCK_BACKEND_ID = at(MOCK_BACKEND).replaceAll('\\', '/');

/** `VITE_BASE=/app/` builds for a folder of a host instead of its root. */
export function basePath(): string {
  const inner = (process.env['VITE_BASE'] ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}
