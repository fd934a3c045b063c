import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { findProgram } from '../tools/machine';

/** Everything that the nginx of the tests reads and writes. */
export const NGINX_DIR = resolve('node_modules/.cache/nginx');
/** Releases of the application, of which the link `current` names the one in use. */
export const RELEASES = join(NGINX_DIR, 'releases');

/** @returns why no nginx can be tested on this machine, or null */
export function whyNoNginx(): string | null {
  // Ordinary users of Debian have no /usr/sbin in their PATH.
  if (findProgram('nginx') === null && !existsSync('/usr/sbin/nginx')) return 'nginx is missing';
  if (findProgram('openssl') === null) return 'openssl is missing';
  if (!existsSync('/etc/nginx/mime.types')) return '/etc/nginx/mime.types is missing';
  return null;
}
