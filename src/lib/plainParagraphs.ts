const BLOCKS = 'p, div, li, blockquote, h1, h2, h3, h4, h5, h6';

/** The paragraphs of an HTML text as plain text; parsing it runs and loads nothing. */
export function plainParagraphs(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n\n');
  return (body.textContent ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
