import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

/** Lines of a text, also those that word processors end with a line or paragraph separator. */
const linesOf = (text: string): string[] =>
  text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).map((line) => line.trim());

/** The FAQs of an upload: the text split on line breaks, trimmed, empty lines dropped. */
export const splitFaqTexts = (text: string): string[] =>
  linesOf(text).filter((line) => line !== '');

/** Whether a backend takes a text as one FAQ: on one line a question, a space and an answer. */
export function isFaqText(text: string): boolean {
  return /^[^\S\r\n]*\S+[^\S\r\n]+\S[^\r\n]*$/.test(text);
}

interface Faq {
  readonly question: string;
  readonly answer: string;
}

/** The label of a line that is only a question or only an answer. */
const LABEL = /^(?:p|r|q|a|pregunta|respuesta|question|answer)\s*[:.)]/i;

/** A line as question and answer: up to its first question mark, or else its first word; null: it is not both. */
export function faqOf(line: string): Faq | null {
  if (LABEL.test(line)) return null;
  const [, question, answer] = /^([^?]*\?|[^\s?]+)\s+(\S.*)$/.exec(line) ?? [];
  if (question === undefined || answer === undefined || !isFaqText(line)) return null;
  return question.endsWith('?') || !answer.includes('?') ? { question, answer } : null;
}

/** The lines of an upload that are not empty, by their numbers, as they will be read. */
export const faqLines = (text: string) =>
  linesOf(text).flatMap((line, at) =>
    line === '' ? [] : [{ number: at + 1, line, faq: faqOf(line) }],
  );

/** FAQ upload: at least one line, each a FAQ; the message has the number of the first one that is none. */
export function validateFaqUpload(values: { text: string }): FieldErrors<'text'> {
  if (splitFaqTexts(values.text).length === 0) return { text: messages.faqTextsRequired };
  const wrong = faqLines(values.text).find(({ faq }) => faq === null);
  return wrong ? { text: `Revise la línea ${wrong.number}. ${messages.faqLineInvalid}` } : {};
}
