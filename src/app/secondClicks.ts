/** What sends something: a form's submit button, and every other button that says so. */
const SENDS = 'button[type="submit"], button[data-once]';

/**
 * The second click of a double click on a button that sends is nobody's wish, however fast the answer to the first one
 * was. The browser counts the clicks (`detail`), with the person's own double-click time; the keyboard counts as 0.
 */
export function ignoreSecondClicks(page: Document) {
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target instanceof Element)) return;
      if (event.target.closest(SENDS) === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
