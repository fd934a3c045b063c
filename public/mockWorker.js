// The service worker of builds with mocks. It bypasses msw for the application's own scripts, styles, images, fonts and
// pages, because a detour through the page slows every lazy chunk down. All other requests, third-party scripts
// included, are handled by msw.
//
// The browser stops an idle worker, which then forgets the pages that it mocks: msw would send their next request to
// the network. So the ids of these pages are kept in a cache and read again after a restart.
/* global activeClientIds, handleRequest */
const BYPASSED = new Set(['script', 'style', 'image', 'font', 'document']);
const PAGES = 'mocked-pages';

async function rememberPage(id) {
  const cache = await caches.open(PAGES);
  await cache.put(`/${id}`, new Response());
  for (const { url } of await cache.keys()) {
    const known = new URL(url).pathname.slice(1);
    if ((await self.clients.get(known)) === undefined) await cache.delete(url);
  }
}

async function isMockedPage(id) {
  const cache = await caches.open(PAGES);
  return (await cache.match(`/${id}`)) !== undefined;
}

async function respondAfterRestart(event) {
  if (!(await isMockedPage(event.clientId))) return fetch(event.request);
  activeClientIds.add(event.clientId);
  return handleRequest(event, crypto.randomUUID(), Date.now());
}

self.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE' && event.source) {
    event.waitUntil(rememberPage(event.source.id));
  }
});

self.addEventListener('fetch', (event) => {
  const { cache, destination, mode, url } = event.request;
  if (BYPASSED.has(destination) && new URL(url).origin === self.location.origin) {
    event.stopImmediatePropagation();
    return;
  }
  const forMsw = mode === 'navigate' || (cache === 'only-if-cached' && mode !== 'same-origin');
  if (forMsw || !event.clientId || activeClientIds.has(event.clientId)) return;
  event.stopImmediatePropagation();
  event.respondWith(respondAfterRestart(event));
});

importScripts('./mockServiceWorker.js');
