import type { FieldErrors } from '~/domain/validators';

/** Moves the focus to the first field of the form, in its order, whose name has an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors<string>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && errors[element.name] !== undefined) {
      element.focus();
      return;
    }
  }
}
