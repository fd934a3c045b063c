/** What `startPlugin.ts` writes into index.html about the build. */
export interface Start {
  base: string;
  /** Paths below the base, of all routes. */
  files: string[];
  /** Indexes of `files` by the first segment of the route's path. */
  routes: Record<string, number[]>;
  /** Whether a backend answers without the application; the mock backend in the browser asks for the request itself. */
  backend: boolean;
}

export const readStart = (): Start =>
  JSON.parse(document.getElementById('start')?.textContent ?? '{"routes":{}}') as Start;

/**
 * Requests all files of a route at once: on its own a script requests those that it imports after it has arrived. The build
 * leaves this to the page, so that the list of files is in it once.
 * @param route the first segment of the route's path
 */
export function preloadFiles({ base, files, routes }: Start, route: string): void {
  for (const index of routes[route] ?? []) {
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
