/** What the heading gets the focus with, until the next key or press; null: it was not asked for. */
let wish: FocusOptions | null = null;

/** The heading of a new outcome, else that of the screen: every screen has one. */
export const shownHeading = () =>
  document.querySelector<HTMLElement>('[data-outcome-heading]') ??
  document.querySelector<HTMLElement>('h1[tabindex="-1"]');

/** For `FocusKeeper`, which holds the wish. */
export const headingWish = () => wish;
export const endHeadingWish = () => {
  wish = null;
};

/**
 * Moves the focus to the heading. Until the next key or press also to the one that takes its place, such as that of a
 * screen after that of its skeleton.
 */
export function focusHeading(options: FocusOptions = {}) {
  wish = options;
  shownHeading()?.focus(options);
}
