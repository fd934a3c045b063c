import { resolve } from 'node:path';

import { runnerImport, type Plugin } from 'vite';

const MODULES = ['mocks/contract/openapi.ts', 'mocks/contract/operationRows.ts'];

/**
 * Evaluates what the mock backend reads of openapi.yaml at build time, in Node, and replaces the modules with the JSON of
 * their exports: the browser needs neither the file nor a YAML parser.
 */
export function contractModules(): Plugin {
  const files = new Set(MODULES.map((file) => resolve(file)));
  return {
    name: 'contract-modules',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'warn',
        resolve: { alias: { '~': resolve('src') } },
      });
      this.addWatchFile(resolve('openapi.yaml'));
      return Object.entries(module)
        .map(([name, value]) => {
          // Browsers parse JSON faster than a literal.
          const json = JSON.stringify(JSON.stringify(value));
          return `export const ${name} = JSON.parse(${json});`;
        })
        .join('\n');
    },
  };
}
