/**
 * Inlined into index.html by `startPlugin.ts` and run before anything else has loaded, so it imports nothing. Requests what
 * the route in the URL needs while the entry script loads: its files, the configuration and its data. Sets the remembered
 * colour scheme and the kind of frame to paint before the first paint. A failed request is repeated by the application.
 */
interface Start {
  base: string;
  /** Paths below the base, of all routes. */
  files: string[];
  /** Indexes of `files` by the first segment of the route's path. */
  routes: Record<string, number[]>;
  /** Whether a backend answers without the application; the mock backend in the browser starts with it. */
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

{
  /** The routes' main GET, spelt as the contract does; `{id}` is the second segment of the URL. */
  const DATA: Record<string, string> = {
    home: '/store/orders',
    orderlist: '/store/orders',
    paymentlist: '/store/orders',
    orderdetail: '/store/orders/{id}',
    clientlist: '/store/clients/',
    productstore: '/store/products/',
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
  const shop = stored('store_public_data') as { name?: unknown } | null;
  // At "/" only the configuration decides the side; a stored session of a store or user is a good guess.
  const isShop = PUBLIC.test(first) || (first === '' && token === null && shop !== null);
  let name = first in routes ? first : '404';
  if (!isShop) {
    if (token === null) name = first === '' ? '404' : 'login';
    else if (first === '') name = 'home';
  }

  // Mantine reads its colours from this attribute and sets it only after the first paint. Shops follow the system by CSS.
  if (!isShop || /^(login|register|recoverpass)$/.test(first)) {
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
    root.dataset['frame'] = isShop ? 'shop' : 'staff';
    if (typeof store?.name === 'string') {
      root.style.setProperty('--start-name', `"${store.name.replace(/["\\\n]/g, '')}"`);
    }
  }

  const path = DATA[name];
  const config = fetch(`${base}config.json`).then(async (answer) => {
    if (!backend || token === null || !user?.store || !path || (path.endsWith('}') && !second)) {
      return answer;
    }
    try {
      const { apiHost } = (await answer.clone().json()) as { apiHost: string };
      const id = encodeURIComponent(decodeURIComponent(second));
      const url = apiHost.replace(/\/+$/, '') + path.replace('{id}', () => id);
      const response = fetch(url, { headers: { Authorization: `Bearer ${token}` } });
      response.catch(() => undefined);
      if (window.firstRequests) window.firstRequests.data = { url, token, response };
    } catch {
      // The application shows the errors of the configuration.
    }
    return answer;
  });
  config.catch(() => undefined);
  window.firstRequests = { config };
}
