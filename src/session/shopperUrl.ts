import { withBase } from '~/lib/basePath';
import { config } from '~/lib/config';

/**
 * The complete URL of a shoppers' page, on the shoppers' host; on this one where a parameter chooses the side.
 * @param path path inside the application, such as `/orderstatus/token`
 */
export function shopperUrl(path: string): string {
  const { protocol, origin } = window.location;
  const { customerHosts, sideParameter } = config();
  const [host] = customerHosts;
  return (sideParameter || host === undefined ? origin : `${protocol}//${host}`) + withBase(path);
}
