/**
 * Chrome on iOS and some password managers fill in fields without an event that React listens to (facebook/react#1159):
 * the form would refuse what everybody sees in it as missing, and empty the fields.
 */
const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=submit], [type=button])';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value past the setter that React puts on the element, which would count it as known. */
function fill(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Lets what stands in the fields of a form count when it is submitted; call it before the application renders. */
export function noticeFilledFields(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      const fields = [...target.querySelectorAll<Field>(TEXT_FIELDS)];
      const filled = fields.map((field) => [field, field.value] as const);
      for (const [field, value] of filled) {
        // The render after the event of the field before has emptied it.
        if (field.value !== value) fill(field, value);
        // React ignores it where it knows the value.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    true,
  );
}
