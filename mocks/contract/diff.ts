import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { apiDiff } from 'api-smart-diff';
import { parse } from 'yaml';

/*
 * `npm run contract:diff -- REF` lists the breaking changes of openapi.yaml since a git reference. Exits with 1 when there
 * are any.
 */

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The document without shared objects, which the comparison would take for cycles. */
const documentOf = (yaml: string): unknown => JSON.parse(JSON.stringify(parse(yaml)));

const [reference] = process.argv.slice(2);
if (reference === undefined) {
  console.error('npm run contract:diff -- GIT_REFERENCE');
  process.exit(2);
}
const earlier = execFileSync('git', ['show', `${reference}:openapi.yaml`], {
  encoding: 'utf8',
  maxBuffer: MAX_FILE_BYTES,
});
const changes = apiDiff(documentOf(earlier), documentOf(readFileSync('openapi.yaml', 'utf8')));
const breaking = changes.filter(({ type, action, path }) => {
  // What an operation uses is also reported below its path.
  if (type !== 'breaking' || path[0] === 'components') return false;
  // A response that is opened breaks no client: clients ignore fields that they do not know.
  return !(
    action === 'remove' &&
    path.includes('responses') &&
    path.at(-1) === 'additionalProperties'
  );
});
for (const { action, path, description } of breaking) {
  const [, route = '', method = ''] = path;
  console.log(
    `${String(method).toUpperCase()} ${String(route)}: ${description ?? `${action} ${path.join('/')}`}`,
  );
}
console.log(`${breaking.length} breaking of ${changes.length} changes since ${reference}`);
process.exit(breaking.length === 0 ? 0 : 1);
