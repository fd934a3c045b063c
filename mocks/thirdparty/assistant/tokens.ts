import { foldText } from '~/lib/text';

/** A tag of markup, closed or not: no word of what somebody wants. */
const MARKUP = /<[a-z/!][^<>]*>?/gi;

export function withoutMarkup(text: string): string {
  return text.replace(MARKUP, ' ');
}

/** The words and numbers of a text, folded and without markup; `300g` gives two, `1,5`, `1e5` and `-3` stay one. */
export function tokensOf(text: string): string[] {
  const words = foldText(withoutMarkup(text));
  return words.match(/(?:(?<!\S)[-−])?\d+(?:[.,/]\d+)*(?:e\d+)?|[½¼¾]|\p{L}+/gu) ?? [];
}

/** Whether a token is a number in figures; `0000` is a sort of flour. */
export function isNumeral(token: string | undefined): boolean {
  return /^[-−]?(?!0\d)\d/.test(token ?? '');
}

/** A set of words that are written in one text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
