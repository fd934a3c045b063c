import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { reportUnexpected } from '~/api/transport/errors';
import { App } from '~/app/App';
import { isTransient, recordChunkErrors } from '~/app/chunkErrors';
import { ignoreDoubleClicks } from '~/app/ignoreDoubleClicks';
import { createAppRouter } from '~/app/router';
import { afterFirstView } from '~/lib/browser/firstView';
import type { ErrorContext } from '~/lib/browser/reportError';
import { config, ConfigError, isForeignDevelopment, loadConfig } from '~/lib/config';
import { isOwnError } from '~/platform/foreignErrors';
import { keepTextNodesUsable } from '~/platform/pageTranslation';
import { noticeFilledFields } from '~/platform/silentAutofill';
import { startTracking } from '~/thirdparty/tracking/tracking';

import { controlPage } from '../mocks/browser/worker';

function reportUncaughtErrors() {
  window.addEventListener('error', ({ error }: { error: unknown }) => {
    // Scripts of other origins and the browser's own notices carry no error.
    if (isOwnError(error)) report(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnError(reason)) report(reason, 'rejection');
  });
}

const reportBoundary = (error: unknown) => report(error, 'boundary');

function report(error: unknown, source: ErrorContext['source']) {
  if (!isTransient(error)) reportUnexpected(error, { source });
}

async function start(root: HTMLElement) {
  // From here on the application itself says what is slow or missing, unless the page has said it already.
  const { dataset } = document.documentElement;
  if (dataset['starting'] !== 'stuck') dataset['starting'] = 'entry';
  const { pathname, search, hash } = window.location;
  // Bookmarks, and hosts that do not rewrite it, name the file of the page.
  if (pathname === `${import.meta.env.BASE_URL}index.html`) {
    window.history.replaceState(null, '', import.meta.env.BASE_URL + search + hash);
  }
  recordChunkErrors();
  // The mock backend loads and its service worker installs while the configuration is read.
  const mocks = __MOCKS__ ? import('../mocks/browser/browser') : null;
  mocks?.catch(() => undefined);
  if (__MOCKS__) controlPage().catch(() => undefined);
  try {
    await loadConfig(`${import.meta.env.BASE_URL}config.json`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { showConfigError } = await import('~/app/configError');
    showConfigError(root, error);
    return;
  }
  if (mocks) {
    const { startMocks } = await mocks;
    await startMocks();
  } else if (isForeignDevelopment(config(), window.location.host)) {
    const { showConfigWarning } = await import('~/app/configError');
    showConfigWarning(root, window.location.host);
  }
  reportUncaughtErrors();
  keepTextNodesUsable();
  noticeFilledFields();
  const app = createRoot(root, {
    onCaughtError: reportBoundary,
    onUncaughtError: reportBoundary,
  });
  const shared = createAppRouter();
  ignoreDoubleClicks(document, shared.queryClient.getMutationCache());
  // So that a slow phone stays responsive during the first render.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App {...shared} />
      </StrictMode>,
    ),
  );
  startTracking(config().tracking, window.location.host);
  await afterFirstView();
  // Optional: if it fails, screens load when they are opened.
  await import('~/app/preload').then(
    ({ preloadOnIntent }) => preloadOnIntent(shared),
    () => undefined,
  );
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    window.firstRequests?.offerRetry();
    throw error;
  });
}
