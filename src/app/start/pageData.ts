import type { RouteFacts } from '~/domain/session/routes';

/** What the page knows of a route. */
export interface PageRoute {
  access: RouteFacts['access'];
  layout: RouteFacts['layout'];
  request: RouteFacts['request'];
  /** Indexes of the page's `files`. */
  files: readonly number[];
}

/** What `src/build/startPage.ts` writes into index.html about the build. */
export interface PageData {
  base: string;
  /** Paths below the base, of all routes. */
  files: readonly string[];
  /** By the first segment of the route's path. */
  routes: Readonly<Record<string, PageRoute>>;
  /** Whether the page sends the main load itself. Otherwise the mock backend does, through `firstRequests.sendMainLoad`. */
  sendsMainLoad: boolean;
}

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById('start')?.textContent ?? '{"routes":{}}') as PageData;

/**
 * Requests all files of a route at once: on its own a script requests those that it imports after it has arrived. The build
 * leaves this to the page, so that the list of files is in it once.
 * @param route the first segment of the route's path
 */
export function preloadFiles({ base, files, routes }: PageData, route: string): void {
  for (const index of routes[route]?.files ?? []) {
    const file = files[index] ?? '';
    if (document.head.querySelector(`link[href="${base}${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.setAttribute('href', base + file);
    document.head.append(link);
  }
}
