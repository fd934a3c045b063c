// Served at the address of an earlier application's service worker, it takes that worker out of the browsers that have it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll()) tab.navigate(tab.url);
});
