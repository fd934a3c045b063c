import { mkdir, writeFile } from 'node:fs/promises';

import { expectAccessible, test } from '../support/fixtures';
import { heightOf, open, STATES, WIDTHS } from './states';

const OUT = 'dist-gallery';
const SCHEMES = ['light', 'dark'] as const;

/** A file is named after its state, so that a part of the gallery can be taken again. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

const fileOf = (name: string, width: number, scheme: string) =>
  `${slugOf(name)}-${width}-${scheme}.png`;

// Failed loads are part of the gallery.
test.use({ allowedErrors: [/./] });

for (const state of STATES) {
  for (const width of WIDTHS) {
    test(`${state.name} ${width}`, async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: heightOf(width) });
      await open(page, state, signInAs);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const path = `${OUT}/${fileOf(state.name, width, colorScheme)}`;
        await page.screenshot({ path, fullPage: state.whole ?? false });
      }
      // The widths of the cards and of the tables: what the others show is in one of them.
      if (width === 390 || width === 1280) await expectAccessible(page, { allRows: true });
    });
  }
}

test('page', async () => {
  const rows = STATES.map(({ name }) => {
    const pictures = WIDTHS.flatMap((width) =>
      SCHEMES.map((scheme) => {
        const file = fileOf(name, width, scheme);
        return `<a href="${file}"><img loading="lazy" height="260" src="${file}" alt="${width} ${scheme}"></a>`;
      }),
    );
    return `<h2 id="${slugOf(name)}">${name}</h2><p>${pictures.join('')}</p>`;
  });
  const style = 'body{font:14px system-ui;margin:24px}img{margin:4px;border:1px solid #999}';
  const links = STATES.map(({ name }) => `<a href="#${slugOf(name)}">${name}</a>`).join(' · ');
  await mkdir(OUT, { recursive: true });
  await writeFile(
    `${OUT}/index.html`,
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>Galería</title><style>${style}</style><h1>Galería</h1><p>${links}</p>${rows.join('\n')}`,
  );
});
