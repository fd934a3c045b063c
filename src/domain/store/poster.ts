import type { LanguageCode } from '~/contract/types';

import { lengthOf } from '../fieldRules';

/** What a poster can be printed on or shown as. */
export const POSTER_FORMATS = [
  { value: 'a5', label: 'A5', width: 148, height: 210, unit: 'mm' },
  { value: 'a4', label: 'A4', width: 210, height: 297, unit: 'mm' },
  { value: 'stickers', label: '24 stickers', width: 210, height: 297, unit: 'mm' },
  { value: 'story', label: 'Historia', width: 1080, height: 1920, unit: 'px' },
] as const;

export type PosterFormat = (typeof POSTER_FORMATS)[number];

/** Words of a poster, in the language of the store's clients. */
const WORDS: Record<LanguageCode, { invitation: string; hint: string }> = {
  es: { invitation: 'Pedí por acá', hint: 'Escaneá con la cámara' },
  po: { invitation: 'Peça por aqui', hint: 'Escaneie com a câmera' },
  en: { invitation: 'Order here', hint: 'Scan with your camera' },
};

export interface PosterContent {
  name: string;
  hashtag: string;
  language: LanguageCode;
  /** Background of the head, and text on it. */
  colors: { header: string; title: string; accent: string };
  /** The store's logo as a data URL of 5:1; null: its name in its place. */
  logo: string | null;
  /** What a client sends first; empty for none. */
  message: string;
  /** Modules of a side with the quiet zone, and the dark ones as a path of one unit per module. */
  qr: { side: number; path: string };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Width of a letter of the system's fonts in bold, at the most, as a part of their size. */
const LETTER = 0.62;

interface TextLook {
  x: number;
  y: number;
  /** Widest that the text may be: a long one gets a smaller size. */
  width: number;
  size: number;
  color: string;
  weight?: number;
}

function text(content: string, { x, y, width, size, color, weight = 700 }: TextLook): string {
  const fitting = Math.min(size, width / (Math.max(1, lengthOf(content)) * LETTER));
  return `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" font-weight="${weight}" font-size="${fitting.toFixed(2)}" fill="${color}">${escaped(content)}</text>`;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

function qrCode({ side, path }: PosterContent['qr'], x: number, y: number, width: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

function head({ name, colors, logo }: PosterContent, width: number, height: number): string {
  const inner = width * 0.8;
  const shown = logo
    ? `<image href="${escaped(logo)}" x="${width * 0.1}" y="${height * 0.2}" width="${inner}" height="${height * 0.6}" preserveAspectRatio="xMidYMid meet"/>`
    : text(name, {
        x: width / 2,
        y: height / 2,
        width: inner,
        size: height * 0.4,
        color: colors.title,
      });
  return rect(0, 0, width, height, colors.header) + shown;
}

/** A whole sheet: head, invitation, the code on 60 % of the width, message and hashtag. */
function sheet(content: PosterContent, width: number, height: number): string {
  const { colors, hashtag, language, message, qr } = content;
  const words = WORDS[language];
  const [center, inner] = [width / 2, width * 0.84];
  const headHeight = height * 0.16;
  const code = width * 0.6;
  const codeTop = height * 0.31;
  const frame = width * 0.007;
  const below = codeTop + code;
  const line = (at: number) => below + (height - below) * at;
  const bubble = message === '' ? '' : `«${message}»`;
  return [
    rect(0, 0, width, height, '#fff'),
    head(content, width, headHeight),
    text(words.invitation, {
      x: center,
      y: height * 0.235,
      width: inner,
      size: width * 0.12,
      color: colors.accent,
    }),
    rect(
      center - code / 2 - frame,
      codeTop - frame,
      code + 2 * frame,
      code + 2 * frame,
      colors.accent,
      2 * frame,
    ),
    qrCode(qr, center - code / 2, codeTop, code),
    text(words.hint, {
      x: center,
      y: line(0.2),
      width: inner,
      size: width * 0.055,
      color: '#333',
      weight: 400,
    }),
    text(bubble, { x: center, y: line(0.46), width: inner, size: width * 0.06, color: '#333' }),
    text(hashtag, {
      x: center,
      y: line(0.76),
      width: inner,
      size: width * 0.075,
      color: colors.accent,
    }),
  ].join('');
}

const cut = (path: string) =>
  `<path d="${path}" fill="none" stroke="#999" stroke-width=".2" stroke-dasharray="1.5 1.5"/>`;

/** Stickers of 45 mm on a sheet of A4, with the lines to cut along. */
const STICKER = { side: 45, columns: 4, rows: 6 } as const;

function stickers(content: PosterContent, width: number, height: number): string {
  const { side, columns, rows } = STICKER;
  const [left, top] = [(width - side * columns) / 2, (height - side * rows) / 2];
  const { colors, hashtag, language, qr } = content;
  const sticker = [
    text(WORDS[language].invitation, {
      x: side / 2,
      y: 4.5,
      width: side * 0.9,
      size: 4.5,
      color: colors.accent,
    }),
    qrCode(qr, (side - 31) / 2, 7.5, 31),
    text(hashtag, {
      x: side / 2,
      y: side - 3.5,
      width: side * 0.9,
      size: 3.6,
      color: colors.accent,
    }),
  ].join('');
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [left + (index % columns) * side, top + Math.floor(index / columns) * side];
    return `<g transform="translate(${x} ${y})">${sticker}</g>`;
  });
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, index) =>
      cut(`M${left + index * side} ${top - 4}V${top + rows * side + 4}`),
    ),
    ...Array.from({ length: rows + 1 }, (_, index) =>
      cut(`M${left - 4} ${top + index * side}H${left + columns * side + 4}`),
    ),
  ];
  return rect(0, 0, width, height, '#fff') + all.join('') + lines.join('');
}

/** A poster as an SVG document in the size of its format. Every text of the store is escaped. */
export function posterSvg(
  { value, width, height, unit }: PosterFormat,
  content: PosterContent,
): string {
  const drawn = (value === 'stickers' ? stickers : sheet)(content, width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}
