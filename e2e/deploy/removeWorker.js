// Served at the address of an earlier application's service worker, it takes that worker out of the browsers that have it.
async function leave() {
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll()) await tab.navigate(tab.url);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
