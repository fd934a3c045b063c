import { readFileSync } from 'node:fs';

import { parseConfig, type RuntimeConfig } from '~/lib/config';

/** The configuration that development and tests share, for unit tests. */
export function shippedConfig(): RuntimeConfig {
  return parseConfig(JSON.parse(readFileSync('public/config.json', 'utf8')));
}
