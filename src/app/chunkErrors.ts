import { isFirstViewShown } from '~/lib/browser/firstView';
import { reloadPage } from '~/lib/browser/pageLoad';
import { TooSlow } from '~/platform/timeLimits';

/** Errors of failed dynamic imports: the browser could not load a chunk. */
const chunkErrors = new WeakSet<object>();

/** Records failed dynamic imports; call it once, before the first one. */
export function recordChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // A module that imports a missing chunk fails with the same error again.
    if (chunkErrors.has(payload)) return;
    chunkErrors.add(payload);
    // The router would reload the page for the browser's own message, even offline.
    payload.message = `Part not loaded. ${payload.message}`;
  });
}

/**
 * Whether the error is that of a dynamic import: the connection was lost or is too slow, a newer version replaced the files,
 * or an old browser cannot parse them.
 */
export function isChunkError(error: unknown): boolean {
  if (error instanceof TooSlow) return true;
  return typeof error === 'object' && error !== null && chunkErrors.has(error);
}

/** Whether the page was reloaded and has shown no screen since, however long its chunks took to fail. */
function hasReloadedInVain(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const reloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  return reloaded && !isFirstViewShown();
}

/**
 * Whether a reload, or a restored connection, is expected to fix the error: the chunks of a replaced version no longer exist, and
 * nothing loads while offline. A chunk that is still missing after a reload is a broken deployment.
 */
export function isTransient(error: unknown): boolean {
  return isChunkError(error) && !(navigator.onLine && hasReloadedInVain());
}

/**
 * Reloads the page when a chunk could not be loaded, to get a newer version. Not while offline, where the
 * browser's error page would replace the application, and not twice in a row.
 * @returns whether the page reloads
 */
export function reloadForNewVersion(error: unknown): boolean {
  // What is slow may still arrive, and a reload would begin it anew.
  if (!navigator.onLine || error instanceof TooSlow || !isTransient(error)) return false;
  reloadPage();
  return true;
}
