import { setupWorker } from 'msw/browser';

import { afterFirstView } from '~/lib/browser/firstView';

import { createBackend } from '../backend';
import type { SnapshotStorage } from '../database/mockDatabase';
import { applyUrl } from '../database/scenarios';
import { enterAs, mountDemoAccounts, signInAs } from '../panel/demoAccounts';
import type { BrowserControls } from '../panel/panel';
import { mountPanel } from '../panel/panelButton';
import { showCheckout } from './checkoutPage';
import {
  refusedWorker,
  showStartupProblem,
  type StartupProblem,
  workerProblem,
} from './startupProblem';
import { controlPage, WORKER_URL } from './worker';

declare global {
  interface Window {
    /** The controls of the mock backend, in builds with mocks. */
    __mock?: BrowserControls;
  }
}

function localStorageOrNone(): SnapshotStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function stopWith(problem: StartupProblem): never {
  showStartupProblem(problem);
  throw new Error(problem.lines.join('\n'));
}

/**
 * Starts the mock backend of a build with mocks: service worker, URL parameters, `window.__mock`, panel. Await it
 * before the first API request.
 * @throws Error when it cannot start; the page then shows why
 */
export async function startMocks(): Promise<void> {
  const unsupported = workerProblem(window, window.location);
  if (unsupported) stopWith(unsupported);
  const { controls, database, handlers } = createBackend({
    storage: localStorageOrNone(),
    sampling: true,
    postponedUntil: afterFirstView(),
  });
  // Seeds the database while the worker starts.
  const seeded = database.exclusively(() => undefined);
  // msw reports why a worker cannot start.
  await controlPage().catch(() => undefined);
  try {
    await setupWorker(...handlers).start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: WORKER_URL },
    });
  } catch (error) {
    stopWith(refusedWorker(WORKER_URL, error));
  }
  await seeded;
  const { pathname, search, hash } = window.location;
  const { rest, problems } = await applyUrl({ controls, signInAs }, search);
  if (problems.length > 0) {
    stopWith({ title: 'El backend simulado no entiende esta dirección', lines: problems });
  }
  if (rest === search) globalThis.firstRequests?.sendMainLoad?.();
  else window.history.replaceState(window.history.state, '', pathname + rest + hash);
  window.__mock = { ...controls, signInAs: enterAs };
  mountPanel(window.__mock);
  mountDemoAccounts();
  await showCheckout();
}
