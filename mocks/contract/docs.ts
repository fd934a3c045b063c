import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

import { contractOperations, ROLES } from './document';

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

const cell = (yes: boolean) => (yes ? '●' : '');
const table = [
  `| operation | ${ROLES.join(' | ')} |`,
  `|---|${ROLES.map(() => ':-:').join('|')}|`,
  ...contractOperations
    .toSorted((a, b) => (a.tag + a.path < b.tag + b.path ? -1 : 1))
    .map(({ method, path, roles }) => {
      const cells = ROLES.map((role) => cell(roles.includes(role)));
      return `| \`${method.toUpperCase()} ${path}\` | ${cells.join(' | ')} |`;
    }),
];
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
