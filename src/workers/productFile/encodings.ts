/** How the text of a CSV is encoded; the names are those of TextDecoder, which does not know CP850. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'cp850';

export type Separator = ',' | ';' | '\t' | '|' | '\u00A0';

export const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|', '\u00A0'];

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** The encoding that the byte order mark at the beginning names; null: there is none. */
function markedEncoding(bytes: Uint8Array): Encoding | null {
  return MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0] ?? null;
}

/** Number of bytes that are checked to detect UTF-16 without a mark. */
const SAMPLE = 2_000;

/** UTF-16 of western texts has a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = sample.length / 4;
  if (odd > half && even === 0) return 'utf-16le';
  return even > half && odd === 0 ? 'utf-16be' : null;
}

/** The characters of CP850 from 0x80 on. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Encodings with a byte for each character, the likeliest first: what Excel, old Macs and DOS programs write. */
const SINGLE_BYTE = ['windows-1252', 'macintosh', 'cp850'] as const;

/** Characters outside of ASCII that Spanish and Portuguese texts have. */
const LETTERS = /[áéíóúñüÁÉÍÓÚÑÜçãõâêôàÇÃÕÂÊÔÀ¡¿ºª°´’“”€½¼]/gu;

/** The encoding in which most characters outside of ASCII are those of a text. */
function likeliestSingleByte(bytes: Uint8Array): Encoding {
  const high = bytes.filter((byte) => byte >= 0x80);
  const worth = (encoding: Encoding) => decode(high, encoding).match(LETTERS)?.length ?? 0;
  return SINGLE_BYTE.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** The encoding of a text: by its mark, as UTF-8 where it is valid, else the likeliest of one byte for each character. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const known = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (known !== null) return known;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return likeliestSingleByte(bytes);
  }
}

/** The text without its byte order mark; what the encoding does not have becomes U+FFFD. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] ?? ''),
  ).join('');
}
