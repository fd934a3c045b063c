import { vi } from 'vitest';

import { templates } from '~/components/skeleton/templates';
import { type RouteFacts, ROUTES } from '~/domain/session/routes';
import { removePageSkeleton } from '~/lib/browser/firstView';

import type { PageData } from './pageData';

export const API = 'https://api.tienda.test';

interface Sent {
  url: string;
  method: string;
  body: string | null;
  authorization: string | null;
}

interface StartOptions {
  /** The answer to every request; null: the network never answers. */
  answer?: { status?: number; text?: string } | null;
  /** False in a build with mocks. */
  sendsMainLoad?: boolean;
}

const CONFIGURATION = JSON.stringify({ apiHost: API, sellerHosts: [] });

let runs = 0;

/**
 * Runs the inline script of index.html at a URL, in a page that waits for the application; `setTimeout` is faked. End it with
 * `leaveStart`.
 */
export async function runStart(
  url: string,
  { answer = {}, sendsMainLoad = true }: StartOptions = {},
) {
  const requests: Sent[] = [];
  class StartRequest extends EventTarget {
    status = answer?.status ?? 200;
    statusText = '';
    responseText = answer?.text ?? CONFIGURATION;
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
      if (answer) queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('XMLHttpRequest', StartRequest);

  const routes = Object.fromEntries(
    Object.entries<RouteFacts>(ROUTES).map(([name, { access, layout, request }]) => [
      name,
      { access, layout, request, files: [] },
    ]),
  );
  const data = JSON.stringify({ base: '/', files: [], routes, sendsMainLoad } satisfies PageData);
  document.body.innerHTML = `<script id="start" type="application/json">${data}</script>`;
  for (const [name, html] of Object.entries(templates())) {
    const template = document.createElement('template');
    template.id = `start-${name}`;
    template.innerHTML = html;
    document.body.append(template);
  }
  window.history.replaceState(null, '', url);
  runs += 1;
  // A script without exports, which runs when it is imported: each time by another URL.
  await import(/* @vite-ignore */ `./start.ts?run=${runs}`);
  if (answer) await window.firstRequests?.config;
  return {
    /** Also those that follow; first the one of the configuration. */
    requests,
    shown: document.querySelector<HTMLElement>('body > [data-start]'),
  };
}

/** Takes what `runStart` has left out of the page. */
export function leaveStart(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removePageSkeleton();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['mantineColorScheme'];
  delete window.firstRequests;
  window.history.replaceState(null, '', '/');
}
