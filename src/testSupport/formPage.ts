/** Fills in the forms of a page, by the labels of their fields. */
import { act, fireEvent } from '@testing-library/react';

import { elementNamed, found, press, until } from './page';

/** Labels of the fields and what is typed: a text, true to toggle a switch, or a file. */
type Typed = Readonly<Record<string, string | true | File>>;

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The field with the label; one that ends in "…" is a prefix. */
export function fieldOf(area: ParentNode, label: string): Field | undefined {
  const isIt = (text: string) =>
    label.endsWith('…') ? text.startsWith(label.slice(0, -1)) : text.replace(/ \*$/, '') === label;
  for (const element of area.querySelectorAll('label')) {
    const field = isIt(element.textContent) ? document.getElementById(element.htmlFor) : null;
    if (isField(field)) return field;
  }
  return [...area.querySelectorAll('input')].find((field) =>
    isIt(field.getAttribute('aria-label') ?? ''),
  );
}

/** Types into the fields by their labels. */
export async function typeInto(area: ParentNode, types: Typed) {
  for (const [label, text] of Object.entries(types)) {
    const field = await found(`the field ${label}`, () => fieldOf(area, label));
    if (text === true) fireEvent.click(field);
    else if (text instanceof File) {
      fireEvent.change(field, { target: { files: [text] } });
      await until(`the file ${text.name}`, () => document.body.textContent.includes(text.name));
    } else {
      // Like a person: into the field, out of the one before.
      act(() => field.focus());
      fireEvent.change(field, { target: { value: text } });
    }
  }
}

/** Opens a form: presses and types what leads to it, and returns the element around its fields. */
export async function openArea({
  opens = [],
  area,
}: {
  /** Names of tabs and buttons, and fields to fill in. */
  opens?: readonly (string | RegExp | Typed)[] | undefined;
  /** Selector and accessible name of the element around the fields. */
  area: readonly [string, string | RegExp];
}): Promise<HTMLElement> {
  for (const step of opens) {
    if (typeof step === 'string' || step instanceof RegExp) await press(step);
    else await typeInto(document, step);
  }
  return found(`the form ${String(area[1])}`, () => elementNamed(...area));
}
