import { silentLoad } from '~/api/transport/loadPolicy';
import { redirectFor, routeOf, viewerOf } from '~/domain/session/access';
import { urlAfterSignIn } from '~/domain/session/rememberedUrl';
import { routeNameOf } from '~/domain/session/routes';
import { withoutBase } from '~/lib/basePath';
import { audience } from '~/session/audience';
import { rememberedUrl, staffSession } from '~/session/staff';

import type { TakeQuery } from './mainLoads';
import { limitRouteCode } from './routeCode';
import type { createAppRouter } from './router';
import { preloadFiles, readPageData } from './start/pageData';

/** How long the pointer or the focus rests on a link before its screen is loaded, in ms. */
const REST_MS = 60;

/** The internal URL, without the folder of the build, that a press on an element opens in this tab; null for none. */
function urlOpenedBy(target: EventTarget | null): URL | null {
  if (!(target instanceof Element)) return null;
  const link =
    target.closest('a') ?? target.closest('tr[data-opens]')?.querySelector<HTMLAnchorElement>('a');
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return null;
  url.pathname = withoutBase(url.pathname);
  return url;
}

/** Links to a client name the list of clients, which leads to the client. */
const leadsToClient = ({ pathname, searchParams }: URL) =>
  pathname === '/clientlist' && searchParams.has('client');

/**
 * Calls `take` with the main loads of a URL that the viewer may open. Of the shoppers' routes only the files are loaded ahead:
 * reading a catalogue or an order stores the session of the answer.
 */
async function mainLoads(url: URL, take: TakeQuery): Promise<void> {
  const viewer = viewerOf(staffSession());
  const route = routeOf(url.pathname);
  if (viewer.kind !== 'seller' || route === null) return;
  if (redirectFor(route, viewer, audience()) !== null) return;
  const { MAIN_LOADS } = await import('./mainLoads');
  MAIN_LOADS[route]?.(url, take);
}

/**
 * Requests the files and the main load of a screen as soon as the pointer or the focus rests on a link to it, or on the row of
 * a list that opens it, and at once when it is touched. No guard and no loader runs, and a failure shows nothing, except a
 * 401, which leads to /login: the visit loads again what is missing. The files of the screen that follows most often,
 * a seller's order or the one after the sign-in, are loaded when this function is called. From then on no screen waits longer
 * than 10 s for its code.
 * @returns ends it
 */
export function preloadOnIntent({
  router,
  queryClient,
}: ReturnType<typeof createAppRouter>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: string | undefined;

  limitRouteCode(router);
  const build = readPageData();

  function loadFiles(pathname: string) {
    preloadFiles(build, routeNameOf(pathname));
    const [routes] = router.getMatchedRoutes(pathname);
    for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
  }

  function load(url: URL) {
    loadFiles(url.pathname);
    if (leadsToClient(url)) loadFiles('/clientdetail');
    mainLoads(url, (query) => {
      // What is cached is shown at once and read again by its screen.
      if (queryClient.getQueryData(query.queryKey) !== undefined) return;
      void queryClient.prefetchQuery({ ...query, meta: silentLoad });
    }).catch(() => undefined);
  }

  function stopResting() {
    clearTimeout(timer);
    resting = undefined;
  }

  function onRest({ target }: Event) {
    const url = urlOpenedBy(target);
    if (url?.href === resting) return;
    stopResting();
    if (url === null) return;
    if (url.pathname === withoutBase(window.location.pathname) && !leadsToClient(url)) return;
    resting = url.href;
    timer = setTimeout(() => load(url), REST_MS);
  }

  function onTouch({ target }: Event) {
    const url = urlOpenedBy(target);
    if (url !== null) load(url);
  }

  document.addEventListener('pointerover', onRest, { passive: true });
  document.addEventListener('focusin', onRest);
  document.addEventListener('touchstart', onTouch, { passive: true });
  const unsubscribe = router.subscribe('onBeforeNavigate', stopResting);
  // Sellers open orders most: loads that screen's code up front, for presses without a hover.
  if (viewerOf(staffSession()).kind === 'seller') loadFiles('/orderdetail');
  // The screen after the sign-in.
  else if (routeOf(withoutBase(window.location.pathname)) === '/login') {
    loadFiles(new URL(urlAfterSignIn(rememberedUrl()), window.location.origin).pathname);
  }
  return () => {
    stopResting();
    unsubscribe();
    document.removeEventListener('pointerover', onRest);
    document.removeEventListener('focusin', onRest);
    document.removeEventListener('touchstart', onTouch);
  };
}
