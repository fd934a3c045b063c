import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

const SCRIPT = fileURLToPath(new URL('start.ts', import.meta.url));

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

/** Placeholder of the script in index.html. */
const PLACE = '<!-- start -->';

/** The tag of the entry script in a build; the development server has several module scripts, which stay in their order. */
const ENTRY_TAG = /<script type="module" crossorigin[^>]*><\/script>/;

/** The inline script: the same text for every build, so that a content security policy can name its hash. */
export async function startScript(): Promise<string> {
  const bundle = await rolldown({
    input: SCRIPT,
    platform: 'browser',
    resolve: { alias: { '~': SOURCES } },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}

/** The source of a content security policy that allows the inline script. */
export async function startScriptHash(): Promise<string> {
  return `'sha256-${createHash('sha256')
    .update(await startScript())
    .digest('base64')}'`;
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The files of a screen: those of `names` with everything they import, without those of `loaded`. */
function filesOf(
  chunks: ReadonlyMap<string, Chunk>,
  names: readonly string[],
  loaded: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name) || loaded.has(name)) continue;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) {
      if (!loaded.has(style)) files.add(style);
    }
    waiting.push(...chunk.imports);
  }
  return files;
}

/** The split code of a route file and of the layout file around it: `_staff/home.tsx` and `_staff.tsx`. */
const SPLIT_ROUTE = /\/src\/routes\/(?:(_\w+)\/)?([^/]+)\.tsx\?tsr-split=/;

/** The mock backend of a build with mocks, which every route starts with. */
const MOCKS = /\/mocks\/browser\.ts$/;

/**
 * Inlines `start.ts` with what it needs to know of the build: which files each route loads, by the first segment of its
 * path.
 */
export function start({ backend }: { backend: boolean }): Plugin {
  let base = '/';
  return {
    name: 'start',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files: string[] = [];
        const routes: Record<string, number[]> = {};
        const chunks = new Map<string, Chunk>();
        const entries: string[] = [];
        const mocks: string[] = [];
        const byRoute = new Map<string, { layout: string | undefined; chunks: string[] }>();
        // The development server has no bundle: it names no files.
        for (const chunk of Object.values(bundle ?? {})) {
          if (chunk.type !== 'chunk') continue;
          chunks.set(chunk.fileName, chunk);
          if (chunk.isEntry) entries.push(chunk.fileName);
          for (const id of chunk.moduleIds) {
            if (MOCKS.test(id.replaceAll('\\', '/'))) mocks.push(chunk.fileName);
            const [, layout, name = ''] = SPLIT_ROUTE.exec(id.replaceAll('\\', '/')) ?? [];
            if (!name) continue;
            const known = byRoute.get(name) ?? { layout, chunks: [] };
            byRoute.set(name, { layout, chunks: [...known.chunks, chunk.fileName] });
          }
        }
        const loaded = filesOf(chunks, entries);
        for (const [name, route] of byRoute) {
          if (name.startsWith('_')) continue;
          const layout = route.layout ? (byRoute.get(route.layout)?.chunks ?? []) : [];
          const segment = name === 'index' ? '' : (name.split('.')[0] ?? '');
          routes[segment] = [
            ...filesOf(chunks, [...layout, ...route.chunks, ...mocks], loaded),
          ].map((file) => {
            if (!files.includes(file)) files.push(file);
            return files.indexOf(file);
          });
        }
        const data = JSON.stringify({ base, files, routes, backend }).replaceAll('<', '\\u003c');
        const script = await startScript();
        // The entry script first: the browser requests it before the rest of the page has arrived.
        const [entry = ''] = ENTRY_TAG.exec(html) ?? [];
        return html
          .replace(entry, '')
          .replace(
            PLACE,
            () =>
              `${entry}<script type="application/json" id="start">${data}</script><script>${script}</script>`,
          );
      },
    },
  };
}
