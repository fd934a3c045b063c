/** The product's version, shown on every screen. */
export const APP_VERSION = '3.53';

/** The commit and date of this build, such as "1a2b3c4 2026-11-21"; "desarrollo" on the development server. */
export function buildId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'desarrollo';
}
