import type { LanguageCode } from '~/contract/types';

/** Default language of a store. */
export const DEFAULT_LANGUAGE: LanguageCode = 'es';

/** Name of each store language, in Spanish (es, po, en). */
const languageNames = {
  es: 'Español',
  po: 'Portugués',
  en: 'Inglés',
} as const satisfies Record<LanguageCode, string>;

const languageTags = {
  es: 'es',
  po: 'pt-BR',
  en: 'en',
} as const satisfies Record<LanguageCode, string>;

/** The entry for a language; for a language that this build does not know, that of {@link DEFAULT_LANGUAGE}. */
export function inLanguage<Value>(
  values: Readonly<Record<LanguageCode, Value>>,
  code: string,
): Value {
  return values[asLanguage(code) ?? DEFAULT_LANGUAGE];
}

/** BCP 47 tag of a store language, for browsers and the assistant. */
export function languageTag(code: string): string {
  return inLanguage(languageTags, code);
}

const LANGUAGE_ORDER: readonly LanguageCode[] = ['es', 'po', 'en'];

/** Choices of a language combo. */
export function languageOptions(): { value: LanguageCode; label: string }[] {
  return LANGUAGE_ORDER.map((value) => ({ value, label: languageNames[value] }));
}

/** The language code that a text holds, or null. */
export function asLanguage(text: string): LanguageCode | null {
  return LANGUAGE_ORDER.find((code) => code === text) ?? null;
}
