import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

import { contractOperations } from '../contract-kit/document';

/*
 * `npm run docs:api` renders openapi.yaml as one HTML page in dist-api/, with its scripts inside. What the renderer does
 * not know of, the roles of the operations, is added to the texts.
 */

interface Operation {
  description?: string;
  'x-inferred'?: boolean;
}
interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
}

const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document;

/** The operations that the same roles may call: a column per role would be cut at the page's right edge. */
const byRoles = new Map<string, string[]>();
for (const { method, path, roles } of contractOperations.toSorted((a, b) =>
  a.tag + a.path < b.tag + b.path ? -1 : 1,
)) {
  const group = roles.join(', ');
  const lines = byRoles.get(group) ?? [];
  byRoles.set(group, [...lines, `- \`${method.toUpperCase()} ${path}\``]);
}
const table = [...byRoles].flatMap(([roles, lines]) => [`## ${roles}`, ...lines]);
document.info.description += `\n# Operations by role\n${table.join('\n')}\n`;
for (const { path, method, roles } of contractOperations) {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) continue;
  const inferred = operation['x-inferred'] === true ? ' · inferred' : '';
  operation.description = `**${roles.join(', ')}**${inferred}\n\n${operation.description ?? ''}`;
}

mkdirSync('dist-api', { recursive: true });
writeFileSync('dist-api/openapi.json', JSON.stringify(document, null, 2));
execFileSync(
  process.execPath,
  [
    'node_modules/@redocly/cli/bin/cli.js',
    'build-docs',
    'dist-api/openapi.json',
    '-o',
    'dist-api/index.html',
    '--config',
    'mocks/contract/redocly.yaml',
    '--inlineBundle',
  ],
  { stdio: 'inherit' },
);

// The renderer's script loads a logo of its own from another host.
const page = readFileSync('dist-api/index.html', 'utf8');
writeFileSync(
  'dist-api/index.html',
  page.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"'`)]+/g, 'data:,'),
);
