import type { KeyboardEvent } from 'react';

import { rovingIndex } from '~/lib/rovingIndex';

/**
 * Makes the buttons and links of an element one tab stop: as its `onKeyDown`, arrow keys, Home and End move the focus
 * between those that can have it, but not to or from those of menus and dialogs that it opens.
 */
export function rovingFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => !currentTarget.contains(control.closest('[role="menu"], [role="dialog"]')),
  );
  const isColumn = currentTarget.getAttribute('aria-orientation') === 'vertical';
  let at: number | null = controls.findIndex((control) => control === event.target);
  if (at === -1) return;
  for (const _ of controls) {
    at = rovingIndex(event.key, at, controls.length, isColumn);
    const control = at === null ? undefined : controls[at];
    if (at === null || !control) return;
    event.preventDefault();
    // A hidden or disabled one does not take it.
    control.focus();
    if (document.activeElement === control) return;
  }
}
