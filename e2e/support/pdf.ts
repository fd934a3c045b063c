import { readFile } from 'node:fs/promises';

import type { Browser } from '@playwright/test';
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

/** The page of a PDF as pixels, 4 parts each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Any URL: its pages are answered below. */
const VIEWER = 'https://viewer.test/';

/** The first page of a PDF, as a scanner of 150 dots per inch sees it; another page of the browser draws it. */
export async function scannedPage(browser: Browser, pdf: Uint8Array): Promise<Pixels> {
  const page = await browser.newPage();
  const library = await readFile('node_modules/unpdf/dist/pdfjs.mjs', 'utf8');
  await page.route(VIEWER, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(`${VIEWER}pdf.mjs`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await page.goto(VIEWER);
  const { width, height, base64 } = await page.evaluate(
    async ([url = '', bytes = '']) => {
      const { getDocument } = (await import(url)) as {
        getDocument: (source: object) => {
          promise: Promise<{
            getPage: (number: number) => Promise<{
              getViewport: (options: { scale: number }) => { width: number; height: number };
              render: (options: object) => { promise: Promise<void> };
            }>;
          }>;
        };
      };
      const data = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
      const sheet = await (await getDocument({ data }).promise).getPage(1);
      const viewport = sheet.getViewport({ scale: 150 / 72 });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await sheet.render({ canvas, viewport }).promise;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas');
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
      const text = Array.from(pixels, (part) => String.fromCodePoint(part)).join('');
      return { width: canvas.width, height: canvas.height, base64: btoa(text) };
    },
    [`${VIEWER}pdf.mjs`, Buffer.from(pdf).toString('base64')],
  );
  await page.close();
  return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
}
