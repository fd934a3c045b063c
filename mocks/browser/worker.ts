/** The service worker: bypasses the application's own files, then runs msw's worker (`public/mockWorker.js`). */
export const WORKER_URL = `${import.meta.env.BASE_URL}mockWorker.js`;

/**
 * Registers the worker and waits until it controls the page: msw reloads a page with a worker that does not control it
 * yet. A second call waits for the same worker.
 * @throws when the browser refuses the worker
 */
export async function controlPage(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active, waiting, installing } = await serviceWorker.register(WORKER_URL);
  const worker = installing ?? waiting ?? active;
  // After a forced reload no worker takes control again.
  if (serviceWorker.controller || !worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') resolve();
    });
  });
}
