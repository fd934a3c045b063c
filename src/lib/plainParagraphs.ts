const BLOCKS = 'p, div, li, blockquote, h1, h2, h3, h4, h5, h6';

/** A part of a paragraph, and whether it is emphasized. */
interface TextRun {
  /** Its place in the paragraph. */
  readonly at: number;
  readonly text: string;
  readonly tag: 'strong' | 'em' | null;
}

/** Mark the start and the end of an emphasis in the text; no text has them. */
const STRONG = '\uE000';
const EM = '\uE001';
const END = '\uE002';
const ANY_MARK = /[\uE000-\uE002]/g;
const RUN = /([\uE000\uE001])([^\uE000-\uE002]*)\uE002/g;

function runsOf(paragraph: string): TextRun[] {
  const runs: TextRun[] = [];
  const add = (text: string, tag: TextRun['tag']) => {
    const plain = text.replaceAll(ANY_MARK, '');
    if (plain !== '') runs.push({ at: runs.length, text: plain, tag });
  };
  let end = 0;
  for (const { index, 0: whole, 1: mark, 2: text = '' } of paragraph.matchAll(RUN)) {
    add(paragraph.slice(end, index), null);
    add(text, mark === STRONG ? 'strong' : 'em');
    end = index + whole.length;
  }
  add(paragraph.slice(end), null);
  return runs;
}

/**
 * The paragraphs of an HTML text as plain text with its emphasis, whose letters are wider; parsing it runs and loads
 * nothing.
 */
export function plainParagraphs(html: string): TextRun[][] {
  const { body } = new DOMParser().parseFromString(html.replaceAll(ANY_MARK, ''), 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n\n');
  for (const element of body.querySelectorAll('strong, b, em, i')) {
    element.prepend(element.matches('strong, b') ? STRONG : EM);
    element.append(END);
  }
  return (body.textContent ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => runsOf(paragraph.replaceAll(/[^\S\n]+/g, ' ').trim()))
    .filter((runs) => runs.length > 0);
}

/** An HTML text in one line, without its emphasis. */
export const plainLine = (html: string): string =>
  plainParagraphs(html)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replaceAll('\n', ' ');
