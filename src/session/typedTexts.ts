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

/** Texts that the shopper typed and has not sent, by form and field. They survive a reload and end with the tab. */
const typedTexts = storedValue('typed_texts', parse, 1, 'session');

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
}
