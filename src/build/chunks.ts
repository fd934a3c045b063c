import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

import { factsOf } from '../domain/session/routes.ts';
import { filesByPart, filesByRoute } from './routeFiles.ts';

/**
 * Two groups of modules are merged into one chunk if that adds less than this to the views that do not need it, in source
 * characters times views.
 */
const MAX_UNNEEDED = 16_000;

/**
 * The lower half of a screen, named `Lower…`, loads after its first view but without a press, and a phone may show it at
 * once: it is a view as well.
 */
const LOWER_HALF = /[/\\]Lower[A-Z]\w*\.tsx$/;

/** The view that a route shows: those without a budget count as one, the pages of a store's home are one. */
function viewOf(route: string): string {
  const { layout, budget } = factsOf(route) ?? {};
  if (budget === undefined) return 'others';
  return layout === 'home' ? 'store home' : route;
}

interface Group {
  views: ReadonlySet<string>;
  ids: string[];
  /** In source characters. */
  size: number;
}

/** Assigns each module that routes load to a chunk: modules needed by the same views share one. */
function scriptsOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> {
  const halves = filesByPart(bundle, (id) => LOWER_HALF.test(id));
  const routes = [...filesByRoute(bundle), ...halves];
  const groups = new Map<string, Group>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const needing = routes.flatMap(([name, files]) => (files.has(chunk.fileName) ? [name] : []));
    if (needing.length === 0) continue;
    let views = new Set(needing.map((name) => (halves.has(name) ? name : viewOf(name))));
    // What a single route of the others needs is its own.
    if (needing.length === 1 && views.has('others')) views = new Set(needing);
    const key = [...views].join();
    const group = groups.get(key) ?? { views, ids: [], size: 0 };
    group.ids.push(...chunk.moduleIds);
    group.size += chunk.code.length;
    groups.set(key, group);
  }
  const scripts: Group[] = [];
  for (const group of [...groups.values()].toSorted((a, b) => b.size - a.size)) {
    const { views, ids, size } = group;
    const [nearest] = scripts
      .filter((script) => [...views].every((view) => script.views.has(view)))
      .toSorted((a, b) => a.views.size - b.views.size);
    if (nearest && size * (nearest.views.size - views.size) < MAX_UNNEEDED)
      nearest.ids.push(...ids);
    else scripts.push(group);
  }
  return new Map(scripts.flatMap(({ ids }, index) => ids.map((id) => [id, `script-${index}`])));
}

/**
 * V8 compiles all functions of a script that begins with it while the script arrives, in another thread, instead of each
 * function at its first call. Other engines ignore it. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The first script: the entry with all that it imports statically. */
const ENTRY = { name: 'entry', tags: ['$initial' as const] };

/**
 * Groups modules into chunks by the first views that need them, which a build without minification finds: by static imports
 * alone every view would need the whole index file of a package.
 * @param survey configuration of that build
 */
export function chunksByView(survey: () => UserConfig): Plugin {
  let scripts: ReadonlyMap<string, string> = new Map();
  return {
    name: 'chunks-by-view',
    apply: 'build',
    async config() {
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
    generateBundle: {
      // The comment counts only before everything else, the list of files that Vite prepends included.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (!chunk.isEntry && !chunk.moduleIds.some((id) => scripts.has(id))) continue;
          chunk.code = COMPILE_HINT + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') {
            map.source = String(map.source).replace('"mappings":"', '"mappings":";');
          }
        }
      },
    },
  };
}
