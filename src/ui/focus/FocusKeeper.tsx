import { useEffect } from 'react';

import { afterLoadingOverlay } from './afterLoadingOverlay';
import { endHeadingWish, focusShownHeading, headings, headingWish } from './focusHeading';

/** What can take over the focus of a control that is gone: no field, which would open the keyboard of a phone. */
const CONTROLS = 'a[href], button:not(:disabled), summary, [role="tab"]';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether an element had to give up the focus: it is removed, disabled or hidden. */
const isGone = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/**
 * Keeps the focus on the page: where the focused control goes and nothing else takes the focus, the offer to undo gets
 * it, else the first control of what is left around, else the heading. Returns the function that ends it.
 */
function keepFocus(): () => void {
  let last: { element: HTMLElement; ancestors: readonly Element[] } | null = null;
  let byKey = true;
  let frame = 0;
  /** What took the focus over before there was an offer to undo. */
  let stopgap: Element | null = null;

  function note({ target }: FocusEvent) {
    if (target instanceof HTMLElement && target !== document.body) {
      last = { element: target, ancestors: ancestorsOf(target) };
    }
  }
  function noteInput({ type }: Event) {
    byKey = type === 'keydown';
    stopgap = null;
  }
  function grantWish() {
    const wish = headingWish();
    if (wish && (isLost() || document.activeElement?.matches('h1'))) focusShownHeading(wish);
  }
  function restore() {
    frame = 0;
    if (headingWish()) {
      grantWish();
      return;
    }
    if (!isLost() || !last || !isGone(last.element)) return;
    const around = last.ancestors.find(({ isConnected }) => isConnected) ?? document.body;
    const near = headings().some((heading) => around.contains(heading))
      ? []
      : around.querySelectorAll<HTMLElement>(CONTROLS);
    const undo = byKey ? document.querySelector<HTMLElement>('[data-undo]') : null;
    // A hidden one does not take it.
    for (const next of [undo, ...near, ...headings()]) {
      if (isLost()) next?.focus({ preventScroll: !byKey });
    }
    stopgap = byKey && undo === null ? document.activeElement : null;
  }
  function check() {
    if (stopgap !== null && document.activeElement === stopgap) {
      document.querySelector<HTMLElement>('[data-undo]')?.focus();
    }
    grantWish();
    const isWaiting = headingWish() !== null || (isLost() && last !== null && isGone(last.element));
    if (isWaiting && frame === 0) {
      // What the part does itself comes first, and what was hidden loses the focus with the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => afterLoadingOverlay(restore));
      });
    }
  }

  if (document.activeElement instanceof HTMLElement && !isLost()) {
    last = { element: document.activeElement, ancestors: ancestorsOf(document.activeElement) };
  }
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  const inputs = ['keydown', 'pointerdown'] as const;
  document.addEventListener('focusin', note);
  for (const type of inputs) document.addEventListener(type, noteInput, { capture: true });
  return () => {
    endHeadingWish();
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    for (const type of inputs) document.removeEventListener(type, noteInput, { capture: true });
  };
}

/** See {@link keepFocus}. Its code loads after the first view. */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}
