/** Fills in the forms of a page, by the labels of their fields. */
import { act, type ByRoleMatcher, fireEvent } from '@testing-library/react';

import { found, press, until } from './page';
import { type Name, nameOf, screen, within } from './screen';

/** Labels of the fields and what is typed: a text, true to toggle a switch, or a file. */
type Typed = Readonly<Record<string, string | true | File>>;

/** Name and role. */
type Control = readonly [string | RegExp, ByRoleMatcher];

/** The name of a button, another control by name and role, or fields to fill in. */
type Step = string | RegExp | Control | Typed;

const isControl = (step: Control | Typed): step is Control => Array.isArray(step);

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field with the label, which may name its group, too ("Efectivo › Nombre"); null when there is none. */
export function fieldOf(area: HTMLElement, label: string): Field | null {
  const [own = '', group] = label.split(' › ').toReversed();
  const around = group === undefined ? area : within(area).queryByRole('group', { name: group });
  if (!around) return null;
  const fields = [...around.querySelectorAll<Field>('input, select, textarea')];
  const [field = null, another] = fields.filter((one) => nameOf(one) === own);
  if (another) throw new Error(`Several fields ${label}`);
  return field;
}

/** Types into the fields by their labels. */
export async function typeInto(area: HTMLElement, types: Typed) {
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

/** Presses and types what leads to a part of a screen. */
export async function follow(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string' || step instanceof RegExp) await press(step);
    else if (isControl(step)) await press(...step);
    else await typeInto(document.body, step);
  }
}

/** Opens a form by the steps that lead to it, and returns the element around its fields. */
export async function openArea({
  opens = [],
  area,
}: {
  opens?: readonly Step[] | undefined;
  /** Role and name of the element around the fields. */
  area: readonly [ByRoleMatcher, Name];
}): Promise<HTMLElement> {
  await follow(opens);
  const [role, name] = area;
  return screen.findByRole(role, { name });
}
