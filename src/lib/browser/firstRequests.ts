/**
 * The requests that `src/app/start/start.ts` has made while the entry script was loading. Each answer is used once; a
 * request that is not used changes nothing in the page.
 */
interface FirstRequests {
  /** GET of the runtime configuration. */
  config: Promise<Response>;
  /** Offers to load the page again, where the application cannot start. */
  offerRetry: () => void;
  /** Sends the route's main load, in builds with the mock backend, which calls it as soon as it can answer. */
  sendMainLoad?: () => void;
  /** The route's main load, sent as the typed client sends it. */
  mainLoad?: {
    url: string;
    method: 'GET' | 'POST';
    body: string | null;
    authorization: string | null;
    /** The session that the request creates, for which store. */
    newSession: { id: string; store: string } | undefined;
    response: Promise<Response>;
  };
}

declare global {
  // `var`, so that it is a property of globalThis.
  var firstRequests: FirstRequests | undefined;
}

/** Answers older than this are not used: the page was loaded long before its first screen, in ms. */
const USABLE_FOR_MS = 30_000;

/**
 * Sends a request, unless the page has already made it for the same user: then its answer is used, once. `fetch` is looked
 * up at each call, because tests replace it later.
 * @param signal ends the request
 */
export async function fetchOrTakeFirst(request: Request, signal: AbortSignal): Promise<Response> {
  const data = globalThis.firstRequests?.mainLoad;
  const isSame =
    data !== undefined &&
    request.url === data.url &&
    request.method === data.method &&
    request.headers.get('Authorization') === data.authorization;
  if (!isSame || performance.now() > USABLE_FOR_MS) return globalThis.fetch(request, { signal });
  delete globalThis.firstRequests?.mainLoad;
  if (data.body === null) return data.response;
  // Reading a copy of the request takes ten times as long.
  const body = await request.text();
  if (body === data.body) return data.response;
  return globalThis.fetch(new Request(request, { method: request.method, body }), { signal });
}

/** The id of the session that the page has already asked the backend to create for a store. */
export function firstSessionOf(store: string): string | undefined {
  const newSession = globalThis.firstRequests?.mainLoad?.newSession;
  return newSession?.store === store ? newSession.id : undefined;
}
