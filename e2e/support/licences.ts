/** `npm run licences`: the licences of what the application ships (`--all`: of the tools too), by the lock file. */
import { readFileSync } from 'node:fs';

interface Entry {
  version: string;
  license?: string;
  dev?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const all = process.argv.includes('--all');
const byLicence = new Map<string, string[]>();
for (const [path, { version, license = 'not stated', dev = false }] of Object.entries(
  lock.packages,
)) {
  if (path === '' || (dev && !all)) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  byLicence.set(license, [...(byLicence.get(license) ?? []), `${name} ${version}`]);
}
for (const [licence, packages] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${licence} (${packages.length})\n  ${packages.join(', ')}`);
}
