// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { expect, it } from 'vitest';

const CORE = resolve('node_modules/@mantine/core/esm/index.mjs');

/** Always needed: CSS variables and resets that belong to no component. */
const GLOBAL = new Set(['baseline', 'global']);

/** Static members (`Radio.Card`, …) that their parent's module loads; they need a stylesheet only when rendered. */
const STATIC_MEMBERS = new Set([
  'CheckboxCard',
  'CheckboxIndicator',
  'RadioCard',
  'RadioIndicator',
]);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

/** Names of the value imports that match `pattern`, whose first group is the import list. */
function importedNames(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Every exported name of @mantine/core and the module that defines it. */
function componentModules(): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, list = '', path = ''] of readFileSync(CORE, 'utf8').matchAll(
    /import \{([^}]*)\} from "(\.[^"]+)"/g,
  )) {
    for (const name of list.split(',')) {
      modules.set(name.trim().split(' as ').at(-1) ?? '', resolve(dirname(CORE), path));
    }
  }
  return modules;
}

/** Stylesheets of every component that the application's imports reach inside @mantine/core. */
function neededSheets(): Set<string> {
  const modules = componentModules();
  const pending = sources
    .flatMap((text) => importedNames(text, /import \{([^}]*)\} from '@mantine\/core'/g))
    .flatMap((name) => modules.get(name.split(' as ')[0] ?? '') ?? []);
  const seen = new Set<string>();
  const sheets = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const sheet = /(\w+)\.module\.mjs$/.exec(path)?.[1];
    if (sheet) sheets.add(sheet);
    for (const [, next = ''] of readFileSync(path, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
      pending.push(resolve(dirname(path), next));
    }
  }
  return sheets;
}

/** Stylesheets of @mantine/core that the application imports. */
const listedSheets = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/import '@mantine\/core\/styles\/(\w+)\.css'/g)].map(([, name = '']) => name),
  ),
);

it('imports the stylesheet of every Mantine component in use', () => {
  const missing = [...neededSheets()].filter(
    (name) => !listedSheets.has(name) && !STATIC_MEMBERS.has(name),
  );
  expect(missing).toEqual([]);
});

it('imports no stylesheet of a Mantine component that is not in use', () => {
  const needed = neededSheets();
  expect([...listedSheets].filter((name) => !needed.has(name) && !GLOBAL.has(name))).toEqual([]);
});

it('declares every custom property that a stylesheet reads', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx?)$/.test(file),
  );
  const texts = files.map((file) => readFileSync(`src/${file}`, 'utf8'));
  const declared = new Set(
    [...texts, readFileSync('index.html', 'utf8')].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"`]?\]?:/g)].map(([, name]) => name),
    ),
  );
  // Set by the component library and by scripts of third parties, or put together from parts.
  const foreign = /^--(mantine|df|home|ai|tabs|combobox|input|button|alert|modal|drawer|badge)-/;
  const read = files.flatMap((file, index) =>
    file.endsWith('.css')
      ? [...(texts[index] ?? '').matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
      : [],
  );
  expect([...new Set(read)].filter((name) => !declared.has(name) && !foreign.test(name))).toEqual(
    [],
  );
});
