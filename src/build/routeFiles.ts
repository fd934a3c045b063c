import type { Rolldown } from 'vite';

import { at } from './paths.ts';

/** Id of the module of the mock backend, which every route of a build with mocks starts with. */
const MOCK_BACKEND = at('mocks/browser/browser.ts').replaceAll('\\', '/');

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The split code of a route file and of the layout file around it: `_staff/home.tsx` and `_staff.tsx`. */
const SPLIT_ROUTE = /\/src\/routes\/(?:(_\w+)\/)?([^/]+)\.tsx\?tsr-split=/;

/** The files of `names` with everything they import, without those of `loaded`. */
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

/** All scripts by their files, and the files that the entry loads. */
function scriptsOf(bundle: Rolldown.OutputBundle) {
  const found = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const chunks = new Map(found.map((chunk) => [chunk.fileName, chunk]));
  const entries = found.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return { chunks, loaded: filesOf(chunks, entries) };
}

/** The files that each route loads beside the entry's, by the first segment of its path. */
export function filesByRoute(
  bundle: Rolldown.OutputBundle,
): ReadonlyMap<string, ReadonlySet<string>> {
  const { chunks, loaded } = scriptsOf(bundle);
  const mocks: string[] = [];
  const byRoute = new Map<string, { layout: string | undefined; chunks: string[] }>();
  for (const chunk of chunks.values()) {
    for (const id of chunk.moduleIds) {
      if (id === MOCK_BACKEND) mocks.push(chunk.fileName);
      const [, layout, name = ''] = SPLIT_ROUTE.exec(id.replaceAll('\\', '/')) ?? [];
      if (!name) continue;
      const known = byRoute.get(name) ?? { layout, chunks: [] };
      known.chunks.push(chunk.fileName);
      byRoute.set(name, known);
    }
  }
  const files = new Map<string, ReadonlySet<string>>();
  for (const [name, route] of byRoute) {
    if (name.startsWith('_')) continue;
    const layout = route.layout ? (byRoute.get(route.layout)?.chunks ?? []) : [];
    const segment = name === 'index' ? '' : (name.split('.')[0] ?? '');
    files.set(segment, filesOf(chunks, layout.concat(route.chunks, mocks), loaded));
  }
  return files;
}

/** The files that each part with a script of its own loads beside the entry's, by the file of that script. */
export function filesByPart(
  bundle: Rolldown.OutputBundle,
  isPart: (moduleId: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const { chunks, loaded } = scriptsOf(bundle);
  const parts = [...chunks.values()].filter(({ facadeModuleId: id }) => id !== null && isPart(id));
  return new Map(parts.map(({ fileName }) => [fileName, filesOf(chunks, [fileName], loaded)]));
}
