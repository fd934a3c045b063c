import { entryOf } from '~/lib/entryOf';

/** Label of a value that this build does not know; a newer server may send one. */
export function otherLabel(value: string): string {
  return value === '' ? 'Otro' : `Otro (${value})`;
}

/** The entry of `looks` for the value; for a value that is not in it, `other` with its label. */
export function lookOf<Display>(
  looks: Readonly<Record<string, Display>>,
  value: string,
  other: (label: string) => NoInfer<Display>,
): Display {
  return entryOf(looks, value) ?? other(otherLabel(value));
}
