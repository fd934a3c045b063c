import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, in reading order. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text;
}

/** What a width may differ by, in points: a fifth of a digit. */
const ROUNDING = 1;

/** The texts of the first page that do not end within its width. */
export async function cutTexts(pdf: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const [, , right = 0] = page.view;
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0] = item.transform as number[];
    return left < 0 || left + item.width > right + ROUNDING ? [item.str] : [];
  });
}
