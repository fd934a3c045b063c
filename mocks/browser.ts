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

/** A page instead of the application: a wrong name in the URL would otherwise pass for a fault that never happens. */
function showProblems(problems: readonly string[]): void {
  const page = document.createElement('main');
  const title = document.createElement('h1');
  title.textContent = 'El backend simulado no entiende esta dirección';
  page.append(title);
  for (const problem of problems) {
    const line = document.createElement('p');
    line.textContent = problem;
    page.append(line);
  }
  document.body.replaceChildren(page);
}

/**
 * Starts the mock backend of a build with mocks: what the page's address asks for, the service
 * worker, the panel. Nothing may be requested from the API before it resolves.
 */
export async function startMocks(): Promise<void> {
  const backend = createBackend({ storage: localStorageOrNone(), sampling: true });
  const { pathname, search, hash } = window.location;
  const { rest, problems } = await applyAddress(backend.world, search);
  if (problems.length > 0) {
    showProblems(problems);
    throw new Error(problems.join('\n'));
  }
  if (rest !== search)
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  await setupWorker(...backend.handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}${WORKER_FILE}` },
  });
  mountPanel(backend);
}
