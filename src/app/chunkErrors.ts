/** Errors of failed dynamic imports. */
const refused = new WeakSet<object>();

/** Minimum time between two automatic reloads for a missing part, in ms. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** Records failed dynamic imports; call it once, before the first one. */
export function noteChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // A part that imports a missing part fails with the same error again.
    if (refused.has(payload)) return;
    refused.add(payload);
    // The router reloads the page when it recognises the browser's message, also while offline.
    payload.message = `Part not loaded. ${payload.message}`;
  });
}

/** Whether the error is that of a dynamic import: the connection was lost, or a newer version replaced the files. */
export function isChunkError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && refused.has(error);
}

function hasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const reloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  return reloaded && performance.now() < RELOAD_AGAIN_AFTER_MS;
}

/**
 * Whether a reload, or a restored connection, is expected to fix the error: parts of a replaced version are gone, and
 * nothing loads while offline. A part that is still missing after a reload is a broken deployment.
 */
export function isPassing(error: unknown): boolean {
  return isChunkError(error) && !(navigator.onLine && hasJustReloaded());
}

/**
 * Reloads the page when a part of the screen could not be loaded, to get a newer version. Not while offline, where the
 * browser's error page would replace the application, and not twice in a row.
 * @returns whether the page reloads
 */
export function reloadForNewVersion(error: unknown): boolean {
  if (!navigator.onLine || !isPassing(error)) return false;
  window.location.reload();
  return true;
}
