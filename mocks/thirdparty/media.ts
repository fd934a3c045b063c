import { pictureOf } from './pictureNames';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

interface Display {
  width: number;
  height: number;
  /** An SVG shape of 100 by 100, in the colour `ink`. */
  glyph: (ink: string) => string;
}

const bag = (ink: string) =>
  `<path d="M22 38h56l6 48H16z" fill="${ink}"/><path d="M36 44V30a14 14 0 0 1 28 0v14" fill="none" stroke="${ink}" stroke-width="6"/>`;
const leaf = (ink: string) =>
  `<path d="M14 86C10 40 40 12 88 12c2 46-24 78-62 70z" fill="${ink}"/><path d="M12 92 60 42" stroke="#fff" stroke-width="5"/>`;
const loaf = (ink: string) =>
  `<path d="M10 52c0-20 18-28 40-28s40 8 40 28v22a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" fill="${ink}"/><path d="M32 38l10 14M48 34l10 14M64 38l8 12" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;

const GLYPHS: Record<string, (ink: string) => string> = {
  panaderia: loaf,
  padaria: loaf,
  frutas: leaf,
  verduras: leaf,
};

const PALETTE = [
  { paper: '#e3f0fb', ink: '#0263bb' },
  { paper: '#fdeedd', ink: '#b85c0c' },
  { paper: '#e6f4e6', ink: '#2c7a3a' },
  { paper: '#f4e6f3', ink: '#84367c' },
  { paper: '#fbe6e6', ink: '#b03434' },
  { paper: '#e4f3f2', ink: '#17706b' },
] as const;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function colours(text: string) {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return PALETTE[sum % PALETTE.length] ?? PALETTE[0];
}

function lookOf(group: string, subject: string): Display {
  const glyph = GLYPHS[subject] ?? GLYPHS[subject.split('-')[0] ?? ''] ?? GLYPHS[group] ?? bag;
  if (group === 'logo') return { width: 1000, height: 200, glyph };
  if (group === 'avatar') return { width: 640, height: 640, glyph };
  return { width: 800, height: 800, glyph };
}

/** The signs of shops, in their own words and colour. */
const SIGNS: ReadonlyMap<string, { words: string; ink: string }> = new Map([
  ['almacen-don-pepe', { words: 'Almacén Don Pepe', ink: '#7b3a00' }],
  ['feira-da-lucia', { words: 'Feira da Lúcia', ink: '#1f6b2d' }],
]);

/** What the pictures of offers show. */
const OFFERED: ReadonlyMap<string, string> = new Map([
  ['quesos', 'queso'],
  ['fiambres', 'jamon'],
  ['panaderia', 'facturas'],
  ['padaria', 'pao-de-queijo'],
  ['frutas', 'manzana'],
  ['verduras', 'lechuga'],
  ['bebidas', 'vino'],
  ['limpieza', 'detergente'],
]);

/** Reads a file of `public/mock-pictures` by its name without `.svg`. */
export type ReadPicture = (name: string) => Promise<string>;

/** The picture of a product or of an offer; null for other pictures. */
function subjectOf(group: string, subject: string, label: string): string | null {
  if (group === 'producto') return pictureOf(label);
  if (group !== 'promo') return null;
  return pictureOf(OFFERED.get(subject === '' ? label : subject) ?? '');
}

/** What a shop's picture shows, from the back to the front, and the place and scale of each. */
const GROCERY = ['vino', 'leche', 'pan', 'queso', 'tomate', 'manzana-verde'] as const;
const FRUIT_STAND = ['abacaxi', 'manga', 'uva', 'banana', 'tomate', 'manzana'] as const;
const SHELF = [
  [90, 90, 3.7],
  [410, 100, 3.6],
  [240, 200, 3.4],
  [60, 400, 3.2],
  [290, 440, 2.9],
  [500, 400, 3.1],
] as const;

const placed = (drawing: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

function wrap(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/**
 * Renders a picture of `https://media.tienda.test`. The first part of the name (before `_`) chooses the format (`logo`
 * 1000×200, `avatar` 640×640, otherwise 800×800), the second the shape, the last the caption.
 * @param pathname path of the URL, e.g. `/producto_quesos_queso-azul.svg`
 * @returns the SVG text, or null for no picture (any name with `no-existe`, or with another extension than `.svg` or
 * `.png`; browsers use the content type)
 */
export async function mediaSvg(pathname: string, read: ReadPicture): Promise<string | null> {
  const name = /^\/([\w.~-]+)\.(?:svg|png)$/.exec(pathname)?.[1];
  if (name === undefined || name.includes('no-existe')) return null;

  const [group = '', subject = '', ...rest] = name.split('_');
  const label = rest.at(-1) ?? (subject === '' ? group : subject);
  const words = label.split('-').filter((word) => word !== '');
  const title = words.join(' ').replace(/^./, (first) => first.toUpperCase());
  const { paper, ink } = colours(name);
  const { width, height, glyph } = lookOf(group, subject);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`;
  const head = `${open}<rect width="${width}" height="${height}" fill="${paper}"/>`;
  const font = `font-family="system-ui, sans-serif" font-weight="700" fill="${ink}"`;

  // Without paper: it stands on the header's colour.
  if (group === 'logo') {
    const sign = SIGNS.get(label) ?? { words: title, ink };
    const size = Math.min(92, 1400 / sign.words.length);
    // As wide as the picture with any font.
    return `${open}<g transform="translate(-14 30) scale(1.4)">${glyph(sign.ink)}</g><text x="166" y="106" textLength="826" lengthAdjust="spacingAndGlyphs" dominant-baseline="central" font-size="${size}" font-family="system-ui, sans-serif" font-weight="700" fill="${sign.ink}">${escapeXml(sign.words)}</text></svg>`;
  }
  // Seen as small as a button: without words.
  if (group === 'avatar') {
    return `${head}<g transform="translate(140 130) scale(3.6)">${glyph(ink)}</g></svg>`;
  }
  const shown = subjectOf(group, subject, label);
  if (shown !== null) {
    return `${head}<circle cx="400" cy="400" r="330" fill="#fff" opacity=".4"/>${placed(await read(shown), 130, 120, 5.4)}</svg>`;
  }
  if (group === 'portada') {
    const pictures = await Promise.all((subject === 'frutas' ? FRUIT_STAND : GROCERY).map(read));
    const shelf = SHELF.map(([x, y, scale], index) => placed(pictures[index] ?? '', x, y, scale));
    return `${head}<circle cx="400" cy="360" r="330" fill="#fff" opacity=".5"/>${shelf.join('')}</svg>`;
  }
  const lines = wrap([title.split(' ')[0] ?? '', ...words.slice(1)], 20);
  const fontSize = width / 14;
  const text = lines
    .map(
      (line, index) =>
        `<text x="50%" y="${height * 0.76 + index * fontSize * 1.2}" text-anchor="middle" font-size="${fontSize}" ${font}>${escapeXml(line)}</text>`,
    )
    .join('');
  const scale = width / 250;
  return `${head}<circle cx="${width / 2}" cy="${height * 0.38}" r="${width * 0.28}" fill="#fff"/><g transform="translate(${width / 2 - 50 * scale} ${height * 0.38 - 50 * scale}) scale(${scale})">${glyph(ink)}</g>${text}</svg>`;
}
