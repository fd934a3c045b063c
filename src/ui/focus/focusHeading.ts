/** Moves the focus to the heading, which every screen has. */
export function focusHeading(options?: FocusOptions) {
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus(options);
}
