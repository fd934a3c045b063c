import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.trim());

/** The FAQs of an upload: the text split on line breaks, trimmed, empty lines dropped. */
export const splitFaqTexts = (text: string): string[] =>
  linesOf(text).filter((line) => line !== '');

/** Whether a text is one FAQ: on one line a question, a space and an answer. */
export function isFaqText(text: string): boolean {
  return /^[^\S\r\n]*\S+[^\S\r\n]+\S[^\r\n]*$/.test(text);
}

/** FAQ upload: at least one line, each a FAQ; the message has the number of the first one that is none. */
export function validateFaqUpload(values: { text: string }): FieldErrors<'text'> {
  if (splitFaqTexts(values.text).length === 0) return { text: messages.faqTextsRequired };
  const wrong = linesOf(values.text).findIndex((line) => line !== '' && !isFaqText(line));
  return wrong === -1 ? {} : { text: `Revise la línea ${wrong + 1}. ${messages.faqLineInvalid}` };
}
