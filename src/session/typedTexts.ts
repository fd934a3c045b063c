import { storedValue, useStored } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

type Texts = Readonly<Record<string, string>>;
type Forms = Readonly<Record<string, Texts>>;

function parseTexts(raw: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(raw).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function parse(raw: unknown): Forms | null {
  if (!isRecord(raw)) return null;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([form, texts]) =>
      isRecord(texts) ? [[form, parseTexts(texts)]] : [],
    ),
  );
}

/** Texts that the shopper typed and has not sent, by form and field. They survive a reload. */
const typedTexts = storedValue('typed_texts', parse, 1, 'session');

/** The same texts of tabs that were closed, for the next tab. */
const leftTexts = storedValue('left_texts', parse, 1);

/** Keeps the texts of a form over the end of this tab; see {@link adoptLeftTexts}. */
export function leaveTexts(form: string): void {
  const texts = typedTexts.get()?.[form];
  if (texts)
    leftTexts.set({ ...leftTexts.get(), [form]: { ...leftTexts.get()?.[form], ...texts } });
}

/** Takes over what {@link leaveTexts} kept of a form, in this tab or another; what is typed here stays. */
export function adoptLeftTexts(form: string): void {
  const { [form]: left, ...others } = leftTexts.get() ?? {};
  if (!left) return;
  storeTexts(form, { ...left, ...typedTexts.get()?.[form] });
  leftTexts.set(Object.keys(others).length === 0 ? null : others);
}

/** Stores the texts of a form; an empty object removes them. */
function storeTexts(form: string, texts: Texts): void {
  const { [form]: _, ...others } = typedTexts.get() ?? {};
  const next = Object.keys(texts).length === 0 ? others : { ...others, [form]: texts };
  typedTexts.set(Object.keys(next).length === 0 ? null : next);
}

/** The stored texts of a form's fields, and how to change them. */
export function useTypedTexts<Name extends string>(form: string, names: readonly Name[]) {
  const kept = useStored(typedTexts)?.[form];
  return [
    pick(kept, names),
    (update: (before: TypedTexts<Name>) => TypedTexts<Name>) =>
      storeTexts(form, parseTexts(update(pick(typedTexts.get()?.[form], names)))),
  ] as const;
}

type TypedTexts<Name extends string> = { [name in Name]?: string };

function pick<Name extends string>(texts: Texts = {}, names: readonly Name[]): TypedTexts<Name> {
  const picked: TypedTexts<Name> = {};
  for (const name of names) {
    const text = texts[name];
    if (text !== undefined) picked[name] = text;
  }
  return picked;
}

/** The stored text of one field; null for none. */
export const typedText = (form: string, name: string): string | null =>
  typedTexts.get()?.[form]?.[name] ?? null;

/** Stores the text of one field; null removes it. */
export function storeTypedText(form: string, name: string, text: string | null): void {
  const { [name]: _, ...others } = typedTexts.get()?.[form] ?? {};
  storeTexts(form, text === null ? others : { ...others, [name]: text });
}

/** Removes the texts of a form. */
export function removeTypedTexts(form: string): void {
  storeTexts(form, {});
}

/** Removes all typed texts, as part of "salir". */
export function clearTypedTexts(): void {
  typedTexts.set(null);
  leftTexts.set(null);
}
