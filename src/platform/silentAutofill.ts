/**
 * Chrome on iOS and some password managers fill in fields without an event that React listens to (facebook/react#1159):
 * the form would refuse what everybody sees in it as missing, and empty the fields.
 */
const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=submit], [type=button])';

/** Lets what stands in the fields of a form count when it is submitted; call it before the application renders. */
export function noticeFilledFields(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      for (const field of target.querySelectorAll(TEXT_FIELDS)) {
        // React ignores it where it knows the value.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    true,
  );
}
