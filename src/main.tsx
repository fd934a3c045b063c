import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '~/app/App';
import { noteChunkErrors } from '~/app/chunkErrors';
import { applyRememberedScheme } from '~/app/colorScheme';
import { showConfigError } from '~/app/configError';
import { createAppRouter } from '~/app/router';
import { ignoreSecondClicks } from '~/app/secondClicks';
import { config, ConfigError, loadConfig } from '~/lib/config';
import { startTracking } from '~/thirdparty/tracking/tracking';

async function start(root: HTMLElement) {
  noteChunkErrors();
  applyRememberedScheme();
  try {
    await loadConfig(`${import.meta.env.BASE_URL}config.json`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    showConfigError(root, error);
    return;
  }
  if (__MOCKS__) {
    const { startMocks } = await import('../mocks/browser');
    await startMocks();
  }
  ignoreSecondClicks(document);
  const app = createRoot(root);
  // In slices: a slow phone stays answerable while the first screen is drawn.
  startTransition(() => app.render(<App {...createAppRouter()} />));
  startTracking(config().tracking, window.location.host);
}

const root = document.getElementById('root');
if (root) void start(root);
