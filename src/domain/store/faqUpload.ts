import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { visibleText } from '~/lib/text';

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

/** What makes two texts the same FAQ: neither blanks nor invisible characters. */
const keyOf = (text: string): string => visibleText(text).trim().replaceAll(/\s+/g, ' ');

/** The texts that are neither held already nor repeated among themselves. */
export function newFaqTexts(texts: readonly string[], held: readonly string[]): string[] {
  const known = new Set(held.map(keyOf));
  return texts.filter((text) => known.size < known.add(keyOf(text)).size);
}

/** The lines of an upload that are not empty, by their numbers, as they will be read. */
export function faqLines(text: string, held: readonly string[] = []) {
  const known = new Set(held.map(keyOf));
  return linesOf(text).flatMap((line, at) =>
    line === ''
      ? []
      : [
          {
            number: at + 1,
            line,
            faq: faqOf(line),
            /** The store has it, or a line above has it. */
            isRepeated: known.size === known.add(keyOf(line)).size,
          },
        ],
  );
}

/**
 * FAQ upload: at least one new line, each a FAQ; the message has the number of the first one that is none.
 * @param held the texts that the store has
 */
export function validateFaqUpload(
  values: { text: string },
  held: readonly string[] = [],
): FieldErrors<'text'> {
  const lines = faqLines(values.text, held);
  if (lines.length === 0) return { text: messages.faqTextsRequired };
  const wrong = lines.find(({ faq }) => faq === null);
  if (wrong) return { text: `Revise la línea ${wrong.number}. ${messages.faqLineInvalid}` };
  return lines.every(({ isRepeated }) => isRepeated) ? { text: messages.faqsKnown } : {};
}

/** The success of an upload. */
export const faqsUploadedText = (count: number): string =>
  count === 1 ? '1 FAQ cargada correctamente' : `${count} FAQ cargadas correctamente`;
