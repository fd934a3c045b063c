import type { KeyboardEvent } from 'react';

import { rovingIndex } from '~/lib/rovingIndex';

/**
 * Makes the buttons of an element one tab stop: as its `onKeyDown`, arrow keys, Home and End move the focus between
 * those that can have it.
 */
export function rovingFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  let at: number | null = buttons.findIndex((button) => button === event.target);
  if (at === -1) return;
  for (const _ of buttons) {
    at = rovingIndex(event.key, at, buttons.length);
    const button = at === null ? undefined : buttons[at];
    if (at === null || !button) return;
    event.preventDefault();
    // A hidden or disabled one does not take it.
    button.focus();
    if (document.activeElement === button) return;
  }
}
