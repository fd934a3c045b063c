import { afterEach, beforeEach } from 'vitest';

/**
 * The frame of index.html, empty and in the page for each test of a file.
 * @param kind value of the page's `data-frame`
 */
export function testFrame(kind: string): HTMLElement {
  const frame = document.createElement('div');
  beforeEach(() => {
    document.documentElement.dataset['frame'] = kind;
    frame.className = 'start';
    frame.removeAttribute('style');
    frame.replaceChildren();
    document.body.append(frame);
  });
  afterEach(() => {
    delete document.documentElement.dataset['frame'];
    frame.remove();
  });
  return frame;
}
