import { resolve } from 'node:path';

/** A path below the project's folder. */
export const at = (path: string): string => resolve(import.meta.dirname, '../..', path);

/** `VITE_BASE=/app/` builds for a folder of a host instead of its root. */
export function basePath(): string {
  const inner = (process.env['VITE_BASE'] ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}
