import { resolve } from 'node:path';

import { runnerImport, type Plugin } from 'vite';

const MODULES = [
  'mocks/contract/openapi.ts',
  'mocks/contract/operationRows.ts',
  'mocks/database/stateVersion.ts',
];

/**
 * Evaluates what the mock backend derives from openapi.yaml and its seed at build time, in Node, and replaces the modules with
 * the JSON of their exports: the browser needs neither the files nor a YAML parser.
 */
export function contractModules(): Plugin {
  const files = new Set(MODULES.map((file) => resolve(file)));
  return {
    name: 'contract-modules',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'warn',
        resolve: { alias: { '~': resolve('src') } },
      });
      for (const file of ['openapi.yaml', ...dependencies]) this.addWatchFile(resolve(file));
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
