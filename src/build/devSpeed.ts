/** What makes `npm start` fast: packages and files prepared while the browser starts, and fewer requests. */
import { resolve } from 'node:path';

import { rolldown } from 'rolldown';
import type { Plugin, UserConfig } from 'vite';

import { contractModules } from './contractModules.ts';
import { at, basePath, MOCK_BACKEND, MOCK_BACKEND_ID } from './paths.ts';

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
      handler: () => at('node_modules/recharts/umd/Recharts.js'),
    },
  };
}

/** What every first page loads. */
const WARM_FILES = [
  'src/main.tsx',
  // The router plugin is slow to split them.
  'src/routes/**/*.tsx',
  'src/components/staffLayout/StaffLayout.tsx',
  ...(process.env['BACKEND'] ? [] : [MOCK_BACKEND]),
].map((path) => `./${path}`);

/** Requests the mock backend together with the entry while developing, as the page's start script does in a build. */
export function earlyMocks(): Plugin {
  return {
    name: 'early-mocks',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', async: true, src: basePath() + MOCK_BACKEND },
        injectTo: 'head',
      },
    ],
  };
}

/**
 * Serves the modules of the mock backend as one while developing: a hundred requests less until the first screen. A change
 * in any of them reloads the page. What they import of `src` stays apart, where the screens share its state.
 */
export function mocksInOneModule(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'mocks-in-one-module',
    apply: (_config, { command }) => command === 'serve' && !process.env['VITEST'],
    enforce: 'pre',
    async load(id) {
      if (id !== MOCK_BACKEND_ID) return null;
      const bundle = await rolldown({
        input: MOCK_BACKEND_ID,
        external: /^(~\/|[a-z@])/,
        resolve: { alias: { '~mocks': at('mocks') } },
        plugins: [contractModules()],
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
      const served = this.environment.moduleGraph.getModuleById(MOCK_BACKEND_ID);
      return served && files.includes(resolve(file)) ? [...modules, served] : undefined;
    },
  };
}

/** Loads each icon on its own while developing: preparing the package's index of 6,000 icons takes seconds. */
export function singleIcons(): Plugin {
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

/** The development server's settings. */
export const devSpeed = {
  optimizeDeps: {
    // Skips the scan for packages, which takes a second: BROWSER_PACKAGES names them all. Add new ones there.
    entries: ['!**/*'],
    include: BROWSER_PACKAGES,
    exclude: ['@tabler/icons-react'],
    // Does not wait for a second optimization pass.
    holdUntilCrawlEnd: false,
    rolldownOptions: { plugins: [chartsInOneFile()] },
  },
  server: {
    port: 5173,
    // Translated while the browser starts.
    warmup: { clientFiles: WARM_FILES },
  },
} satisfies UserConfig;
