/**
 * Inlined into index.html by `startPlugin.ts` with what it imports, and run before anything else has loaded. Requests what
 * the route in the URL needs while the entry script loads: its files, the configuration and its data. Sets the remembered
 * colour scheme and the kind of frame to paint before the first paint. A failed request is repeated by the application.
 */
import { NETWORK_FAILURE } from '~/domain/commonMessages';

import { firstOrders, isPlainList } from './firstOrders';
import { firstHome, firstProducts } from './firstShop';
import { addToFrame, type Content, element } from './frame';
import { preloadFiles, readStart } from './routeFiles';

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

/**
 * Sends a request and calls `use` with the text of a successful answer as soon as it has arrived. With `fetch`, headers and
 * body arrive in two tasks, and the browser compiles and runs the entry script between them.
 */
function send(
  {
    url,
    method = 'GET',
    headers = {},
    body = null,
  }: {
    url: string;
    method?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string | null;
  },
  use: (text: string) => void,
): Promise<Response> {
  const answer = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.addEventListener('load', () => {
      const { status, statusText, responseText: text } = request;
      const type = request.getResponseHeader('Content-Type');
      try {
        if (status < 300) use(text);
      } catch {
        // The application shows what is wrong with the answer.
      }
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

/** How long the page waits for the application before it offers to load again, in ms. */
const PATIENCE_MS = 20_000;

/** Offers to load the page again as long as the application has not rendered: then nothing else can. */
function offerRetry() {
  if (!document.querySelector('body > .start') || document.querySelector('.stuck')) return;
  const retry = element('button', { type: 'button' }, 'Reintentar');
  retry.addEventListener('click', () => window.location.reload());
  const alert = element('p', { class: 'stuck', role: 'alert' }, [new Text(NETWORK_FAILURE), retry]);
  document.body.append(alert);
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
  /** The headings of the screens, as they show them. */
  const TITLES: Record<string, string> = {
    productlist: 'LISTADO DE PRODUCTOS',
    orderstatus: 'RESUMEN DEL PEDIDO',
    home: 'Inicio',
    orderlist: 'Pedidos',
    orderdetail: 'DETALLE DEL PEDIDO',
    paymentlist: 'Cobros',
    clientlist: 'Clientes',
    productstore: 'LISTADO DE PRODUCTOS',
    marketing: 'Marketing',
    options: 'CONFIGURACION',
    clientdetail: 'DATOS DEL CLIENTE',
    dashboard: 'INFORMES',
  };
  const PUBLIC = /^(s|homeclient|productlist|orderstatus|info|404|login|register|recoverpass)$/;

  // A script that does not load; its errors do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) offerRetry();
    },
    true,
  );
  window.setTimeout(offerRetry, PATIENCE_MS);

  const build = readStart();
  const { base, routes, backend } = build;
  const root = document.documentElement;

  const user = stored('user') as { jwt_token?: unknown; store?: unknown } | null;
  const token = typeof user?.jwt_token === 'string' ? user.jwt_token : null;

  const [first = '', second = ''] = window.location.pathname.slice(base.length).split('/');
  const shop = stored('store_public_data') as { name?: unknown; hashtag?: unknown } | null;
  // At "/" only the configuration decides the side; a stored session of a store or user is a good guess.
  const isShop = PUBLIC.test(first) || (first === '' && token === null && shop !== null);
  let name = Object.hasOwn(routes, first) ? first : '404';
  if (!isShop) {
    if (token === null) name = first === '' ? '404' : 'login';
    else if (first === '') name = 'home';
  }

  // Mantine reads its colours from this attribute and sets it only after the first paint. The other screens follow the
  // system by CSS, also when one of them takes the place of a screen that did not load.
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const applyScheme = () => {
    let scheme: string | null = null;
    try {
      scheme = window.localStorage.getItem('mantine-color-scheme-value');
    } catch {
      // The system's scheme stays.
    }
    if (scheme === 'light' || scheme === 'dark') root.dataset['mantineColorScheme'] = scheme;
    else if (!isShop || /^(register|recoverpass)$/.test(first))
      root.dataset['mantineColorScheme'] = dark.matches ? 'dark' : 'light';
  };
  applyScheme();
  dark.addEventListener('change', applyScheme);

  const id = decoded(second);
  /** Shows a text where index.html has a place for it. */
  const showText = (place: string, text: unknown) => {
    if (typeof text !== 'string') return;
    root.style.setProperty(`--start-${place}`, `"${text.replace(/["\\\n]/g, '')}"`);
  };
  const store = isShop ? shop : (user?.store as { name?: unknown } | null | undefined);
  preloadFiles(build, name);
  if (!/^(404|info|login|register|recoverpass)$/.test(name)) {
    // The administrator's home has another heading.
    const title = isShop || user?.store ? TITLES[name] : undefined;
    showText('title', title);
    if (name === 'orderdetail') showText('id', id);
    let frame = isShop ? 'home' : `staff ${name}`;
    if (isShop && title !== undefined) frame = name === 'productlist' ? 'shop-wide' : 'shop';
    root.dataset['frame'] = frame;
    showText('name', store?.name);
  }

  const staffPath = user?.store ? DATA[name]?.replace('{id}', () => encodeURIComponent(id)) : null;
  let main: FirstRequest | null = null;
  if (isShop) main = shopperRequest(name, id, shop);
  else if (staffPath && (id || name !== 'orderdetail')) main = { path: staffPath };
  const frameContent = contentOf(name, isShop);
  const authorization = isShop || token === null ? null : `Bearer ${token}`;

  const requestData = (configuration: string) => {
    if (!main) return;
    try {
      const { apiHost } = JSON.parse(configuration) as { apiHost: string };
      const { path, newSession } = main;
      const url = apiHost.replace(/\/+$/, '') + path;
      const method = main.body ? 'POST' : 'GET';
      const body = main.body ? JSON.stringify(main.body) : null;
      const headers: Record<string, string> = {};
      if (authorization) headers['Authorization'] = authorization;
      if (body) headers['Content-Type'] = 'application/json';
      const response = send({ url, method, headers, body }, (text) => {
        if (frameContent) addToFrame(frameContent(JSON.parse(text), base));
      });
      if (window.firstRequests) {
        window.firstRequests.data = { url, method, body, authorization, newSession, response };
      }
    } catch {
      // The application shows the errors of the configuration.
    }
  };

  const config = send({ url: `${base}config.json` }, (text) => {
    if (backend) requestData(text);
    else if (window.firstRequests) window.firstRequests.requestData = () => requestData(text);
  });
  window.firstRequests = { config };
}
