/** What the heading gets the focus with, until the next key or press; null: it was not asked for. */
let wish: FocusOptions | null = null;

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/**
 * The headings that can have the focus, that of a new outcome before that of the screen: every screen has one. One that
 * is being left may still be there, hidden.
 */
export const headings = () => [...all('[data-outcome-heading]'), ...all('h1[tabindex="-1"]')];

/** For `FocusKeeper`, which holds the wish. */
export const headingWish = () => wish;
export const endHeadingWish = () => {
  wish = null;
};

/** Focuses the first shown heading; a hidden one does not take the focus. */
export function focusShownHeading(options: FocusOptions) {
  headings().some((heading) => {
    heading.focus(options);
    return document.activeElement === heading;
  });
}

/**
 * Moves the focus to the heading as soon as it is on nothing. Until the next key or press also to the one that takes its
 * place, such as that of a screen after that of its skeleton.
 */
export function wishHeading(options: FocusOptions = {}) {
  wish = options;
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, endHeadingWish, { capture: true, once: true });
  }
}

/** {@link wishHeading}, wherever the focus is now. */
export function focusHeading(options: FocusOptions = {}) {
  wishHeading(options);
  focusShownHeading(options);
}
