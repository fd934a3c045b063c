/**
 * Inlined into index.html and run before anything else has loaded. Requests what the route in the URL needs while the entry
 * script loads: its files, the configuration and its main load. Sets the remembered colour scheme, and shows the skeleton of the
 * screen. What it knows of the staff's routes is data of the page (`pageData.ts`); the shoppers' first requests are written
 * here. The script does not change when a screen does.
 */
import { preloadFiles, readPageData } from './pageData';

function stored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    // No record, or the browser denies the storage.
    return null;
  }
}

/** A shopper's session as `session/customer.ts` stores it. */
interface KnownSession {
  sessionId?: unknown;
  currentOrderToken?: unknown;
  productListToken?: unknown;
  lastOrderToken?: unknown;
  store?: { name?: unknown; hashtag?: unknown } | null;
  colors?: unknown;
}

/** The remembered sessions of all stores; first the one at the store of this tab, else at the store visited last. */
function knownSessions(): readonly [KnownSession, ...KnownSession[]] {
  const all = Object.values(
    (stored('store_sessions') ?? {}) as Record<string, KnownSession>,
  ).filter(Boolean);
  const lastVisited = {
    sessionId: stored('session_id'),
    currentOrderToken: stored('current_order_token'),
    productListToken: stored('product_list_token'),
    lastOrderToken: stored('last_order_token'),
    store: stored('store_public_data') as KnownSession['store'],
    colors: stored('store_colors'),
  };
  const tabStore = stored('page_store', 'sessionStorage');
  const ofTab = all.find(({ store }) => store?.hashtag === tabStore);
  return ofTab && lastVisited.store?.hashtag !== tabStore
    ? [ofTab, lastVisited, ...all]
    : [lastVisited, ...all];
}

/** A request as the typed client sends it: JSON with keys in the same order, a path spelt as in the contract. */
interface FirstRequest {
  path: string;
  body?: Readonly<Record<string, unknown>>;
  /** Of a session that the application has to take over with the answer. */
  newSession?: { id: string; store: string };
}

/** A segment of the URL's path; empty when its encoding is broken. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Whether a shopper's page is about the store of a session. */
function isOfPage(route: string, id: string, session: KnownSession): boolean {
  const { store, productListToken, currentOrderToken, lastOrderToken } = session;
  if (!store) return false;
  if (route === 'productlist') return productListToken === id;
  if (route === 'orderstatus') return currentOrderToken === id || lastOrderToken === id;
  return (
    !id || String(store.hashtag).toLowerCase() === `#${id.trim().replace(/^#+/, '')}`.toLowerCase()
  );
}

/**
 * What a shopper's route requests first. The page guesses the request from the URL and the storage; reading a catalogue or
 * an order, and linking a session to a store, can be repeated without harm.
 */
function shopperRequest(
  route: string,
  id: string,
  session: string | null,
  mayReuseSession: boolean,
): FirstRequest | null {
  if (route === 'productlist' || route === 'orderstatus') {
    return id ? { path: `/client/${route}`, body: { token: id, session_id: session } } : null;
  }
  if (!id) {
    return session === null
      ? null
      : { path: `/client/recover_session/${encodeURIComponent(session)}` };
  }
  // Each store has its own session.
  if (session !== null && mayReuseSession)
    return { path: '/presetstore', body: { session, store: id } };
  // Missing on insecure origins.
  const created = window.crypto.randomUUID?.();
  return created
    ? {
        path: '/presetstore',
        body: { session: created, store: id },
        newSession: { id: created, store: id },
      }
    : null;
}

/**
 * Sends a request and calls `use` with the text of a successful answer as soon as it has arrived. With `fetch`, headers and
 * body arrive in two tasks, and the browser compiles and runs the entry script between them.
 */
function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body = null,
    use = () => undefined,
  }: {
    method?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string | null;
    use?: (text: string) => void;
  },
): Promise<Response> {
  const answer = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.addEventListener('load', () => {
      const { status, statusText, responseText: text } = request;
      const type = request.getResponseHeader('Content-Type');
      if (status < 300) use(text);
      resolve(
        new Response(text || null, {
          status,
          statusText,
          headers: type === null ? {} : { 'Content-Type': type },
        }),
      );
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.send(body);
  });
  answer.catch(() => undefined);
  return answer;
}

/**
 * Adds a template of the page to its body, with texts in its slots; the body itself may still have to arrive.
 * @returns what is added
 */
function show(template: string, texts: Readonly<Record<string, unknown>> = {}): Element | null {
  const source = document.getElementById(`start-${template}`);
  const shown =
    source instanceof HTMLTemplateElement
      ? document.importNode(source.content, true).firstElementChild
      : null;
  if (!shown) return null;
  for (const slot of shown.querySelectorAll<HTMLElement>('[data-slot]')) {
    const text = texts[slot.dataset['slot'] ?? ''];
    if (typeof text === 'string') slot.textContent = text;
  }
  const add = () => document.body?.append(shown);
  if (document.body) add();
  else {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      add();
    }).observe(document.documentElement, { childList: true });
  }
  return shown;
}

/** How long the page waits for the entry script before it offers to load again, in ms. */
const PATIENCE_MS = 20_000;

/** Offers to load the page again as long as the application has not rendered: then nothing else can. */
function offerRetry() {
  const { dataset } = document.documentElement;
  if (!dataset['starting'] || dataset['starting'] === 'stuck') return;
  dataset['starting'] = 'stuck';
  show('stuck')
    ?.querySelector('button')
    ?.addEventListener('click', () => window.location.reload());
}

/** Services that defer inline scripts run this one after the application: then there is nothing left to start. */
const isLate =
  document.documentElement.dataset['starting'] !== undefined ||
  document.getElementById('root')?.hasChildNodes() === true;

if (!isLate) {
  const root = document.documentElement;
  root.dataset['starting'] = 'yes';
  // A script of the application does not load, not one of third parties; its errors do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (
        target instanceof HTMLScriptElement &&
        target.type === 'module' &&
        target.src.startsWith(window.location.origin)
      ) {
        offerRetry();
      }
    },
    true,
  );
  window.setTimeout(() => {
    if (root.dataset['starting'] === 'yes') offerRetry();
  }, PATIENCE_MS);

  const page = readPageData();
  const { base, routes, sendsMainLoad } = page;
  const user = stored('user') as {
    jwt_token?: unknown;
    store?: { name?: unknown; hashtag?: unknown } | null;
  } | null;
  const token = typeof user?.jwt_token === 'string' ? user.jwt_token : null;
  const sessions = knownSessions();
  const [lastVisited] = sessions;

  const [first = '', second = ''] = window.location.pathname.slice(base.length).split('/');
  const id = decoded(second);
  // The route of /404 has neither a layout nor a request: nothing but its files is requested ahead.
  let name = Object.hasOwn(routes, first) ? first : '404';
  // The configuration, which has not arrived, decides whose home "/" is. With a user or without a known store it is most
  // likely the sellers'.
  if (first === '' && (token !== null || !lastVisited.store)) name = 'home';
  if (routes[name]?.access === 'staff' && token === null) name = 'login';
  const { layout, request } = routes[name] ?? {};
  const isStaff = layout === 'staff';

  // Mantine reads its colours from this attribute and sets it only after the first paint.
  let scheme: string | null = null;
  try {
    scheme = window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // The system's scheme.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset['mantineColorScheme'] = scheme;

  preloadFiles(page, name);
  const known = (id ? sessions : [lastVisited]).find((session) => isOfPage(name, id, session));
  const store = isStaff ? user?.store : known?.store;
  const order = known?.currentOrderToken ?? known?.lastOrderToken;
  const texts = { id, store: store?.name, hashtag: store?.hashtag, order };
  const frame = show(isStaff && !store ? 'admin' : name, texts)?.querySelector<HTMLElement>(
    '[data-shop]',
  );
  for (const [variable, value] of Object.entries(known?.colors ?? {})) {
    frame?.style.setProperty(variable, String(value));
  }

  let main: FirstRequest | null = null;
  if (isStaff) {
    if (request && store && (id || !request.includes('{id}'))) {
      main = { path: request.replace('{id}', () => encodeURIComponent(id)) };
    }
  } else if (layout) {
    const { sessionId } = known ?? lastVisited;
    const session = typeof sessionId === 'string' && sessionId !== '' ? sessionId : null;
    main = shopperRequest(name, id, session, known !== undefined || !lastVisited.store);
  }
  const authorization = isStaff && token !== null ? `Bearer ${token}` : null;

  const sendMainLoad = (configuration: string) => {
    if (!main) return;
    try {
      const { apiHost, sellerHosts } = JSON.parse(configuration) as {
        apiHost: string;
        sellerHosts: readonly string[];
      };
      // The guess for "/" was wrong: the seller's home has no shopper's session.
      if (first === '' && !isStaff && sellerHosts.includes(window.location.host)) return;
      const { path, newSession } = main;
      const url = apiHost.replace(/\/+$/, '') + path;
      const method = main.body ? 'POST' : 'GET';
      const body = main.body ? JSON.stringify(main.body) : null;
      const headers: Record<string, string> = {};
      if (authorization) headers['Authorization'] = authorization;
      if (body) headers['Content-Type'] = 'application/json';
      const response = send(url, { method, headers, body });
      if (window.firstRequests) {
        window.firstRequests.mainLoad = { url, method, body, authorization, newSession, response };
      }
    } catch {
      // The application shows the errors of the configuration.
    }
  };

  const config = send(`${base}config.json`, {
    use: (text) => {
      if (sendsMainLoad) sendMainLoad(text);
      else if (window.firstRequests) window.firstRequests.sendMainLoad = () => sendMainLoad(text);
    },
  });
  config.catch(offerRetry);
  window.firstRequests = { config, offerRetry };
}
