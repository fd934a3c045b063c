import { expect, it, onTestFinished, vi } from 'vitest';

import { keepInStrip } from './strip';

/** A strip of 100 px with ten tabs of 40 px, and what tells its observers that it is laid out. */
function strip() {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  for (let index = 0; index < 10; index++) {
    const tab = document.createElement('button');
    tab.getBoundingClientRect = () => new DOMRect(index * 40 - element.scrollLeft, 0, 40, 20);
    element.append(tab);
  }
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(use: () => void) {
        observers.push(use);
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { element, layOut: () => observers.forEach((use) => use()) };
}

it('scrolls to the chosen tab once the strip is laid out: reading places before would force a layout of the whole page', () => {
  const { element, layOut } = strip();
  keepInStrip(element, 5);
  expect(element.scrollLeft).toBe(0);
  layOut();
  expect(element.scrollLeft).toBe(170);
  // Another size of the strip.
  element.getBoundingClientRect = () => new DOMRect(0, 0, 60, 20);
  layOut();
  expect(element.scrollLeft).toBe(190);
});

it('scrolls nowhere without such a tab', () => {
  const { element, layOut } = strip();
  keepInStrip(element, -1);
  layOut();
  expect(element.scrollLeft).toBe(0);
});
