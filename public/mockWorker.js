// The service worker of builds with mocks. Our own scripts, styles, pictures, fonts and pages need no
// mocking, and a detour through the page for each would slow every lazy chunk down: they go straight
// to the network. Everything else, third parties' scripts included, is left to msw.
const PASSED_BY = new Set(['script', 'style', 'image', 'font', 'document']);

self.addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (PASSED_BY.has(destination) && new URL(url).origin === self.location.origin) {
    event.stopImmediatePropagation();
  }
});

importScripts('./mockServiceWorker.js');
