import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { contractModules } from '../src/build/contractModules';

/* `npm run mocks:pack` builds shop-assistant-mock-server-VERSION.tgz: the mock backend as a package that another
   repository installs and runs with `npx mock-server`. `-- --check` also installs it in an empty folder and requests
   the catalogue. */

const NAME = 'shop-assistant-mock-server';
const FOLDER = resolve('dist-api/mock-server');
/** Runtime dependencies of the package; everything else is bundled. */
const DEPENDENCIES = ['ajv', 'ajv-formats', 'dayjs', 'fflate', 'msw', 'srvx', 'valibot', 'xlsx'];

const TYPES = `import type { HttpHandler } from 'msw';

export * from './contract';

/** The mock backend: MSW handlers over an in-memory database. */
export interface MockBackend {
  handlers: HttpHandler[];
  /** The calls below /__mock/ as functions. */
  controls: Record<string, (body?: unknown) => unknown>;
}
export interface MockBackendOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Whether long lists are validated by a sample of their entries. */
  sampling: boolean;
  /** Path that the paths of the operations follow, such as /v1. */
  basePath?: string;
}
export function createBackend(options: MockBackendOptions): MockBackend;
/** Demo accounts, by role. */
export const ACCOUNTS: Record<string, { email: string; password: string; store: string | null }>;
`;

interface PackageFile {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const node = (args: readonly string[], cwd: string) =>
  execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

/** npm itself, without a shell: the same on every system. */
function npm(args: readonly string[], cwd: string): string {
  const path = process.env['npm_execpath'];
  if (path === undefined) throw new Error('Start this with npm run mocks:pack');
  return node([path, ...args], cwd);
}

async function pack(): Promise<string> {
  const own = JSON.parse(await readFile('package.json', 'utf8')) as PackageFile;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [contractModules()],
    resolve: { alias: { '~mocks': resolve('mocks'), '~': resolve('src') } },
    build: {
      outDir: join(FOLDER, 'dist'),
      ssr: true,
      target: 'node20',
      rolldownOptions: {
        input: { server: resolve('mocks/server.ts'), index: resolve('mocks/package.ts') },
      },
    },
    ssr: { external: DEPENDENCIES },
  });
  const server = join(FOLDER, 'dist/server.js');
  await writeFile(server, `#!/usr/bin/env node\n${await readFile(server, 'utf8')}`);
  await cp('public/mock-frames', join(FOLDER, 'public/mock-frames'), { recursive: true });
  await cp('openapi.yaml', join(FOLDER, 'openapi.yaml'));
  await cp('src/contract/schema.gen.ts', join(FOLDER, 'dist/contract.d.ts'));
  await writeFile(join(FOLDER, 'dist/index.d.ts'), TYPES);
  await cp('mocks/README.md', join(FOLDER, 'README.md'));
  const versions = { ...own.devDependencies, ...own.dependencies };
  const manifest = {
    name: NAME,
    version: own.version,
    type: 'module',
    bin: { 'mock-server': 'dist/server.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './contract': { types: './dist/contract.d.ts' },
      './openapi.yaml': './openapi.yaml',
    },
    engines: own.engines,
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, versions[name]])),
  };
  await writeFile(join(FOLDER, 'package.json'), JSON.stringify(manifest, null, 2));
  return resolve(npm(['pack', '--silent', '--pack-destination', process.cwd()], FOLDER));
}

/** Installs the tarball in an empty folder and runs it like another repository would. */
async function check(tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mock-server-'));
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  npm(['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', tarball], folder);
  await writeFile(
    join(folder, 'check.mjs'),
    `import { getResponse } from 'msw';
import { createBackend } from '${NAME}';
const { handlers } = createBackend({ storage: null, sampling: false });
const request = new Request('https://api.example/client/productlist', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{"token":"lista-donpepe"}',
});
const { data } = await (await getResponse(handlers, request)).json();
console.log(data.length + ' products');
`,
  );
  console.log(node(['check.mjs'], folder));
  console.log(npm(['exec', '--', 'mock-server', '--help'], folder).split('\n')[0]);
  await rm(folder, { recursive: true });
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const tarball = await pack();
console.log(tarball);
if (values.check) await check(tarball);
