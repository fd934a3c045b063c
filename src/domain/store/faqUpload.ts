import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

/** The FAQs of an upload: the text split on line breaks, trimmed, empty lines dropped. */
export function splitFaqTexts(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether a text is one FAQ: on one line a question, a space and an answer. */
export function isFaqText(text: string): boolean {
  return /^[^\S\r\n]*\S+[^\S\r\n]+\S[^\r\n]*$/.test(text);
}

/** FAQ upload: at least one line, each a FAQ. */
export function validateFaqUpload(values: { text: string }): FieldErrors<'text'> {
  const lines = splitFaqTexts(values.text);
  if (lines.length === 0) return { text: messages.faqTextsRequired };
  return lines.every(isFaqText) ? {} : { text: messages.faqLineInvalid };
}
