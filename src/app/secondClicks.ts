/** What sends something: a form's submit button, and every other button that says so. */
const SENDS = 'button[type="submit"], button[data-once]';

/**
 * The second click of a double click on a button that sends is nobody's wish, however fast the answer to the first one
 * was, and whatever has moved under the pointer meanwhile. The browser counts the clicks (`detail`), with the person's own
 * double-click time; the keyboard counts as 0.
 */
export function ignoreSecondClicks(page: Document) {
  let sent = false;
  page.addEventListener(
    'click',
    (event) => {
      const sends = event.target instanceof Element && event.target.closest(SENDS) !== null;
      if (event.detail < 2) {
        sent = sends;
      } else if (sends || sent) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
