import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { generateDtsBundle } from 'dts-bundle-generator';
import { build } from 'vite';

import { contractModules } from '../../src/build/contractModules';

/* `npm run mocks:pack` builds shop-assistant-mock-server-VERSION.tgz: the mock backend and the contract kit as a package
   that another repository installs and runs with `npx mock-server` and `npx contract --host`. `-- --check` also installs
   it in an empty folder, requests the catalogue, and runs the contract cases of a tag against its mock server. */

const NAME = 'shop-assistant-mock-server';
const FOLDER = resolve('dist-api/mock-server');
/** Runtime dependencies of the package; everything else is bundled. */
const DEPENDENCIES = ['ajv', 'ajv-formats', 'dayjs', 'fflate', 'msw', 'srvx', 'valibot', 'xlsx'];

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

/** The declarations of what the package exports, in one file that imports packages only. */
function declarations(): string {
  const entry = { filePath: 'mocks/server/package.ts', output: { exportReferencedTypes: false } };
  const [text = ''] = generateDtsBundle([entry], { preferredConfigPath: 'tsconfig.json' });
  return text;
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
        input: {
          server: resolve('mocks/server/server.ts'),
          kit: resolve('mocks/contract-kit/run/cli.ts'),
          index: resolve('mocks/server/package.ts'),
        },
      },
    },
    ssr: { external: DEPENDENCIES },
  });
  for (const command of ['server', 'kit']) {
    const file = join(FOLDER, `dist/${command}.js`);
    await writeFile(file, `#!/usr/bin/env node\n${await readFile(file, 'utf8')}`);
  }
  for (const files of ['public/mock-frames', 'public/mock-pictures']) {
    await cp(files, join(FOLDER, files), { recursive: true });
  }
  await cp('openapi.yaml', join(FOLDER, 'openapi.yaml'));
  await cp('src/contract/schema.gen.ts', join(FOLDER, 'dist/contract.d.ts'));
  await writeFile(join(FOLDER, 'dist/index.d.ts'), declarations());
  await cp('mocks/server/PACKAGE.md', join(FOLDER, 'README.md'));
  // Links to other documents of the repository become text.
  const guide = await readFile('mocks/README.md', 'utf8');
  const local = guide.replace('contract-kit/README.md', 'GUIDE.md');
  await writeFile(join(FOLDER, 'MOCKS.md'), local.replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1'));
  await cp('mocks/contract-kit/README.md', join(FOLDER, 'GUIDE.md'));
  await cp('mocks/contract-kit/accounts.example.json', join(FOLDER, 'accounts.example.json'));
  const versions = { ...own.devDependencies, ...own.dependencies };
  const manifest = {
    name: NAME,
    version: own.version,
    type: 'module',
    bin: { 'mock-server': 'dist/server.js', contract: 'dist/kit.js' },
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

/** Starts the installed mock server and runs the contract cases of the orders against it. */
async function runContract(folder: string): Promise<void> {
  const bin = (command: string) => join(folder, 'node_modules/.bin', command);
  const server = spawn(bin('mock-server'), ['--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => {
        const found = /on (http:\S+)/.exec(text.toString())?.[1];
        if (found !== undefined) resolve(found);
      });
      server.once('exit', () => reject(new Error('The mock server did not start')));
    });
    const accounts = join(folder, 'node_modules', NAME, 'accounts.example.json');
    const options = ['--host', url, '--accounts', accounts, '--only', 'orders'];
    const report = npm(['exec', '--', 'contract', ...options], folder);
    console.log(report.split('\n').slice(-2).join('\n'));
  } finally {
    server.kill();
  }
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
  await writeFile(
    join(folder, 'types.ts'),
    `import { ACCOUNTS, CATALOGUE_TOKENS, createBackend, CUSTOMER_LINKS, DEMO_ORDERS, HttpServer } from '${NAME}';
import type { paths } from '${NAME}/contract';
const email: string = ACCOUNTS.storeAdmin.email;
const { controls } = createBackend({ storage: null, sampling: false });
void controls.addFault({ operationId: 'saveOrder', status: 500 });
// @ts-expect-error No operation has this name.
void controls.addFault({ operationId: 'saveOrders', status: 500 });
export const used: unknown[] = [email, CATALOGUE_TOKENS, createBackend, CUSTOMER_LINKS, DEMO_ORDERS, HttpServer];
export type Login = paths['/user/login']['post'];
`,
  );
  const compiler = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    'types.ts',
  ];
  node([resolve('node_modules/typescript/bin/tsc'), ...compiler], folder);
  await runContract(folder);
  await rm(folder, { recursive: true });
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const tarball = await pack();
console.log(tarball);
if (values.check) await check(tarball);
