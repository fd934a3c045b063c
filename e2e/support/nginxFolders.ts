import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { findProgram } from '../tools/machine';
import { configFile } from './contentPolicy';

/** Everything that the nginx of the tests reads and writes. */
export const NGINX_DIR = resolve('node_modules/.cache/nginx');
/** A server's folder with releases of the application, of which the link `current` names the one in use. */
export const RELEASES = join(NGINX_DIR, 'releases');

const release = (...args: readonly string[]) =>
  execFileSync('sh', ['e2e/deploy/release.sh', ...args], { stdio: 'inherit' });

export const placeRelease = (root: string, name: string, build: string) =>
  release('place', build, root, name, configFile());

export const useRelease = (root: string, name: string) => release('use', root, name);

/** @returns why no nginx can be tested on this machine, or null */
export function whyNoNginx(): string | null {
  // Ordinary users of Debian have no /usr/sbin in their PATH.
  if (findProgram('nginx') === null && !existsSync('/usr/sbin/nginx')) return 'nginx is missing';
  if (findProgram('openssl') === null) return 'openssl is missing';
  if (!existsSync('/etc/nginx/mime.types')) return '/etc/nginx/mime.types is missing';
  return null;
}
