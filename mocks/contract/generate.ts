import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { parse } from 'yaml';

/**
 * The contract document as pretty-printed JSON with a newline at its end, `$ref`s kept, so that the
 * mock backend reads it without a YAML parser in the browser. Throws on malformed YAML.
 */
export function contractJson(yamlText: string): string {
  return `${JSON.stringify(parse(yamlText), null, 2)}\n`;
}

const isCommandLine = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;

if (isCommandLine) {
  const source = new URL('../../openapi.yaml', import.meta.url);
  const target = new URL('./openapi.gen.json', import.meta.url);
  writeFileSync(target, contractJson(readFileSync(source, 'utf8')));
  console.log(`openapi.yaml → ${fileURLToPath(target)}`);
}
