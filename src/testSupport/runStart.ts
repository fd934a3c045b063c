import { vi } from 'vitest';

import type { PageData } from '~/app/start/pageData';
import { templates } from '~/components/skeleton/templates';
import { type RouteFacts, ROUTES } from '~/domain/session/routes';
import { removePageSkeleton } from '~/lib/browser/firstView';

export const API = 'https://api.tienda.test';

interface Sent {
  url: string;
  method: string;
  body: string | null;
  authorization: string | null;
}

export interface StartOptions {
  /** Records in the browser's storage, by key. */
  stored?: Readonly<Record<string, unknown>>;
  /** What becomes of every request; null: nothing, the network does not answer. */
  answer?: { status?: number; text?: string } | 'lost' | null;
  /** False in a build with mocks. */
  sendsMainLoad?: boolean;
  /** Runs after the application has rendered. */
  rendered?: boolean;
}

const CONFIGURATION = JSON.stringify({ apiHost: API, sellerHosts: [] });

let runs = 0;

/**
 * Runs the inline script of index.html at a URL, in a page that waits for the application; `setTimeout` is faked. End it with
 * `leaveStart`.
 */
export async function runStart(
  url: string,
  { stored = {}, answer = {}, sendsMainLoad = true, rendered = false }: StartOptions = {},
) {
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, JSON.stringify(value));
  }
  const requests: Sent[] = [];
  const given = answer === 'lost' ? null : answer;
  class StartRequest extends EventTarget {
    status = given?.status ?? 200;
    statusText = '';
    responseText = given?.text ?? CONFIGURATION;
    #sent: Sent = { url: '', method: '', body: null, authorization: null };
    open(method: string, to: string) {
      this.#sent = { ...this.#sent, method, url: to };
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Authorization') this.#sent.authorization = value;
    }
    getResponseHeader = () => 'application/json';
    send(body: string | null) {
      requests.push({ ...this.#sent, body });
      if (answer === null) return;
      queueMicrotask(() => this.dispatchEvent(new Event(given ? 'load' : 'error')));
    }
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('XMLHttpRequest', StartRequest);

  const routes = Object.fromEntries(
    Object.entries<RouteFacts>(ROUTES).map(([name, { access, layout, request }], index) => [
      name,
      { access, layout, request, files: [index] },
    ]),
  );
  const files = Object.keys(ROUTES).map((name) => `${name}.js`);
  const data = JSON.stringify({ base: '/', files, routes, sendsMainLoad } satisfies PageData);
  const root = `<div id="root">${rendered ? '<main></main>' : ''}</div>`;
  document.body.innerHTML = `${root}<script id="start" type="application/json">${data}</script>`;
  for (const [name, html] of Object.entries(templates())) {
    const template = document.createElement('template');
    template.id = `start-${name}`;
    template.innerHTML = html;
    document.body.append(template);
  }
  window.history.replaceState(null, '', url);
  runs += 1;
  // A script without exports, which runs when it is imported: each time by another URL.
  await import(/* @vite-ignore */ `../app/start/start.ts?run=${runs}`);
  if (given) await window.firstRequests?.config;
  return {
    /** Also those that follow; first the one of the configuration. */
    requests,
    /** Of the screen; each route has one, by its name. */
    file: document.head.querySelector('link[rel="modulepreload"]')?.getAttribute('href'),
    shown: document.querySelector<HTMLElement>('body > [data-start]'),
  };
}

/** Takes what `runStart` has added to the page out of it; the storage stays. */
export function leaveStart(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removePageSkeleton();
  document.body.innerHTML = '';
  for (const link of document.head.querySelectorAll('link')) link.remove();
  delete document.documentElement.dataset['mantineColorScheme'];
  delete window.firstRequests;
  window.history.replaceState(null, '', '/');
}
