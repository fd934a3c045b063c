/** Buttons that send something: submit buttons, and others marked with the attribute. */
const SENDING_BUTTON = 'button[type="submit"], button[data-ignore-double-click]';

/** The click before was on a button that sends something. */
let hasSent = false;
let hasFailed = false;

/** A request failed: the next click repeats it, however soon it comes. */
export function acceptRepeatedClick() {
  hasFailed = true;
}

/**
 * Ignores the second click of a double-click on a button that sends something, even if the first request has already
 * succeeded or another control has moved under the pointer. The browser counts the clicks (`detail`) within the user's
 * double-click time; a key press counts as 0.
 */
export function ignoreDoubleClicks(page: Document) {
  page.addEventListener(
    'click',
    (event) => {
      const isSending =
        event.target instanceof Element && event.target.closest(SENDING_BUTTON) !== null;
      if (event.detail < 2 || hasFailed) {
        hasSent = isSending;
        hasFailed = false;
      } else if (isSending || hasSent) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
