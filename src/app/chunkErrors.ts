/** What dynamic imports were refused with: the connection was lost, or a newer version took the files' place. */
const refused = new WeakSet<object>();

/** A part that is still missing this long after a reload is another matter, in ms. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** Takes note of the parts that do not load, from the start. */
export function noteChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => refused.add(payload));
}

function hasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const reloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  return reloaded && performance.now() < RELOAD_AGAIN_AFTER_MS;
}

/**
 * Reads the page anew where a part of the screen could not be loaded: after a new version was put in place that is the
 * whole cure. Not again at once: without a connection it helps nothing.
 * @returns whether the page is about to be left.
 */
export function reloadForNewVersion(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !refused.has(error)) return false;
  if (hasJustReloaded()) return false;
  window.location.reload();
  return true;
}
