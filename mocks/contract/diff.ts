import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { contractChanges } from './changes';
import type { JsonObject } from './json';

/*
 * `npm run contract:diff -- REF` lists the breaking changes of openapi.yaml since a git reference. Exits with 1 when there
 * are any.
 */

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The document without shared objects, which the comparison would take for cycles. */
const documentOf = (yaml: string): JsonObject => JSON.parse(JSON.stringify(parse(yaml)));

const [reference] = process.argv.slice(2);
if (reference === undefined) {
  console.error('npm run contract:diff -- GIT_REFERENCE');
  process.exit(2);
}

/** The contract at the reference; ends the program when there is none. */
function earlierContract(): JsonObject {
  try {
    const yaml = execFileSync('git', ['show', `${reference}:openapi.yaml`], {
      encoding: 'utf8',
      maxBuffer: MAX_FILE_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return documentOf(yaml);
  } catch {
    console.error(`There is no openapi.yaml at ${reference}`);
    return process.exit(2);
  }
}

const { breaking, total } = contractChanges(
  earlierContract(),
  documentOf(readFileSync('openapi.yaml', 'utf8')),
);
for (const line of breaking) console.log(line);
console.log(`${breaking.length} breaking changes since ${reference}, ${total} changes in all`);
process.exit(breaking.length === 0 ? 0 : 1);
