import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);

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

  // The test files of a worker share its page, but no module of the application.
  afterAll(async () => {
    vi.useRealTimers();
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
  // stylesheets: an element that declares nothing has the style of its kind.
  const computed = window.getComputedStyle.bind(window);
  const [inline, block, none] = ['inline', 'block', 'none'].map((display) => {
    const { style } = document.createElement('div');
    style.display = display;
    return style;
  });
  const HIDDEN = 'head *, script, style, template, [hidden], dialog:not([open])';
  const BLOCK =
    'address, article, aside, body, button, dd, details, dialog, div, dl, dt, fieldset, footer, form, h1, h2, h3, h4, header, html, input, legend, li, main, nav, ol, p, section, select, summary, table, tbody, td, textarea, th, thead, tr, ul';
  /** A declaration other than of a custom property, which most of Mantine's elements have. */
  const DECLARATION = /(?:^|;)\s*[a-z]/;
  window.getComputedStyle = (element, pseudo) => {
    const own = element.getAttribute('style');
    const isOwn =
      (own !== null && DECLARATION.test(own)) || element.closest('[style*="visibility"]');
    const kind = element.matches(HIDDEN) ? none : element.matches(BLOCK) ? block : inline;
    return isOwn || kind === undefined ? computed(element, pseudo) : kind;
  };

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
  Object.assign(window, { scrollTo: () => undefined });
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
