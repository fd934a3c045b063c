import { basename, resolve } from 'node:path';

import { runnerImport, type Plugin } from 'vite';

/** The modules of `mocks/inlined.ts`. */
const FILES =
  /[/\\]mocks[/\\](contract-kit[/\\]openapi|contract[/\\]operationRows|database[/\\]stateVersion)\.ts$/;

type Exports = Record<string, unknown>;

const evaluate = () =>
  runnerImport<Record<string, Exports>>(resolve('mocks/inlined.ts'), {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': resolve('src') } },
  });

/**
 * Evaluates what the mock backend derives from openapi.yaml and its seed at build time, in Node, and replaces the modules with
 * the JSON of their exports: the browser needs neither the files nor a YAML parser.
 */
export function contractModules(): Plugin {
  let evaluated: ReturnType<typeof evaluate> | null = null;
  return {
    name: 'contract-modules',
    enforce: 'pre',
    configureServer() {
      // Takes a second, which the server has while it prepares the packages.
      evaluated = evaluate();
      evaluated.catch(() => undefined);
    },
    watchChange() {
      evaluated = null;
    },
    load: {
      filter: { id: FILES },
      async handler(id) {
        evaluated ??= evaluate();
        const { module, dependencies } = await evaluated;
        for (const file of ['openapi.yaml', ...dependencies]) this.addWatchFile(resolve(file));
        return Object.entries(module[basename(id, '.ts')] ?? {})
          .map(([name, value]) => {
            // Browsers parse JSON faster than a literal.
            const json = JSON.stringify(JSON.stringify(value));
            return `export const ${name} = JSON.parse(${json});`;
          })
          .join('\n');
      },
    },
  };
}
