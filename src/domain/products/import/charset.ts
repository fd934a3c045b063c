/** Texts that were written as UTF-8 and read with another encoding: `Ã©` for `é`. */
import { isAscii } from '~/lib/text';

import type { FileCell } from './cells';
import type { PlainCell } from './models';

/** The characters of Windows-1252 from 0x80 to 0x9F. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A continuation byte of UTF-8, as it is shown by Windows-1252 or Latin-1. */
const NEXT = `[\u0080-\u00BF${HIGH}]`;

/** An accented letter, a sign, the byte order mark or an emoji that was read byte by byte. */
const SEQUENCE = `[ÂÃ]${NEXT}|[âï]${NEXT}{2}|ð${NEXT}{3}`;

/** A capital before a closing quotation mark is none: `«MAÇÃ»`. */
const CLOSED = '(?<=\\p{Lu})[ÂÃ][»”’](?!\\p{L})';
const MISREAD = new RegExp(`(?!${CLOSED})(?:${SEQUENCE})`, 'gu');

const OUTSIDE_ASCII = /[^\p{ASCII}]/gu;

/**
 * Marks of lost characters, control characters, letters of DOS programs between others (`Almac‚n`), and what is left of a
 * character of which a program dropped a byte: `â€`, `ðŸ`, `cafÃ`.
 */
const LOST = /[\uFFFD\u0080-\u009F]|\p{Ll}[‚¢£¤‡]\p{Ll}|â€|ðŸ|\p{Ll}[ÂÃ](?!\p{L})/u;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function byteOf(character: string): number {
  const high = HIGH.indexOf(character);
  return high === -1 ? character.charCodeAt(0) : high + 0x80;
}

function reread(sequence: string): string {
  try {
    return decoder.decode(Uint8Array.from(sequence, byteOf)).replace('\uFEFF', '');
  } catch {
    return sequence;
  }
}

const repaired = (text: string) => text.replaceAll(MISREAD, reread);

/** Whether a text has characters that some program has spoilt. */
export function isGarbled(text: string): boolean {
  return !isAscii(text) && (LOST.test(text) || repaired(text) !== text);
}

/** A character that Windows-1252 does not have, which it writes as `?`. */
const OUTSIDE_1252 = new RegExp(`[^\\p{ASCII}\\u0080-\\u00FF${HIGH}]`, 'u');
const LOST_OR_MARK = new RegExp(`(?:${OUTSIDE_1252.source}|\\?)+`, 'gu');

const marked = (text: string) => text.replaceAll(LOST_OR_MARK, '?').trim();

/** Whether a text is the stored one with `?` in place of the characters that an encoding does not have. */
export function lostCharacters(written: string, stored: PlainCell): boolean {
  const kept = String(stored);
  return OUTSIDE_1252.test(kept) && !OUTSIDE_1252.test(written) && marked(written) === marked(kept);
}

/** Cells that were repaired, with the first of them as it was written and as it is read. */
export interface Repair {
  readonly cells: number;
  readonly written: string;
  readonly read: string;
}

type Rows = readonly (readonly FileCell[])[];

/** Whether more of the characters outside ASCII are misread ones than others: `«MAÇÃ»` alone is not. */
function isMisread(rows: Rows): boolean {
  let misread = 0;
  let others = 0;
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== 'string') continue;
      const outside = cell.match(OUTSIDE_ASCII)?.length ?? 0;
      if (outside === 0) continue;
      const sequences = cell.match(MISREAD) ?? [];
      misread += sequences.length;
      others += outside - sequences.join('').length;
    }
  }
  return misread > others;
}

/** Reads the texts of a sheet right that were written as UTF-8 and read byte by byte; null: there are none. */
export function repairRows(rows: Rows): { rows: Rows; repair: Repair } | null {
  if (!isMisread(rows)) return null;
  const examples: { written: string; read: string }[] = [];
  let cells = 0;
  const repairedRows = rows.map((row) =>
    row.map((cell) => {
      if (typeof cell !== 'string') return cell;
      const read = repaired(cell);
      if (read === cell) return cell;
      cells += 1;
      if (examples.length === 0) examples.push({ written: cell, read });
      return read;
    }),
  );
  const [first] = examples;
  return first ? { rows: repairedRows, repair: { cells, ...first } } : null;
}
