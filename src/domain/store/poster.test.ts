import { expect, it } from 'vitest';

import { POSTER_FORMATS, type PosterContent, posterSvg } from './poster';

const content: PosterContent = {
  name: 'Almacén Don Pepe',
  hashtag: '#donpepe',
  language: 'es',
  colors: { header: '#fff2e0', title: '#7b3a00', fill: '#7a3a00', onFill: '#ffffff' },
  logo: null,
  message: 'Hola, vi el cartel',
  qr: { side: 33, path: 'M4 4h1v1h-1z' },
};

const [a5, , stickers, story] = POSTER_FORMATS;

const textsOf = (svg: string) => Array.from(svg.matchAll(/>([^<]+)<\/text>/g), ([, text]) => text);

it('has the size of its paper, the words in the language of the store, and what the code says', () => {
  const svg = posterSvg(a5, content);
  expect(svg).toContain('width="148mm" height="210mm"');
  expect(textsOf(svg)).toEqual([
    'Almacén Don Pepe',
    'Pedí por acá',
    'Escaneá con la cámara',
    'Hola, vi el cartel',
    '#donpepe',
  ]);
  expect(textsOf(posterSvg(story, { ...content, language: 'po' }))).toContain('Peça por aqui');
  expect(textsOf(posterSvg(story, { ...content, language: 'en' }))).toContain('Order here');
});

it('shows the logo in place of the name', () => {
  const svg = posterSvg(a5, { ...content, logo: 'data:image/png;base64,AAAA' });
  expect(svg).toContain('<image href="data:image/png;base64,AAAA"');
  expect(textsOf(svg)).not.toContain('Almacén Don Pepe');
});

it('has 24 stickers inside the sheet', () => {
  const svg = posterSvg(stickers, content);
  expect(textsOf(svg).filter((text) => text === '#donpepe')).toHaveLength(24);
  const places = Array.from(svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g), ([, x, y]) =>
    [x, y].map(Number),
  );
  for (const [x = 0, y = 0] of places) {
    expect(x + 45).toBeLessThanOrEqual(210);
    expect(y + 45).toBeLessThanOrEqual(297);
  }
});

it('has the quiet zone of the code white, whatever the colours of the store', () => {
  const dark = { header: '#000000', title: '#ffffff', fill: '#000000', onFill: '#ffffff' };
  for (const format of POSTER_FORMATS) {
    expect(posterSvg(format, { ...content, colors: dark })).toContain(
      '<rect width="33" height="33" fill="#fff"/><path d="M4 4h1v1h-1z" fill="#000"/>',
    );
  }
});

it('keeps the words of a story where nothing covers them', () => {
  const heights = Array.from(
    posterSvg(story, content).matchAll(/<text x="540" y="([\d.]+)"/g),
    ([, y]) => Number(y),
  );
  expect(heights).toHaveLength(5);
  expect(Math.min(...heights)).toBeGreaterThan(172);
  expect(Math.max(...heights)).toBeLessThan(1920 - 211);
});

it('writes a long name in two lines, inside of the sheet', () => {
  const name = 'Cooperativa de Consumo y Vivienda del Barrio Norte Limitada';
  const svg = posterSvg(a5, { ...content, name });
  const [first = '', second = ''] = textsOf(svg);
  expect(`${first} ${second}`).toBe(name);
  const size = Number(/font-size="([\d.]+)"[^>]*>Coop/.exec(svg)?.[1]);
  expect(size * Math.max(first.length, second.length) * 0.62).toBeLessThanOrEqual(148);
  expect(size).toBeGreaterThan(6);
});

it('keeps hostile texts harmless and long ones inside', () => {
  const name = '<script>alert(1)</script> & "Cía"';
  const svg = posterSvg(a5, { ...content, name, hashtag: `#${'a'.repeat(60)}` });
  expect(svg).not.toContain('<script>');
  expect(textsOf(svg).slice(0, 2)).toEqual([
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp; &quot;Cía&quot;',
  ]);
  const size = Number(/font-size="([\d.]+)"[^>]*>#a/.exec(svg)?.[1]);
  expect(size * 61 * 0.62).toBeLessThanOrEqual(148);
});
