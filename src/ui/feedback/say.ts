import { valueStore } from '~/lib/valueStore';

import { afterLoadingOverlay } from '../focus/afterLoadingOverlay';
import { toastQueue } from './toast';

/** Time until a text is said, in ms: of several presses in a row the last result is heard. */
const SAY_AFTER_MS = 400;

/** One of the two live regions, and what it will say. */
function voice(delayMs: number) {
  return {
    delayMs,
    /** Texts that wait to be said together, each by what it is about. */
    waiting: new Map<unknown, () => string>(),
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    /** The text that is being said, for the outlet (`Toasts`) only; a repeated one is another object. */
    said: valueStore<{ text: string } | null>(null),
  };
}
export const polite = voice(SAY_AFTER_MS);
export const assertive = voice(0);

/** As sentences, each text once, and none that a toast says. */
function joined(texts: readonly string[]): string {
  const toasts = new Set(toastQueue.snapshot().map(({ text }) => text)).add('');
  return [...new Set(texts)]
    .filter((text) => !toasts.has(text))
    .map((text) => text.replace(/\.$/, ''))
    .join('. ');
}

function sayLater(text: () => string, urgent: boolean, about: unknown) {
  const by = urgent ? assertive : polite;
  clearTimeout(by.timer);
  by.waiting.set(about, text);
  // The overlay makes the page below it inert, the outlet included.
  by.timer = setTimeout(() => afterLoadingOverlay(speak), by.delayMs);
  function speak() {
    const all = joined([...by.waiting.values()].map((textOf) => textOf()));
    by.waiting.clear();
    if (all !== '') by.said.set({ text: all });
  }
}

/**
 * Says what changed, for whom does not see it. Spanish. A text that follows soon replaces it. An `urgent` one, an error, waits
 * for nothing.
 */
export function say(text: string, { urgent = false } = {}) {
  sayLater(() => text, urgent, 'change');
}

const saying = (urgent: boolean) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  let last = '';
  function changed() {
    // With the spaces of its layout, where there is one.
    const text = (element?.innerText || element?.textContent || '').replace(/\s+/g, ' ').trim();
    if (text === last) return '';
    last = text;
    return text;
  }
  const read = () => sayLater(changed, urgent, element);
  read();
  const observer = new MutationObserver(read);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    (urgent ? assertive : polite).waiting.delete(element);
  };
};

/**
 * Ref of an element that is not there from the start: its text is said when it appears and when it changes. Instead of
 * `role="status"`, which screen readers only follow where they know the element.
 */
export const saysText = saying(false);

/** {@link saysText} at once, for errors. */
export const saysError = saying(true);
