/** Read at each call: the mock server loads this module without Vite's variables. */
const prefix = () => import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The URL path of an address inside the application, where the build is served from a folder of its host.
 * @param address begins with a slash, such as `/login`
 * @returns such as `/app/login`
 */
export const withBase = (address: string): string => prefix() + address;

/** The address inside the application of a URL path; a path outside of its folder stays as it is. */
export function withoutBase(pathname: string): string {
  const folder = prefix();
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
}
