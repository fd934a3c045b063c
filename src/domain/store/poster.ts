import type { LanguageCode } from '~/contract/types';

import { lengthOf } from '../fieldRules';
import type { HomeColors } from './homeColors';

/** What a poster can be printed on or shown as; 45-mm stickers with lines to cut along. */
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
  /** The store's, readable: see `homeColors`. */
  colors: Omit<HomeColors, 'accent'>;
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
/** Height of a line, as a part of its letters' size. */
const LINE = 1.2;

/** A text of several words as two lines, as equal as its words allow. */
function inTwoLines(text: string): string[] {
  const words = text.split(/\s+/);
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(lengthOf)) };
  });
  return splits.toSorted((one, other) => one.longest - other.longest)[0]?.lines ?? [text];
}

interface TextLook {
  x: number;
  /** Of its middle. */
  y: number;
  /** Widest that the text may be: a long one gets a second line and smaller letters. */
  width: number;
  size: number;
  color: string;
  weight?: number;
}

function text(content: string, { x, y, width, size, color, weight = 700 }: TextLook): string {
  const fitting = (lines: readonly string[]) =>
    Math.min(size, width / (Math.max(1, ...lines.map(lengthOf)) * LETTER));
  const isLong = fitting([content]) < size * 0.7;
  const lines = isLong ? inTwoLines(content) : [content];
  const letters = Math.min(fitting(lines), size / (lines.length > 1 ? LINE : 1));
  return lines
    .map((line, index) => {
      const middle = y + (index - (lines.length - 1) / 2) * letters * LINE;
      return `<text x="${x}" y="${middle.toFixed(2)}" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" font-weight="${weight}" font-size="${letters.toFixed(2)}" fill="${color}">${escaped(line)}</text>`;
    })
    .join('');
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

function qrCode({ side, path }: PosterContent['qr'], x: number, y: number, width: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

/** What a client says, as the bubble of a chat with its tail at the right. */
function bubble(
  message: string,
  { colors }: PosterContent,
  center: number,
  y: number,
  unit: number,
) {
  const size = unit * 0.055;
  const width = Math.min(unit * 0.84, (lengthOf(message) * LETTER + 2) * size);
  const height = unit * 0.12;
  const right = center + width / 2;
  const tail = `<path d="M${right - height * 0.7} ${y + height * 0.9}h${height * 0.5}l${height * 0.15} ${height * 0.4}z" fill="${colors.fill}"/>`;
  return (
    rect(center - width / 2, y, width, height, colors.fill, height / 2) +
    tail +
    text(message, {
      x: center,
      y: y + height / 2,
      width: width - 1.4 * size,
      size,
      color: colors.onFill,
      weight: 600,
    })
  );
}

/** A part of a sheet: its height, and how it is drawn at the height of its upper edge. */
interface Block {
  height: number;
  draw: (y: number) => string;
}

/** Parts of a story that the application which shows it covers, above and below. */
const COVERED = { above: 0.09, below: 0.11 } as const;

/** A whole sheet in the store's colours: logo, invitation, the code on 60 % of the width, what it says, and the hashtag. */
function sheet(content: PosterContent, width: number, height: number, isStory: boolean): string {
  const { name, colors, hashtag, language, logo, message, qr } = content;
  const words = WORDS[language];
  const [center, inner] = [width / 2, width * 0.84];
  const [code, margin] = [width * 0.6, width * 0.015];
  const card = code + 2 * margin;
  const line = (content_: string, size: number, weight = 700) => ({
    height: size * LINE,
    draw: (y: number) =>
      text(content_, {
        x: center,
        y: y + (size * LINE) / 2,
        width: inner,
        size,
        color: colors.title,
        weight,
      }),
  });
  const blocks: Block[] = [
    logo === null
      ? line(name, width * 0.085)
      : {
          height: width * 0.13,
          draw: (y) =>
            `<image href="${escaped(logo)}" x="${center - width * 0.325}" y="${y}" width="${width * 0.65}" height="${width * 0.13}" preserveAspectRatio="xMidYMid meet"/>`,
        },
    line(words.invitation, width * 0.12, 800),
    {
      height: card,
      draw: (y) =>
        rect(center - card / 2, y, card, card, '#fff', width * 0.045) +
        qrCode(qr, center - code / 2, y + margin, code),
    },
    line(words.hint, width * 0.05, 500),
    ...(message === ''
      ? []
      : [
          { height: width * 0.16, draw: (y: number) => bubble(message, content, center, y, width) },
        ]),
  ];
  const top = isStory ? height * COVERED.above : 0;
  const foot = width * 0.15 + (isStory ? height * COVERED.below : 0);
  const taken = blocks.reduce((sum, block) => sum + block.height, 0);
  const gap = (height - top - foot - taken) / (blocks.length + 1);
  let y = top + gap;
  const drawn = blocks.map((block) => {
    const at = y;
    y += block.height + gap;
    return block.draw(at);
  });
  return [
    rect(0, 0, width, height, colors.header),
    ...drawn,
    rect(0, height - foot, width, foot, colors.fill),
    text(hashtag, {
      x: center,
      y: height - foot + width * 0.075,
      width: inner,
      size: width * 0.07,
      color: colors.onFill,
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
  const inset = 1.5;
  const inner = side - 2 * inset;
  const band = 8;
  const words = { x: side / 2, width: inner * 0.86, color: colors.onFill };
  const sticker = [
    rect(inset, inset, inner, inner, colors.fill, 3),
    text(WORDS[language].invitation, { ...words, y: inset + band / 2, size: 4.6 }),
    rect(inset + 0.6, inset + band, inner - 1.2, inner - band - 6.4, '#fff'),
    qrCode(qr, (side - 27) / 2, inset + band + 0.3, 27),
    text(hashtag, { ...words, y: side - inset - 3.2, size: 3.8 }),
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
  const drawn =
    value === 'stickers'
      ? stickers(content, width, height)
      : sheet(content, width, height, value === 'story');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}
