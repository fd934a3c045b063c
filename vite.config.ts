import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What public/ holds for the builds with mocks only; a production build must not carry it. */
const MOCK_FILES = ['mockWorker.js', 'mockServiceWorker.js', 'mock-frames'];

function withoutMockFiles(): Plugin {
  let outDir = '';
  return {
    name: 'without-mock-files',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    async closeBundle() {
      await Promise.all(
        MOCK_FILES.map((file) => rm(resolve(outDir, file), { force: true, recursive: true })),
      );
    },
  };
}

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
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(file));
      });
    },
  };
}

/** Parts of the component library that load together: what all of it stands on, text fields, buttons. */
const MANTINE_GROUPS = [
  {
    name: 'mantine',
    test: /@mantine[\\/]core[\\/]esm[\\/](core[\\/](?!utils[\\/](create-scoped|find-element)|.*use-mantine-color-scheme\.mjs)|components[\\/]UnstyledButton[\\/])/,
  },
  {
    name: 'fields',
    test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](CloseButton|Input|InputBase|TextInput)[\\/]/,
  },
  {
    name: 'buttons',
    test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](ActionIcon|Button|Loader|Transition)[\\/]/,
  },
];

/**
 * Small modules that screens, above all the shopper's, need together: in thirty files of half a kilobyte each they
 * cost a phone many round trips. A module's dependencies join the first group that reaches them, so what the staff's
 * screens need too stands before what only a shopper's do.
 */
const SHARED_GROUPS = [
  { name: 'query', test: /@tanstack[\\/](react-query|query-core)[\\/]/ },
  {
    name: 'footer',
    test: /src[\\/]components[\\/]Footer|@tabler[\\/]icons-react[\\/].*(defaultAttributes|createReactComponent|IconBrand)/,
  },
  {
    name: 'values',
    test: /src[\\/](lib[\\/](text|money|dates)\.|domain[\\/](typedNumbers|verdict|products[\\/]units|orders[\\/](orderStatus|orderTotals|orderRules|concepts))\.|components[\\/]orders[\\/]StatusBadge)/,
  },
  {
    name: 'rows',
    test: /src[\\/]ui[\\/]list[\\/](filterRows|sortRows|listSearch|useListSearch|useTypedText)\./,
  },
  {
    name: 'shopper',
    test: /src[\\/](components[\\/]shopper[\\/]activity|api[\\/]customerSession|domain[\\/](shopper[\\/]activities|store[\\/](homeColors|colors|theme))\.)/,
  },
  {
    name: 'shop',
    test: /src[\\/](components[\\/]shopper[\\/](CustomerFrame|Pager|QuantityField|ShopHeading|ShopSkeleton|controls|frameChat|shopColors|useSessionRecovery)|session[\\/]cart\.|domain[\\/]shopper[\\/]cart\.)/,
  },
];

/** Unit tests of what knows no browser. */
const PAGELESS_TESTS = ['src/{domain,lib}/**/*.test.ts', '{mocks,e2e}/**/*.test.ts'];

export default defineConfig(({ command, mode, isPreview }) => {
  const mocks = mode === 'mocks' || mode === 'test' || (command === 'serve' && !isPreview);
  const outDir = mode === 'mocks' ? 'dist-mocks' : 'dist';
  return {
    define: { __MOCKS__: JSON.stringify(mocks) },
    resolve: { alias: { '~mocks': at('./mocks'), '~': at('./src') } },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/routes',
        generatedRouteTree: './src/app/routeTree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.tsx?$',
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
        },
      }),
      react(),
      runtimeConfigFile(),
      ...(mocks ? [] : [withoutMockFiles()]),
    ],
    build: {
      outDir,
      target: 'es2022',
      // What the entry needs in one file: in a score of small ones it weighs 6 kB more.
      rolldownOptions: {
        output: {
          // Every page carries the list of files to preload: without words it weighs less.
          chunkFileNames: 'a/[hash].js',
          assetFileNames: 'a/[hash][extname]',
          codeSplitting: {
            groups: [{ name: 'base', tags: ['$initial'] }, ...MANTINE_GROUPS, ...SHARED_GROUPS],
          },
        },
      },
    },
    server: { host: true, port: 5173 },
    preview: { port: 4173 },
    test: {
      // Rules and the mock backend need no page, and start in a fraction of the time without one.
      projects: [
        { extends: true, test: { name: 'rules', environment: 'node', include: PAGELESS_TESTS } },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: PAGELESS_TESTS,
          },
        },
      ],
      setupFiles: ['./src/app/testSetup.ts'],
      restoreMocks: true,
    },
  };
});
