/**
 * Inlined into index.html by `startPlugin.ts` with what it imports, and run before anything else has loaded. Requests what
 * the route in the URL needs while the entry script loads: its files, the configuration and its data. Sets the remembered
 * colour scheme and the kind of frame to paint before the first paint. A failed request is repeated by the application.
 */
import { firstOrders, isPlainList } from './firstOrders';
import { firstHome, firstProducts } from './firstShop';
import { addToFrame, type Content } from './frame';

interface Start {
  base: string;
  /** Paths below the base, of all routes. */
  files: string[];
  /** Indexes of `files` by the first segment of the route's path. */
  routes: Record<string, number[]>;
  /** Whether a backend answers without the application; the mock backend in the browser asks for the request itself. */
  backend: boolean;
}

function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    // No record, or the browser denies the storage.
    return null;
  }
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

/**
 * What a shopper's route requests first. Reading a catalogue or an order, and linking a session to a store, can be repeated
 * without harm: the guess may be wrong.
 */
function shopperRequest(
  route: string,
  id: string,
  store: { hashtag?: unknown } | null,
): FirstRequest | null {
  const known = stored('session_id');
  const session = typeof known === 'string' && known !== '' ? known : null;
  if (route === 'productlist' || route === 'orderstatus') {
    return id ? { path: `/client/${route}`, body: { token: id, session_id: session } } : null;
  }
  if (!/^(s|homeclient)?$/.test(route)) return null;
  if (!id) {
    return session === null
      ? null
      : { path: `/client/recover_session/${encodeURIComponent(session)}` };
  }
  // Each store has its own session.
  const isSameStore =
    String(store?.hashtag).toLowerCase() === `#${id.trim().replace(/^#+/, '')}`.toLowerCase();
  if (session !== null && (store === null || isSameStore)) {
    return { path: '/presetstore', body: { session, store: id } };
  }
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

/** What the frame shows of a route's first answer; null for what the application shows otherwise. */
function contentOf(
  route: string,
  isShop: boolean,
): ((answer: unknown, base: string) => Content | null) | null {
  const { search } = window.location;
  if (route === 'orderlist') {
    return isPlainList(search, stored('listas'), stored('filasCompactas')) ? firstOrders : null;
  }
  if (route === 'productlist') return search === '' ? firstProducts : null;
  return isShop && /^(s|homeclient)?$/.test(route) ? firstHome : null;
}

{
  /** The main GET of the staff's routes; `{id}` is the second segment of the URL. */
  const DATA: Record<string, string> = {
    home: '/store/orders',
    orderlist: '/store/orders',
    paymentlist: '/store/orders',
    orderdetail: '/store/orders/{id}',
    clientlist: '/store/clients/',
    productstore: '/store/products/',
  };
  /** The headings of the shopper's screens, as they show them. */
  const TITLES: Record<string, string> = {
    productlist: 'LISTADO DE PRODUCTOS',
    orderstatus: 'RESUMEN DEL PEDIDO',
  };
  const PUBLIC = /^(s|homeclient|productlist|orderstatus|info|404|login|register|recoverpass)$/;

  const { base, files, routes, backend } = JSON.parse(
    document.getElementById('start')?.textContent ?? '{}',
  ) as Start;
  const root = document.documentElement;

  const user = stored('user') as { jwt_token?: unknown; store?: unknown } | null;
  const token = typeof user?.jwt_token === 'string' ? user.jwt_token : null;

  try {
    const scheme = window.localStorage.getItem('mantine-color-scheme-value');
    if (scheme === 'light' || scheme === 'dark') root.dataset['mantineColorScheme'] = scheme;
  } catch {
    // The system's scheme stays.
  }

  const [first = '', second = ''] = window.location.pathname.slice(base.length).split('/');
  const shop = stored('store_public_data') as { name?: unknown; hashtag?: unknown } | null;
  // At "/" only the configuration decides the side; a stored session of a store or user is a good guess.
  const isShop = PUBLIC.test(first) || (first === '' && token === null && shop !== null);
  let name = first in routes ? first : '404';
  if (!isShop) {
    if (token === null) name = first === '' ? '404' : 'login';
    else if (first === '') name = 'home';
  }

  // Mantine reads its colours from this attribute and sets it only after the first paint. The other screens follow the
  // system by CSS.
  if (!isShop || /^(register|recoverpass)$/.test(first)) {
    root.dataset['mantineColorScheme'] ??= window.matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
  }

  const store = isShop ? shop : (user?.store as { name?: unknown } | null | undefined);
  for (const index of routes[name] ?? []) {
    const file = files[index] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    // The same element as Vite's preload helper adds, which skips existing ones.
    link.setAttribute('href', base + file);
    document.head.append(link);
  }
  if (!/^(404|info|login|register|recoverpass)$/.test(name)) {
    const title = TITLES[name];
    if (title !== undefined) root.style.setProperty('--start-title', `"${title}"`);
    let frame = isShop ? 'home' : 'staff';
    if (title !== undefined) frame = name === 'productlist' ? 'shop-wide' : 'shop';
    root.dataset['frame'] = frame;
    if (typeof store?.name === 'string') {
      root.style.setProperty('--start-name', `"${store.name.replace(/["\\\n]/g, '')}"`);
    }
  }

  const id = decoded(second);
  const staffPath = user?.store ? DATA[name]?.replace('{id}', () => encodeURIComponent(id)) : null;
  let main: FirstRequest | null = null;
  if (isShop) main = shopperRequest(name, id, shop);
  else if (staffPath && (id || name !== 'orderdetail')) main = { path: staffPath };
  const frameContent = contentOf(name, isShop);
  const authorization = isShop || token === null ? null : `Bearer ${token}`;

  const requestData = async (configuration: Response) => {
    if (!main) return;
    try {
      const { apiHost } = (await configuration.json()) as { apiHost: string };
      const { path, newSession } = main;
      const url = apiHost.replace(/\/+$/, '') + path;
      const method = main.body ? 'POST' : 'GET';
      const body = main.body ? JSON.stringify(main.body) : null;
      const headers = new Headers();
      if (authorization) headers.set('Authorization', authorization);
      if (body) headers.set('Content-Type', 'application/json');
      const response = fetch(url, { method, headers, body });
      response.catch(() => undefined);
      if (frameContent) {
        response
          .then((first) => (first.ok ? first.clone().json() : null))
          .then((first: unknown) => addToFrame(frameContent(first, base)))
          .catch(() => undefined);
      }
      if (window.firstRequests) {
        window.firstRequests.data = { url, method, body, authorization, newSession, response };
      }
    } catch {
      // The application shows the errors of the configuration.
    }
  };

  const config = fetch(`${base}config.json`).then(async (answer) => {
    const copy = answer.clone();
    if (backend) await requestData(copy);
    else if (window.firstRequests) window.firstRequests.requestData = () => requestData(copy);
    return answer;
  });
  config.catch(() => undefined);
  window.firstRequests = { config };
}
