import { setupWorker } from 'msw/browser';

import { createBackend } from './backend';
import { mountPanel } from './panel';
import { applyAddress } from './scenarios';
import type { SnapshotStorage } from './world';

/** Our worker, which passes our own files by and then is msw's (public/mockWorker.js). */
const WORKER_FILE = 'mockWorker.js';

function localStorageOrNone(): SnapshotStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * Starts the mock backend of a build with mocks: what the page's address asks for, the service
 * worker, the panel. Nothing may be requested from the API before it resolves.
 */
export async function startMocks(): Promise<void> {
  const backend = createBackend({ storage: localStorageOrNone(), sampling: true });
  const { pathname, search, hash } = window.location;
  const rest = await applyAddress(backend.world, search);
  if (rest !== search)
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  await setupWorker(...backend.handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}${WORKER_FILE}` },
  });
  mountPanel(backend);
}
