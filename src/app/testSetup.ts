import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';

import { toastQueue } from '~/ui/toast';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);

  // The test files of a worker share its page and the application's modules.
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    window.localStorage.clear();
    window.sessionStorage.clear();
    // Stored values are read again, as after another tab's change.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.history.replaceState(null, '', '/');
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  });

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
