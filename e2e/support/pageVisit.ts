import { runInNewContext } from 'node:vm';

import { startScript } from '../../src/build/startPage';
import { ROUTES } from '../../src/domain/session/routes';

export interface Visit {
  pathname: string;
  /** The browser's storage, by key. */
  storage?: Readonly<Record<string, unknown>>;
  /** False in a build with mocks. */
  sendsMainLoad?: boolean;
  /** The answer to every request. */
  status?: number;
  text?: string;
}

interface Requested {
  url: string;
  method: string;
  body: unknown;
  authorization: string | null;
}

/** Runs the inline script of index.html on a visit. */
export async function visit({
  pathname,
  storage = {},
  sendsMainLoad = true,
  status = 200,
  text = JSON.stringify({ apiHost: 'https://api.tienda.test', sellerHosts: [] }),
}: Visit) {
  const requests: Requested[] = [];
  const routes = Object.fromEntries(
    Object.entries(ROUTES).map(([name, facts]) => [name, { ...facts, files: [] }]),
  );
  const start = { base: '/', files: [], routes, sendsMainLoad };
  const window = {
    localStorage: { getItem: (key: string) => JSON.stringify(storage[key] ?? null) },
    location: { pathname },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
    setTimeout: () => 0,
    crypto: { randomUUID: () => 'new-session' },
    firstRequests: {
      config: Promise.resolve(new Response()),
      mainLoad: {},
      sendMainLoad: (): void => {
        throw new Error('Not set');
      },
    },
  };
  const document = {
    getElementById: (id: string) =>
      id === 'start' ? { textContent: JSON.stringify(start) } : null,
    documentElement: { dataset: {} },
  };
  class XMLHttpRequest {
    status = status;
    statusText = '';
    responseText = text;
    #request: Requested = { url: '', method: '', body: null, authorization: null };
    #loaded = (): void => undefined;
    open(method: string, url: string) {
      this.#request = { ...this.#request, method, url };
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Authorization') this.#request.authorization = value;
    }
    addEventListener(type: string, listener: () => void) {
      if (type === 'load') this.#loaded = listener;
    }
    getResponseHeader = () => 'application/json';
    send(body: unknown) {
      requests.push({ ...this.#request, body });
      queueMicrotask(this.#loaded);
    }
  }
  runInNewContext(await startScript(), {
    window,
    document,
    XMLHttpRequest,
    Response,
    HTMLTemplateElement: Object,
  });
  await window.firstRequests.config;
  const unasked = requests.length;
  if (!sendsMainLoad) window.firstRequests.sendMainLoad();
  const [config, ...data] = requests;
  if (config?.url !== '/config.json') throw new Error('The configuration is not requested first');
  return { data, unasked, firstRequests: window.firstRequests };
}
