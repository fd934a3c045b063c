/** Read at each call, because the mock server loads this module without Vite's variables. */
const prefix = () => import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The URL path of an internal URL, with the folder that the build is served from.
 * @param url begins with a slash, such as `/login`
 * @returns such as `/app/login`
 */
export const withBase = (url: string): string => prefix() + url;

/** The internal URL of a URL path; a path outside of the build's folder is unchanged. */
export function withoutBase(pathname: string): string {
  const folder = prefix();
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
}
