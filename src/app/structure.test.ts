// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { contractTypes } from '../../mocks/contract/generate';
import { contractShapes } from '../../mocks/contract/shapes';

interface Contract {
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
}

/** Every TypeScript file below a folder. */
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** The texts of a file that name modules, other than those that it imports. */
const modulesIn = (file: string) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^import [^;]*;/gm, '')
      .matchAll(/['"`]([^'"`\n]*)['"`]/g),
  ]
    .map(([, text = '']) => text)
    .filter((text) => /(^|\/)(src|mocks|esm|dist)\/|\.tsx?$|node_modules/.test(text));

const yaml = readFileSync('openapi.yaml', 'utf8');
const contract = parse(yaml) as Contract;

describe('structure', () => {
  it.each(contract.tags.map(({ name }) => name))('tag %s has its api and its mock file', (tag) => {
    expect(existsSync(`src/api/${tag}.ts`)).toBe(true);
    expect(existsSync(`mocks/handlers/${tag}.ts`)).toBe(true);
    expect(existsSync(`mocks/contract-kit/cases/${tag}.ts`)).toBe(true);
  });

  it('every operation that a screen needs is called from the api file of its tag', () => {
    // The screens find products in the list, which holds every field.
    const unused = new Set(['findProductsByField']);
    const missing = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const tag = operation.tags?.[0];
        if (!operation.operationId || !tag || unused.has(operation.operationId)) return [];
        const source = readFileSync(`src/api/${tag}.ts`, 'utf8').replace(/\s+/g, '');
        return source.includes(`.${method.toUpperCase()}('${path}'`) ? [] : [operation.operationId];
      }),
    );
    expect(missing).toEqual([]);
  });

  it.each(readdirSync('src/screens'))('screen %s has one entry and its e2e file', (screen) => {
    const entries = readdirSync(`src/screens/${screen}`).filter((file) =>
      file.endsWith('Screen.tsx'),
    );
    expect(entries).toHaveLength(1);
    const users = ['staff', 'shopper', 'signedOut'];
    expect(users.filter((user) => existsSync(`e2e/${user}/${screen}.e2e.ts`))).toHaveLength(1);
  });

  it('only files of its folder import a CSS module', () => {
    const foreign = sources('src').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.module\.css)'/g)]
        .filter(([, path = '']) => !/^\.\/[^/]+$/.test(path))
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(foreign).toEqual([]);
  });

  it('every export of src is named in another file', () => {
    const configs = ['vite.config.ts', 'vitest.config.ts'];
    const texts = [...['src', 'mocks', 'e2e'].flatMap(sources), ...configs].map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    const files = new Map<string, number>();
    for (const [, text] of texts) {
      for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
    }
    const exported =
      /^export (?:async )?(?:const|let|function\*?|class|interface|type) (?<name>\w+)/gm;
    const unused = texts
      .filter(([file]) => /^src\/.*(?<!\.gen)\.tsx?$/.test(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(exported)].map(({ groups }) => [file, groups?.['name'] ?? ''] as const),
      )
      .filter(([, name]) => files.get(name) === 1);
    expect(unused).toEqual([]);
  });

  it('no two files differ only in the case of their names', () => {
    // Imports leave the ending out: "removeTags" must not find RemoveTags.tsx on a disk that ignores case.
    const names = new Set(
      ['src', 'mocks', 'e2e', 'public'].flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file.replaceAll('\\', '/').replace(/\.tsx?$/, '')}`,
        ),
      ),
    );
    const lowerCase = [...names].map((name) => name.toLowerCase());
    expect(lowerCase.filter((name, index) => lowerCase.indexOf(name) !== index)).toEqual([]);
  });

  it('no program is started as "npm" or "npx", which are scripts on Windows', () => {
    const starting = ['mocks', 'e2e']
      .flatMap(sources)
      .filter((file) => /\b(spawn|execFile)(Sync)?\(\s*'np[mx]'/.test(readFileSync(file, 'utf8')));
    expect(starting).toEqual([]);
  });

  it('route files are short: search, loader, screen', () => {
    const long = sources('src/routes').filter(
      (file) => readFileSync(file, 'utf8').split('\n').length > 40,
    );
    expect(long).toEqual([]);
  });

  it('sizes, spaces and colours of components are tokens', () => {
    // Stylesheets are checked by stylelint.
    const literal =
      /\b(?:fz|[pm][xytbrlse]?|gap|radius|bg|c|fill|color)=(?:\{['"`]?|['"])(?:\d|#|rgb|hsl)|\b(?:fontSize|color|padding|margin|background)\w*: ?['"`]?(?:\d|#|rgb|hsl)/;
    const found = sources('src').filter(
      (file) => /(?<!\.test)\.tsx$/.test(file) && literal.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('only storedValue.ts uses the browser storage', () => {
    const allowed = new Set([
      'src/lib/browser/storedValue.ts',
      // Runs before any module has loaded.
      'src/app/start/start.ts',
    ]);
    const using = sources('src').filter(
      (file) =>
        !/\.test\.tsx?$|(renderScreen|openForm|otherPerson|runStart)\.tsx?$|testSetup\.ts$/.test(
          file,
        ) &&
        !allowed.has(file) &&
        /\b(local|session)Storage\b/.test(readFileSync(file, 'utf8')),
    );
    expect(using).toEqual([]);
  });
});

describe('the build', () => {
  it.each(['vite.config.ts', ...sources('src/build')])('%s keeps no list of modules', (file) =>
    expect(modulesIn(file).length).toBeLessThanOrEqual(5),
  );

  it('chunks are made by a rule, not of modules that it names', () => {
    expect(modulesIn('src/build/chunks.ts')).toEqual([]);
  });
});

describe('the table of layers in src/build/layers.mjs', () => {
  const imports: [file: string, imported: string, allowed: boolean][] = [
    ['src/domain/orders/a.ts', '~/lib/money', true],
    ['src/domain/orders/a.ts', '../messages', true],
    ['src/domain/orders/b.ts', '~/app/queryClient', false],
    ['src/domain/orders/c.ts', '../../app/queryClient', false],
    ['src/domain/orders/d.ts', './../../ui/toast', false],
    ['src/domain/e.ts', 'react', false],
    ['src/workers/productFile/a.ts', '~/api/products', false],
    ['src/screens/home/a.tsx', './Banners', true],
    ['src/screens/home/b.tsx', '../orderlist/columns', false],
    ['src/screens/home/c.tsx', '../../../mocks/seed/accounts', false],
    ['src/app/a.ts', '~/testSupport/page', false],
    ['mocks/handlers/a.ts', '../../src/domain/verdict', true],
    ['mocks/handlers/b.ts', '../../src/api/products', false],
    ['mocks/contract-kit/a.ts', '~/contract/types', true],
    ['mocks/contract-kit/cases/a.ts', '../document', true],
    ['mocks/contract-kit/cases/b.ts', '~/domain/messages', false],
    ['mocks/contract-kit/cases/c.ts', '~/lib/dates', false],
    ['mocks/contract-kit/run/d.ts', '../../http', false],
    ['mocks/handlers/c.ts', '../contract-kit/operation', true],
    ['e2e/a.e2e.ts', '../mocks/seed/accounts', true],
    ['e2e/b.e2e.ts', '../mocks/server/httpServer', false],
    ['e2e/support/a.ts', '../../src/lib/dates', false],
  ];

  it('lets the linter refuse what a folder may not import, also by a relative path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'layers-'));
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    cpSync('src/build/layers.mjs', join(folder, 'src/build/layers.mjs'));
    for (const [file, imported] of imports) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), `export { a } from '${imported}';\n`);
    }
    const linter = resolve('node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    const refused = diagnostics.filter(({ code }) => code === 'layers(imports)');
    expect(refused.map(({ filename }) => filename).toSorted()).toEqual(
      imports.flatMap(([file, , allowed]) => (allowed ? [] : [file])).toSorted(),
    );
  });
});

describe('package-lock.json', () => {
  interface Entry {
    version: string;
    resolved?: string;
    integrity?: string;
    /** Systems of a binary package; the registry may hold some of them back. */
    os?: string[];
  }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

  it('every package comes from the public registry', () => {
    const elsewhere = entries.filter(
      ([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('every package but the binaries of other systems has its hash', () => {
    const unchecked = entries.filter(([, { integrity, os }]) => !integrity && !os);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});

describe('generated files are fresh', () => {
  it('src/contract/schema.gen.ts', async () => {
    const stored = readFileSync('src/contract/schema.gen.ts', 'utf8');
    expect(stored).toBe(await contractTypes(yaml));
  });

  it.each(Object.entries(contractShapes(yaml)))('src/contract/%s', (name, source) => {
    expect(readFileSync(`src/contract/${name}`, 'utf8')).toBe(source);
  });
});
