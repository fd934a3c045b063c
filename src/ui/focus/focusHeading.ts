import { afterLoadingOverlay } from './afterLoadingOverlay';

/** What can take over the focus of a control that is gone: no field, which would open the keyboard of a phone. */
const CONTROLS = 'a[href], button:not(:disabled), summary, [role="tab"]';

/** What the heading gets the focus with, until the next key or press; null: it was not asked for. */
let wish: FocusOptions | null = null;

/** The heading of a new outcome, else that of the screen: every screen has one. */
const heading = () =>
  document.querySelector<HTMLElement>('[data-outcome-heading]') ??
  document.querySelector<HTMLElement>('h1[tabindex="-1"]');

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to the heading. Until the next key or press also to the one that takes its place, such as that of a
 * screen after that of its skeleton.
 */
export function focusHeading(options: FocusOptions = {}) {
  wish = options;
  heading()?.focus(options);
}

/** Whether an element had to give up the focus: it is removed, disabled or hidden. */
const isGone = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.checkVisibility?.() === false;

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/**
 * Keeps the focus on the page: where the focused control goes and nothing else takes the focus, the offer to undo gets
 * it, else the first control of what is left around, else the heading. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  let last: { element: HTMLElement; ancestors: readonly Element[] } | null = null;
  let byKey = true;
  let frame = 0;

  function note({ target }: FocusEvent) {
    if (target instanceof HTMLElement && target !== document.body) {
      last = { element: target, ancestors: ancestorsOf(target) };
    }
  }
  function forgetWish({ type }: Event) {
    wish = null;
    byKey = type === 'keydown';
  }
  function restore() {
    frame = 0;
    if (!isLost() || !last || !isGone(last.element)) return;
    const around = last.ancestors.find(({ isConnected }) => isConnected) ?? document.body;
    const near = around.contains(heading()) ? [] : around.querySelectorAll<HTMLElement>(CONTROLS);
    const undo = byKey ? document.querySelector<HTMLElement>('[data-undo]') : null;
    // A hidden one does not take it.
    for (const next of [undo, ...near, heading()]) {
      if (isLost()) next?.focus({ preventScroll: !byKey });
    }
  }
  function check() {
    if (!isLost()) return;
    if (wish) heading()?.focus(wish);
    else if (frame === 0 && last && isGone(last.element)) {
      // What the part does itself comes first.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => afterLoadingOverlay(restore));
      });
    }
  }

  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  const inputs = ['keydown', 'pointerdown'] as const;
  document.addEventListener('focusin', note);
  for (const type of inputs) document.addEventListener(type, forgetWish, { capture: true });
  return () => {
    wish = null;
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    for (const type of inputs) document.removeEventListener(type, forgetWish, { capture: true });
  };
}
