import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';

import { afterAll, afterEach, vi } from 'vitest';

import { overlayLeft } from './overlayLeft';

const styleWith = (display: string) =>
  Object.assign(document.createElement('div').style, { display });

if (typeof document !== 'undefined') {
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  /** Prints the page once somebody reads the message: a query that waits for an element fails many times before it finds it. */
  function elementError(message: string | null, container: Element) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace(error, elementError);
    return Object.defineProperty(error, 'message', {
      get: () => `${message ?? ''}\n\n${String(prettyDOM(container))}`,
      configurable: true,
    });
  }
  configure({ asyncUtilTimeout: 20_000, getElementError: elementError });
  afterEach(cleanup);

  // React only reports that a component changes another one while it renders, or that siblings have one key, which keeps
  // what should go: here the test fails.
  const reported: unknown[][] = [];
  const logError = console.error;
  console.error = (...texts: unknown[]) => {
    if (/^(Cannot update a component|Encountered two children)/.test(String(texts[0]))) {
      reported.push(texts);
    }
    logError(...texts);
  };
  afterEach(() => {
    const [first] = reported.splice(0);
    if (first !== undefined) throw new Error(format(...first));
  });
  afterAll(() => {
    console.error = logError;
  });

  // The spreadsheet library encodes by its environment, which it looks up when it loads: in tests as in browsers, without
  // the Buffer of Node, which forgives halves of characters.
  const { versions } = process;
  Object.defineProperty(process, 'versions', { value: { ...versions, node: '' } });
  await import('xlsx');
  Object.defineProperty(process, 'versions', { value: versions });

  // A cleared storage is another browser: the page keeps nothing of it in memory.
  const clear: (this: Storage) => void = Reflect.get(Storage.prototype, 'clear');
  Storage.prototype.clear = function clearAll(this: Storage) {
    const keys = Object.keys(this);
    clear.call(this);
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  // React's development build captures a stack trace for every element while this count of its own is below 10,000: up to
  // a third of a test's time.
  const { default: react } = await import('react');
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals === 'object' && internals !== null) {
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set() {},
      configurable: true,
    });
  }

  /** Rounds of timers for the requests that the last test of a file has left, which would meet the spies of the next file. */
  const LEFT_REQUESTS_ROUNDS = 10;
  const ROUND_MS = 2;

  // The test files of a worker share its page, but no module of the application.
  afterAll(async () => {
    vi.useRealTimers();
    // What is still to be said would look for a page that is gone.
    const { polite } = await import('~/ui/feedback/say');
    clearTimeout(polite.timer);
    await overlayLeft();
    for (let round = 0; round < LEFT_REQUESTS_ROUNDS; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    }
    vi.unstubAllGlobals();
    // A module that is still loading would keep what it has imported so far.
    await vi.dynamicImportSettled();
    vi.resetModules();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    for (const name of document.documentElement.getAttributeNames()) {
      document.documentElement.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  // jsdom looks through every rule for each style that is asked for, which takes most of a test's time. The tests load no
  // stylesheets: an element has the style that it declares, the visibility that it inherits, and else the style of its kind.
  const [inline, block, none] = [styleWith('inline'), styleWith('block'), styleWith('none')];
  const NONE = 'head *, script, style, template, [hidden], dialog:not([open])';
  const BLOCK =
    'address, article, aside, body, button, dd, details, dialog, div, dl, dt, fieldset, footer, form, h1, h2, h3, h4, header, html, input, legend, li, main, nav, ol, p, section, select, summary, table, tbody, td, textarea, th, thead, tr, ul';
  /** A declaration other than of a custom property, which most of Mantine's elements have. */
  const DECLARATION = /(?:^|;)\s*[a-z]/;
  window.getComputedStyle = (element) => {
    const ofKind = element.matches(NONE) ? none : element.matches(BLOCK) ? block : inline;
    const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
    const hiding = element.closest<HTMLElement>('[style*="visibility"]');
    const declares = DECLARATION.test(element.getAttribute('style') ?? '');
    if (!isStyled || (hiding === null && !declares)) return ofKind;
    const inherited: Record<PropertyKey, string> = { visibility: hiding?.style.visibility ?? '' };
    return new Proxy(element.style, {
      get: (own, name) =>
        name === 'getPropertyValue'
          ? (property: string) =>
              own.getPropertyValue(property) ||
              inherited[property] ||
              ofKind.getPropertyValue(property)
          : Reflect.get(own, name, own) || inherited[name] || Reflect.get(ofKind, name, ofKind),
    });
  };

  // jsdom walks through the whole document for the labels of each element whose name is asked for.
  const LABELABLE = 'button, input, meter, output, progress, select, textarea';
  for (const type of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(type.prototype, 'labels', {
      get(this: InstanceType<typeof type>) {
        return [...document.querySelectorAll('label')].filter((label) =>
          label.htmlFor === ''
            ? label.querySelector(LABELABLE) === this
            : label.htmlFor === this.id,
        );
      },
      configurable: true,
    });
  }

  // Parts of the browser that jsdom lacks and Mantine calls; no test depends on sizes, media or scrolling.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // A menu hides once its place is computed, unless its button is in the window.
  for (const side of ['clientWidth', 'clientHeight']) {
    Object.defineProperty(document.documentElement, side, { value: 1000, configurable: true });
  }
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
  Object.assign(document, { fonts: new EventTarget() });
  Object.assign(window, {
    scrollTo: () => undefined,
    // Without it the application waits longer for an idle moment, until after the end of a test.
    requestIdleCallback: (run: () => void) => setTimeout(run),
    // jsdom loads no pictures and reports no error, for which the application waits.
    Image: class extends EventTarget {
      set src(_url: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
