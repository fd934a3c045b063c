import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

import { factsOf } from '../domain/session/routes.ts';
import { filesByRoute } from './routeFiles.ts';

/**
 * Two groups of modules are merged into one chunk if that adds less than this to the views that do not need it, in source
 * characters times views.
 */
const IN_VAIN = 8_000;

/** Assigns each module that routes load to a chunk: modules needed by the same views share one. */
function scriptsOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> {
  const routes = [...filesByRoute(bundle)];
  const needingOf = (file: string) =>
    routes.flatMap(([name, files]) => (files.has(file) ? [name] : []));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const later = new Set(
    chunks.flatMap((chunk) => (needingOf(chunk.fileName).length === 0 ? chunk.imports : [])),
  );
  const sets = new Map<string, { views: ReadonlySet<string>; ids: string[]; size: number }>();
  for (const chunk of chunks) {
    const needing = needingOf(chunk.fileName);
    if (needing.length === 0) continue;
    // Code that a lazy part needs too stays out of a screen's chunk: the part may be of another route.
    const isShared = later.has(chunk.fileName) && !chunk.isDynamicEntry;
    // Of what several routes need, those without a budget count as one view.
    const views = new Set(
      needing.map((name) => {
        const { layout, budget } = factsOf(name) ?? {};
        if (budget === undefined)
          return needing.length > 1 ? 'others' : isShared ? `parts of ${name}` : name;
        return layout === 'home' ? 'store home' : name;
      }),
    );
    const key = [...views].join();
    const set = sets.get(key) ?? { views, ids: [], size: 0 };
    set.ids.push(...chunk.moduleIds);
    set.size += chunk.code.length;
    sets.set(key, set);
  }
  const scripts: { views: ReadonlySet<string>; ids: string[] }[] = [];
  for (const { views, ids, size } of [...sets.values()].toSorted((a, b) => b.size - a.size)) {
    const [nearest] = scripts
      .filter((script) => [...views].every((view) => script.views.has(view)))
      .toSorted((a, b) => a.views.size - b.views.size);
    if (nearest && size * (nearest.views.size - views.size) < IN_VAIN) nearest.ids.push(...ids);
    else scripts.push({ views, ids });
  }
  return new Map(scripts.flatMap(({ ids }, index) => ids.map((id) => [id, `script-${index}`])));
}

/** The modules that the entry imports are in its script. */
const ENTRY = { name: 'entry', tags: ['$initial' as const] };

/**
 * Groups modules into chunks by the first views that need them, which a build without minification finds: by static imports
 * alone every view would need the whole index file of a package.
 * @param survey configuration of that build
 */
export function chunksByView(survey: () => UserConfig): Plugin {
  return {
    name: 'chunks-by-view',
    apply: 'build',
    async config() {
      let scripts: ReadonlyMap<string, string> = new Map();
      const { plugins = [], ...config } = survey();
      const output = { codeSplitting: { groups: [ENTRY] } };
      await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        plugins: [
          plugins,
          {
            name: 'survey',
            generateBundle(_options, bundle) {
              scripts = scriptsOf(bundle);
            },
          },
        ],
        build: {
          ...config.build,
          write: false,
          minify: false,
          sourcemap: false,
          rolldownOptions: { ...config.build?.rolldownOptions, output },
        },
      });
      const shared = {
        name: (id: string) => scripts.get(id) ?? null,
        includeDependenciesRecursively: false,
      };
      return {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [ENTRY, shared] } } } },
      };
    },
  };
}
