import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { developmentConfiguration } from './mocks/configuration.ts';
import { contractModules } from './src/build/contractModules.ts';
import { startPage } from './src/build/startPage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What public/ holds for the builds with mocks only; a production build must not carry it. */
const MOCK_FILES = ['mockWorker.js', 'mockServiceWorker.js', 'mock-frames'];

/** Source maps of a production build, beside its folder: kept for error reports, never served. */
const MAPS_DIR = 'dist-maps';

/** Files from this size on get compressed copies beside them, in bytes. */
const COMPRESSED_FROM = 1000;

const TEXT_FILE = /\.(js|css|html|svg|json)$/;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < COMPRESSED_FROM) return;
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)]);
}

/**
 * Turns the output of a production build into what a host serves: without mock files, the development configuration as
 * an example only, source maps in a folder of their own, compressed copies of texts.
 */
function deployable(): Plugin {
  let outDir = '';
  return {
    name: 'deployable',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    async closeBundle() {
      const mapsDir = resolve(dirname(outDir), MAPS_DIR);
      await Promise.all(
        [...MOCK_FILES.map((file) => join(outDir, file)), mapsDir].map((path) =>
          rm(path, { force: true, recursive: true }),
        ),
      );
      await rename(join(outDir, 'config.json'), join(outDir, 'config.example.json'));
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.map(async (file) => {
          if (file.endsWith('.map')) {
            await mkdir(dirname(join(mapsDir, file)), { recursive: true });
            await rename(join(outDir, file), join(mapsDir, file));
          } else if (TEXT_FILE.test(file)) await compress(join(outDir, file));
        }),
      );
    },
  };
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: at('.'), encoding: 'utf8' }).trim();

/**
 * The commit and its date, such as "1a2b3c4 2026-11-21": the same for every build of the same input. `BUILD_ID` replaces
 * it where git's folder is not there; without both it is the package's version.
 */
function buildId(): string {
  const given = process.env['BUILD_ID'];
  if (given) return given;
  try {
    // A source archive inside another repository must not take that repository's commit.
    if (!existsSync(at('./.git'))) throw new Error('no repository');
    const changed = git('status', '--porcelain') === '' ? '' : '+';
    return `${git('rev-parse', 'HEAD').slice(0, 7)}${changed} ${git('log', '-1', '--format=%cs')}`;
  } catch {
    const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8')) as {
      version: string;
    };
    return `v${version}`;
  }
}

/** Names the build in the page, not in a script: files that did not change keep their names and stay cached. */
function namedBuild(): Plugin {
  return {
    name: 'named-build',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: buildId() }, injectTo: 'head' },
    ],
  };
}

/** `VITE_BASE=/app/` builds for a folder of a host instead of its root. */
function basePath(): string {
  const inner = (process.env['VITE_BASE'] ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The oldest browsers that the build runs in; newer syntax is translated. `e2e/compat.ts` holds the built-ins to it. */
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari16.4'];

/**
 * `CONFIG_FILE=… vite preview` serves that file as /config.json: one build, any environment. `CONTENT_POLICY` is sent as
 * the pages' content security policy.
 */
function runtimeConfigFile(): Plugin {
  return {
    name: 'runtime-config-file',
    configurePreviewServer(server) {
      const { CONFIG_FILE: file, CONTENT_POLICY: policy } = process.env;
      if (policy) {
        server.middlewares.use((_request, response, next) => {
          response.setHeader('content-security-policy', policy);
          next();
        });
      }
      if (!file) return;
      server.middlewares.use(`${basePath()}config.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(file));
      });
    },
  };
}

/** Files whose names change with their content. */
const HASHED_FILE = /^\/(a|assets)\/[^?]+/;

/**
 * Lets browsers keep what `vite preview` serves as the hosts of a deployment do, and does not compress every answer anew,
 * which takes longer than to send it within the machine.
 */
function quickPreview(): Plugin {
  return {
    name: 'quick-preview',
    configurePreviewServer({ middlewares, config: { root, build } }) {
      const outDir = resolve(root, build.outDir);
      middlewares.use((request, response, next) => {
        delete request.headers['accept-encoding'];
        const [file] = HASHED_FILE.exec(request.url ?? '') ?? [];
        // Any other path is answered with the page.
        if (file !== undefined && existsSync(join(outDir, file))) {
          response.setHeader('cache-control', 'max-age=31536000, immutable');
        }
        next();
      });
    },
  };
}

/** The parts of the configuration that the mock server fills in; none for any other backend. */
async function mockPartsOf(origin: string): Promise<Record<string, object>> {
  try {
    const answer = await fetch(`${origin}/__mock/configuration`);
    if (!answer.ok) return {};
    const { data } = (await answer.json()) as { data: Record<string, object> };
    return data;
  } catch {
    return {};
  }
}

/**
 * `BACKEND=URL vite` serves the application against that backend, without mocks. The mock server also says where its third
 * parties are; any other backend goes with those of the configuration.
 */
function backendOf(url: string): Plugin {
  return {
    name: 'backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (request, response) => {
        const config: object = JSON.parse(
          readFileSync(process.env['CONFIG_FILE'] ?? 'public/config.json', 'utf8'),
        );
        const host = request.headers.host ?? 'localhost';
        void mockPartsOf(new URL(url).origin).then((parts) => {
          response.setHeader('content-type', 'application/json');
          return response.end(JSON.stringify(developmentConfiguration(config, host, url, parts)));
        });
      });
    },
  };
}

/** What the screens and the mock backend import of the packages, prepared before the first page asks for it. */
const BROWSER_PACKAGES = [
  '@mantine/charts',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/dropzone',
  '@mantine/hooks',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'ajv-formats',
  'ajv/dist/2020',
  'dayjs',
  'dayjs/locale/es',
  'dayjs/plugin/customParseFormat',
  'dompurify',
  'fflate',
  'msw',
  'msw/browser',
  'openapi-fetch',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'uqr',
  'valibot',
  'xlsx',
];

/** Prepares the charts from the package's own bundle: the 320 modules of its source are a third of all of them. */
function chartsInOneFile(): Plugin {
  return {
    name: 'charts-in-one-file',
    resolveId: {
      filter: { id: /^recharts$/ },
      handler: () => at('./node_modules/recharts/umd/Recharts.js'),
    },
  };
}

/** What every first page loads. */
const WARM_FILES = [
  'src/main.tsx',
  // Their code is split by slow code of the router's.
  'src/routes/**/*.tsx',
  'src/components/staffFrame/StaffFrame.tsx',
  ...(process.env['BACKEND'] ? [] : ['mocks/browser.ts']),
].map((path) => `./${path}`);

/** Loads the mock backend beside the entry while developing, as `start` does in a build. */
function earlyMocks(): Plugin {
  return {
    name: 'early-mocks',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', async: true, src: `${basePath()}mocks/browser.ts` },
        injectTo: 'head',
      },
    ],
  };
}

/**
 * Serves the modules of the mock backend as one while developing: a hundred requests less until the first screen. A change
 * in any of them reloads the page. What they import of `src` stays apart, where the screens share its state.
 */
function mocksInOneModule(): Plugin {
  const entry = at('./mocks/browser.ts');
  let files: readonly string[] = [];
  return {
    name: 'mocks-in-one-module',
    apply: (_config, { command }) => command === 'serve' && !process.env['VITEST'],
    enforce: 'pre',
    async load(id) {
      if (resolve(id) !== entry) return null;
      const bundle = await rolldown({
        input: entry,
        external: /^(~\/|[a-z@])/,
        resolve: { alias: { '~mocks': at('./mocks') } },
      });
      const { output } = await bundle.generate({
        format: 'es',
        codeSplitting: false,
        sourcemap: true,
      });
      await bundle.close();
      const [{ code, map, moduleIds }] = output;
      files = moduleIds;
      return { code, map };
    },
    hotUpdate({ file, modules }) {
      const served = this.environment.moduleGraph.getModuleById(entry);
      return served && files.includes(resolve(file)) ? [...modules, served] : undefined;
    },
  };
}

/** Loads each icon on its own while developing: preparing the package's index of 6,000 icons takes seconds. */
function singleIcons(): Plugin {
  const icons = '@tabler/icons-react';
  return {
    name: 'single-icons',
    apply: (_config, { command }) => command === 'serve' && !process.env['VITEST'],
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: icons },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from '@tabler\/icons-react';/g, (text, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import ${name} from '${icons}/dist/esm/icons/${name}.mjs';`)
            .join('')
            // The lines below keep their numbers.
            .concat(text.replaceAll(/[^\n]/g, '')),
        ),
    },
  };
}

/** Modules of src/, by regular expressions of their paths. */
const source = (...paths: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The code that is split off routes: component and loader. Their ids carry a query. */
const routes = (...paths: string[]) => source(`routes/(${paths.join('|')})\\.tsx\\?`);

const mantine = (...components: string[]) =>
  new RegExp(
    `@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](${components.join('|')})[\\\\/]`,
  );

const anyOf =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * Scripts in few files: each costs a round trip and a preload element, and small ones compress badly. A group holds the
 * modules that it names with their dependencies, except those of the groups before it. What the first views of several
 * screens share comes first, then the screens, then what other screens share. `npm run size` shows what a screen loads.
 */
const CHUNK_GROUPS = [
  // The entry script.
  { name: 'base', tags: ['$initial' as const] },
  // What saves need: all screens but the shopper's home, before the first press.
  {
    name: 'saves',
    test: anyOf(
      source(
        'api/(mutation|lostAnswers)',
        'domain/mergeChanges',
        'components/forms/toastSaved',
        'ui/form/useSingleFlight',
      ),
      /@tanstack[\\/](react-query[\\/].*useMutation\.|query-core[\\/].*mutationObserver)/,
    ),
  },
  // Text fields: all screens but the shopper's home.
  {
    name: 'fields',
    test: mantine('Input|InputBase|TextInput'),
  },
  // The styles of fields, which a list has before its filters.
  {
    name: 'fieldStyles',
    test: anyOf(source('ui/styles/fields'), /@mantine[\\/]core[\\/]styles[\\/](Input|Stack)\.css/),
  },
  // Selects: the shopper's catalogue and many staff screens.
  { name: 'select', test: mantine('NativeSelect') },
  // The tabs of the shopper's order and of most staff screens.
  {
    name: 'tabs',
    test: anyOf(
      mantine('Tabs'),
      source('ui/styles/tabs'),
      /@mantine[\\/]core[\\/]styles[\\/]Tabs\.css/,
    ),
    minShareCount: 2,
  },
  // The screens with the component library.
  {
    name: 'ui',
    test: anyOf(
      source('ui/MantineRoot'),
      /@mantine[\\/]core[\\/]esm[\\/]core[\\/](?!utils[\\/](create-scoped|find-element))/,
      mantine('UnstyledButton', 'Loader'),
      /@tanstack[\\/]react-router[\\/].*useLocation/,
    ),
  },
  // The staff's lists and orders, the shopper's catalogue and order.
  {
    name: 'values',
    test: anyOf(
      source(
        'lib/(text|money|dates)\\.',
        'components/(orders/StatusBadge|InternalLink|QuantityField)',
        'contract/shapes',
      ),
      source(
        'domain/(verdict|messages|typedNumbers|photoSize|products/(units|productTags)|shopper/(contact|clients))',
      ),
      source('domain/orders/(orderStatus|orderTotals|orderRules|concepts|amounts|quantities)'),
      source(
        'ui/(AfterFirstView|ReasonTooltip|focusAfterRemoval|afterLoadingOverlay|useBarHeight)',
        'session/typedTexts',
      ),
      source(
        'ui/list/(filterRows|sortRows|listSearch|useClearGuard|useListSearch|useTypedText|UnreadableRows|Pages)',
      ),
      /@tanstack[\\/]react-query[\\/].*use(Suspense)?Query\./,
      // What every icon needs, and those of the store's networks.
      /@tabler[\\/]icons-react[\\/].*(createReactComponent|defaultAttributes|IconBrand|IconMapPin\.)/,
      // Of most components of the library, and of the tabs of the shopper's order.
      /@mantine[\\/]hooks[\\/].*use-uncontrolled/,
    ),
  },
  { name: 'orders', test: routes('_staff', '_staff/orderlist') },
  { name: 'signIn', test: routes('_auth', '_auth/login') },
  // The shopper's home, catalogue and order.
  {
    name: 'shopper',
    test: source(
      'api/customerSession',
      'domain/store/(homeColors|theme\\.|hashtag|languages)',
      'domain/shopper/activities',
      'components/(LinkButton|shopper/(CustomerDetailsButton|ShopTheme|shopColors))',
      'domain/photoSize',
    ),
  },
  { name: 'home', test: routes('index', 's\\..*', 'homeclient\\..*') },
  // The frame of the catalogue and the order, what both show, and each of them.
  {
    name: 'shop',
    test: anyOf(
      routes('_customer'),
      source(
        'components/shopper/(EmptyList|QuantityFieldSaves|FinishOrderButton|ProductPhoto|ShopHeading|ShopTable|OrderOutcomeBox|useSessionRecovery|useStoreLang)',
        'api/customer(Catalogue|Order|OrderSaves)\\.',
        'domain/products/prices',
      ),
    ),
  },
  { name: 'catalogue', test: routes('_customer/productlist.*') },
  { name: 'summary', test: routes('_customer/orderstatus.*') },
  // Text fields, tabs and tables, icons, requests and rules of the other staff screens.
  {
    name: 'staff',
    test: anyOf(
      mantine('Badge|Paper|Table'),
      source(
        'api/(?!orderSaves)',
        'domain/(session/tabs|store/(?!colorPairs|themeColors)|payments/)',
      ),
      source('components/forms/FormTabs', 'ui/(BusyButton|styles/screens)'),
      source('lib/typedDates', 'domain/orders/homeOrders'),
      source(
        'domain/products/import/(models|operations)',
        'components/(LongText|BackButton|ReportFrame|contact/|clients/clientColumns|products/ProductPhoto)',
      ),
      /@tabler/,
    ),
    minShareCount: 2,
  },
  // The other form controls.
  {
    name: 'choices',
    test: anyOf(
      mantine('Textarea|Checkbox|Radio|Switch|Accordion|Combobox'),
      source('ui/form/'),
      /@floating-ui/,
    ),
    minShareCount: 2,
  },
  {
    name: 'order',
    test: anyOf(
      routes('_staff/orderdetail.*'),
      source('api/orderSaves', 'domain/orders/(?!statistics|home)', 'components/orders/PriceField'),
    ),
  },
];

/** In builds with mocks, of what the mock backend shares with the screens: otherwise it loads their scripts. */
const SHARED_WITH_MOCKS = { name: 'rules', test: source('(domain|lib)/') };

/** Unit tests of what knows no browser. */
const PAGELESS_TESTS = ['src/{domain,lib}/**/*.test.ts', '{mocks,e2e}/**/*.test.ts'];

/** Unit tests that replace modules, which stay replaced for the test files that share their worker. */
const REPLACING_TESTS = readdirSync(at('./src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(sep, '/')}`)
  .filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.mock\(/.test(readFileSync(at(file), 'utf8')),
  );

/** The tables of every load and every save with every fault: the longest tests. */
const FAULT_TESTS = [
  'src/app/loadFaults.test.tsx',
  'src/app/formsKeepTyping.test.tsx',
  'src/app/staleSaves.test.tsx',
];

export default defineConfig(({ command, mode, isPreview }) => {
  const backend = process.env['BACKEND'];
  const mocks =
    mode === 'mocks' || mode === 'test' || (command === 'serve' && !isPreview && !backend);
  const outDir = mode === 'mocks' ? 'dist-mocks' : 'dist';
  return {
    base: basePath(),
    define: { __MOCKS__: JSON.stringify(mocks) },
    resolve: {
      alias: [
        { find: '~mocks', replacement: at('./mocks') },
        { find: '~', replacement: at('./src') },
        { find: /^tldts$/, replacement: at('./mocks/publicSuffixes.ts') },
        // React has the hook that the shim brings to older versions.
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: 'use-sync-external-store/with-selector',
        },
        // The component library's own theme, which the application's replaces.
        { find: /^(\.\.?\/)+default-theme\.mjs$/, replacement: at('./src/ui/theme/theme.ts') },
      ],
    },
    plugins: [
      contractModules(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/routes',
        generatedRouteTree: './src/app/routeTree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.tsx?$',
        // It takes longer than to generate the file.
        enableRouteTreeFormatting: false,
        codeSplittingOptions: {
          // Its code gives a route that is evaluated again the components of the page's last router.
          addHmr: mode !== 'test',
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
        },
      }),
      react(),
      runtimeConfigFile(),
      quickPreview(),
      namedBuild(),
      startPage({ backend: !mocks }),
      singleIcons(),
      ...(backend ? [backendOf(backend)] : []),
      ...(mocks ? [earlyMocks(), mocksInOneModule()] : [deployable()]),
    ],
    build: {
      outDir,
      target: BROWSERS,
      modulePreload: {
        // The entry script's dynamic imports are routes, whose files `src/app/start/routeFiles.ts` requests by the one
        // list of index.html.
        resolveDependencies: (_file, files, { hostId }) =>
          hostId.startsWith('assets/') ? files.filter((file) => file.endsWith('.css')) : files,
      },
      // Without a comment in the scripts that leads to them.
      sourcemap: mocks ? false : 'hidden',
      // What the entry needs in one file: in a score of small ones it weighs 6 kB more.
      rolldownOptions: {
        output: {
          // Every page carries the list of files to preload: without words it weighs less.
          chunkFileNames: 'a/[hash].js',
          assetFileNames: 'a/[hash][extname]',
          codeSplitting: {
            groups: mocks ? [SHARED_WITH_MOCKS, ...CHUNK_GROUPS] : CHUNK_GROUPS,
          },
        },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: 'a/[hash].js', chunkFileNames: 'a/[hash].js' },
      },
    },
    optimizeDeps: {
      // Without a search of the sources for packages, which takes a second: they are all named below.
      entries: ['!**/*'],
      include: BROWSER_PACKAGES,
      exclude: ['@tabler/icons-react'],
      // Nor is a second round waited for.
      holdUntilCrawlEnd: false,
      rolldownOptions: { plugins: [chartsInOneFile()] },
    },
    server: {
      port: 5173,
      // Translated while the browser starts.
      warmup: { clientFiles: WARM_FILES },
    },
    preview: { port: 4173 },
    test: {
      // Rules and the mock backend need no page, and start in a fraction of the time without one.
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: PAGELESS_TESTS,
            // They share no state, and loading the contract's checks for each file takes half of the time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [...PAGELESS_TESTS, ...REPLACING_TESTS, ...FAULT_TESTS],
            // Making a page for each file takes a third of the time; testSetup.ts cleans up.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'replaced modules',
            environment: 'jsdom',
            include: REPLACING_TESTS,
            exclude: FAULT_TESTS,
          },
        },
        {
          extends: true,
          // Projects start in the order of their names: the longest files first.
          test: { name: 'faults', environment: 'jsdom', include: FAULT_TESTS },
        },
      ],
      // As many as there are processors: by default one is left idle.
      maxWorkers: availableParallelism(),
      setupFiles: ['./src/app/testSetup.ts'],
      restoreMocks: true,
      // Unmounts before a test file's own afterEach, which clears the session that the page reacts to.
      sequence: { hooks: 'list' },
      // No test depends on the machine's speed.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
});
