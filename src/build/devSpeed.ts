/** What makes `npm start` fast: packages are prepared while the browser starts, and icons load one by one. */
import type { Plugin, UserConfig } from 'vite';

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
  },
} satisfies UserConfig;
