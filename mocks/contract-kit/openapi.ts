import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { JsonObject } from './json';

/** The contract as openapi.yaml has it, `$ref`s kept. Builds inline it: the browser needs neither the file nor a parser. */
export const contractDocument = parse(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
  // Counting the aliases guards against a hostile file, and takes half of the time.
  { maxAliasCount: -1 },
) as JsonObject;
