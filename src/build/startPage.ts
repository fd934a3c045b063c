import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { rolldown } from 'rolldown';
import { createServer, type Plugin, type Rolldown } from 'vite';

import type { PageData, PageRoute } from '../app/start/pageData.ts';
import { type RouteFacts, ROUTES } from '../domain/session/routes.ts';
import { at } from './paths.ts';
import { filesByRoute } from './routeFiles.ts';

const SOURCES = `${at('src')}/`;

const SCRIPT = `${SOURCES}app/start/start.ts`;

const TEMPLATES = '/src/components/skeleton/templates.tsx';

/** Placeholder in index.html. */
const PLACE = '<!-- start -->';

/** The tag of the entry script in a build; the development server has several module scripts, which stay in their order. */
const ENTRY_TAG = /<script type="module" crossorigin[^>]*><\/script>/;

/**
 * The inline script, the same text for every build, so that a content security policy can name its hash; and the modules that it
 * is made of.
 */
export async function startBundle(): Promise<{ code: string; moduleIds: readonly string[] }> {
  const bundle = await rolldown({
    input: SCRIPT,
    platform: 'browser',
    resolve: { alias: { '~': SOURCES } },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  return { code: code.trim(), moduleIds };
}

/** The script for old browsers, without comments, line breaks and commas at the end of arguments, which ES5 lacks. */
const oldBrowsersScript = (): string =>
  readFileSync(at('src/platform/oldBrowsers.js'), 'utf8')
    .replaceAll(/^\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/,?\s*\n\s*\)/g, ')')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** The sources of a content security policy that allow the inline scripts. */
export async function startScriptHashes(): Promise<string> {
  const { code } = await startBundle();
  return [oldBrowsersScript(), code].map((script) => `'sha256-${hashOf(script)}'`).join(' ');
}

/** What the page shows of each screen before the application, rendered by the components that the application shows. */
async function templateTags(): Promise<string> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    resolve: { alias: { '~': SOURCES.slice(0, -1) } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const { templates } = (await server.ssrLoadModule(TEMPLATES)) as {
      templates: () => Readonly<Record<string, string>>;
    };
    return Object.entries(templates())
      .map(([name, html]) => `<template id="start-${name}">${html}</template>`)
      .join('');
  } finally {
    await server.close();
  }
}

function pageData(base: string, sendsMainLoad: boolean, bundle: Rolldown.OutputBundle): PageData {
  const byRoute = filesByRoute(bundle);
  const found = new Set<string>();
  for (const own of byRoute.values()) for (const file of own) found.add(file);
  const files = [...found];
  const routes: Record<string, PageRoute> = {};
  for (const [name, { access, layout, request }] of Object.entries<RouteFacts>(ROUTES)) {
    const own = Array.from(byRoute.get(name) ?? [], (file) => files.indexOf(file));
    routes[name] = { files: own, access, layout, request };
  }
  return { base, files, routes, sendsMainLoad };
}

/** Writes into index.html the start script, what it needs to know of the build, and the skeletons that it shows. */
export function startPage({ sendsMainLoad }: { sendsMainLoad: boolean }): Plugin {
  let base = '/';
  return {
    name: 'start-page',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      // While developing there is no bundle, which has the style sheet of the skeletons.
      async handler(html, { bundle }) {
        const data = JSON.stringify(pageData(base, sendsMainLoad, bundle ?? {}));
        const { code } = await startBundle();
        // The entry script first: the browser requests it before the rest of the page has arrived.
        const [entry = ''] = ENTRY_TAG.exec(html) ?? [];
        // The attribute keeps Cloudflare's Rocket Loader from deferring them.
        const parts = [
          `<script data-cfasync="false">${oldBrowsersScript()}</script>`,
          entry.replace('<script', '<script data-cfasync="false"'),
          bundle ? await templateTags() : '',
          `<script type="application/json" id="start">${data.replaceAll('<', '\\u003c')}</script>`,
          `<script data-cfasync="false">${code}</script>`,
        ];
        return html.replace(entry, '').replace(PLACE, () => parts.join(''));
      },
    },
  };
}
