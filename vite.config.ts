import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite';

import { backendOf } from './src/build/backend.ts';
import { chunksByView } from './src/build/chunks.ts';
import { contractModules } from './src/build/contractModules.ts';
import { deployable, namedBuild } from './src/build/deploy.ts';
import { devSpeed, singleIcons } from './src/build/devSpeed.ts';
import { at, basePath } from './src/build/paths.ts';
import { quickPreview, runtimeConfigFile } from './src/build/preview.ts';
import { startPage } from './src/build/startPage.ts';
import { namedWidths } from './src/build/widths.ts';

/** The oldest browsers that the build runs in; newer syntax is translated. `e2e/tools/compat.ts` holds the built-ins to it. */
const BROWSERS = ['chrome98', 'edge98', 'firefox104', 'safari16.4'];

/** Older styles are not translated: what they lack changes how the page looks, not what it does. */
const STYLE_BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari16.4'];

/**
 * Hashed file names, short and without words: every page lists them all. In base 36 none begins with "-", and no two
 * differ by case only.
 */
const HASHED = {
  hashCharacters: 'base36',
  chunkFileNames: 'a/[hash:7].js',
  assetFileNames: 'a/[hash:7][extname]',
} as const;

const backend = process.env['BACKEND'];

const hasMocks = ({ command, mode, isPreview }: ConfigEnv) =>
  mode === 'mocks' || mode === 'test' || (command === 'serve' && !isPreview && !backend);

/** Options of the build and of its survey (see `chunksByView`); the plugins that process the output are added below. */
function application(env: ConfigEnv) {
  const { mode } = env;
  const mocks = hasMocks(env);
  return {
    base: basePath(),
    define: { __MOCKS__: JSON.stringify(mocks) },
    resolve: {
      alias: [
        { find: '~mocks', replacement: at('mocks') },
        { find: '~', replacement: at('src') },
        { find: /^tldts$/, replacement: at('mocks/browser/publicSuffixes.ts') },
      ],
    },
    plugins: [
      mocks && contractModules(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/routes',
        generatedRouteTree: './src/app/routeTree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.tsx?$',
        // Formatting takes longer than generating the file.
        enableRouteTreeFormatting: false,
        codeSplittingOptions: {
          // The HMR code would give a route that a test evaluates again the components of the page's last router.
          addHmr: mode !== 'test',
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
        },
      }),
      react(),
    ],
    css: { postcss: namedWidths },
    build: {
      outDir: mode === 'mocks' ? 'dist-mocks' : 'dist',
      target: BROWSERS,
      cssTarget: STYLE_BROWSERS,
      modulePreload: {
        // Browsers without it load the same files, later.
        polyfill: false,
        // Only the entry is in assets/: the start script of the page requests the scripts of the routes that it imports.
        resolveDependencies: (_file, files, { hostId }) =>
          hostId.startsWith('assets/') ? files.filter((file) => file.endsWith('.css')) : files,
      },
      // Without a comment in the scripts that leads to them.
      sourcemap: mocks ? false : 'hidden',
      rolldownOptions: {
        // Unused reads of properties and of globals are left out.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        // Inlines constants where they are used, so that a message is not in a chunk that all screens load.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: HASHED,
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { ...HASHED, entryFileNames: HASHED.chunkFileNames } },
    },
    ...devSpeed,
    server: { port: 5173 },
    preview: { port: 4173 },
  } satisfies UserConfig;
}

export default defineConfig((env) => {
  // A build is for production whatever the machine says, such as one that runs other programs in development.
  if (env.command === 'build') process.env['NODE_ENV'] = 'production';
  const { plugins, ...config } = application(env);
  const mocks = hasMocks(env);
  return {
    ...config,
    plugins: [
      plugins,
      chunksByView(() => application(env)),
      runtimeConfigFile(),
      quickPreview(),
      namedBuild(),
      startPage({ sendsMainLoad: !mocks }),
      singleIcons(),
      ...(backend ? [backendOf(backend)] : []),
      ...(mocks ? [] : [deployable()]),
    ],
  };
});
