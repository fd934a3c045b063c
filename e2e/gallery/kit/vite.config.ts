import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { at } from '../../../src/build/paths.ts';
import { namedWidths } from '../../../src/build/widths.ts';

/** The page of the kit: no part of the application's build. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: at('node_modules/.vite/kit'),
  define: { __MOCKS__: 'true' },
  resolve: {
    alias: [
      { find: '~mocks', replacement: at('mocks') },
      { find: '~', replacement: at('src') },
    ],
  },
  plugins: [react()],
  css: { postcss: namedWidths },
  build: { outDir: at('dist-kit'), emptyOutDir: true },
});
