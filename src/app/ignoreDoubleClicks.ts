import type { MutationCache } from '@tanstack/react-query';

/** Buttons that send something: submit buttons, and others marked with the attribute. */
const SENDING_BUTTON = '[type="submit"], [data-ignore-double-click]';

/** Buttons of rows that can be removed (see `ui/focus/focusAfterRemoval.ts`): another row's button may move under the finger. */
const REMOVING_BUTTON = '[data-removes]';

/** Time in which a second tap is part of a double tap, in ms. */
const DOUBLE_TAP_MS = 500;

/**
 * Ignores the second click of a double-click on a button that sends something, even if the first request has already
 * succeeded or another control has moved under the pointer. The browser counts the clicks (`detail`) within the user's
 * double-click time; a key press counts as 0. Nor does a double tap press the buttons of two rows that can be removed; not
 * every phone counts taps, so there their time is compared. After a failed save the next click repeats it, however soon.
 */
export function ignoreDoubleClicks(page: Document, saves: MutationCache) {
  /** The click before was on a button that sends something, or on one of a row that can be removed. */
  let wasGuarded = false;
  let hasFailed = false;
  let isTouch = false;
  let removedAt = -DOUBLE_TAP_MS;
  saves.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') hasFailed = true;
  });
  page.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTouch = pointerType === 'touch';
    },
    { capture: true },
  );
  // The second press leaves the focus where it is, too: not on the control that has moved under the pointer.
  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail > 1 && wasGuarded && !hasFailed) event.preventDefault();
    },
    { capture: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      const isOn = (buttons: string) =>
        event.target instanceof Element && event.target.closest(buttons) !== null;
      const isRemoving = isTouch && event.detail > 0 && isOn(REMOVING_BUTTON);
      const isGuarded = isRemoving || isOn(SENDING_BUTTON);
      let isRepeated = event.detail > 1;
      if (isRemoving) {
        isRepeated ||= event.timeStamp - removedAt < DOUBLE_TAP_MS;
        removedAt = event.timeStamp;
      }
      if (!isRepeated || hasFailed) {
        wasGuarded = isGuarded;
        hasFailed = false;
      } else if (isGuarded || wasGuarded) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
