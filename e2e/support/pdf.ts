import { extractText } from 'unpdf';

/** The text of each page of a PDF, in reading order. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text;
}
