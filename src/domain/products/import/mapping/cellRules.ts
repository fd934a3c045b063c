/** Cleans single cells of a file by the rules of its mapping. */
import { decodeHTML } from 'entities';

import {
  cellText,
  type FileCell,
  isBlank,
  type NumberReading,
  readActive,
  readPrice,
} from '../cells';
import type { KnownSystem } from './dictionary';
import type { MappingRules } from './mapping';

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const LINE_END_TAGS = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|blockquote)\s*>/gi;
const HIDDEN_CONTENT = /<(script|style|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const ANY_TAG = /<\/?[a-z][^<>]*>/gi;

/** An HTML text without its tags, with its line ends; any other text as it is. */
export function plainText(text: string, hasEscapedLines = false): string {
  const lines = hasEscapedLines ? text.replaceAll(/\\r?\\n|\\n/g, '\n') : text;
  if (!MARKUP.test(lines)) return lines.trim();
  const untagged = lines
    .replaceAll(HIDDEN_CONTENT, '')
    .replaceAll(LINE_END_TAGS, '\n')
    .replaceAll(ANY_TAG, '');
  return decodeHTML(untagged)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The tags of a cell by the column's separator. */
export function tagsOf(
  text: string,
  separator: Exclude<MappingRules['tagSeparator'], 'any'>,
): string[] {
  const list = /^\[.*\]$/s.test(text) ? text.slice(1, -1).replaceAll('"', '') : text;
  return list
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Tags whose names all begin with the name of their group: `color:red`. */
export const withoutGroups = (tags: readonly string[]) =>
  tags.every((tag) => /^[\w-]+:./.test(tag))
    ? tags.map((tag) => tag.slice(tag.indexOf(':') + 1))
    : tags;

/** The last part of a category's path; of several categories, of the one with most parts. */
export function lastCategory(text: string, system: KnownSystem | null): string {
  const separator = system?.slashInCategories === true ? /\s*-?>\s*|\s*\/\s*/ : /\s*-?>\s*/;
  const paths = system?.hasCategoryLists === true ? text.split(/(?<!\\),|\||;/) : [text];
  const parts = paths.map((path) =>
    path
      .replaceAll('\\,', ',')
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  const deepest = Math.max(...parts.map(({ length }) => length));
  return parts.find(({ length }) => length === deepest)?.at(-1) ?? '';
}

const ADDRESS_START = /https?:\/\//i;

/** The first complete address in a cell; '' for none. */
export function firstPicture(text: string): string {
  const at = text.search(ADDRESS_START);
  if (at === -1) return '';
  const [first = ''] = text.slice(at).split(/[\s,;|"'\])}>]+(?=https?:\/\/|$)/i);
  return first.trim();
}

export const hasAddress = (cell: FileCell) => ADDRESS_START.test(cellText(cell));

/** Whether a picture's cell is one address, perhaps a wrong one. */
export const isOneAddress = (cell: FileCell) => firstPicture(cellText(cell)) === cellText(cell);

/** A price with more than two decimals, rounded; null for any other cell. */
export function roundedPrice(cell: FileCell, numbers: NumberReading | null): number | null {
  if (typeof cell === 'string' && !/[.,]\d{3}/.test(cell)) return null;
  if (readPrice(cell, numbers).ok) return null;
  const rounded = readPrice(cell, numbers, true);
  return rounded.ok ? rounded.value : null;
}

/** Whether a product is offered by one column: null: the cell says nothing; undefined: it cannot be read. */
export function offeredBy(cell: FileCell, isQuantityColumn: boolean): boolean | null | undefined {
  if (isBlank(cell)) return null;
  const number = Number(cellText(cell).replace(',', '.'));
  if (isQuantityColumn && !Number.isNaN(number)) return number > 0;
  const active = readActive(cell);
  if (active.ok) return active.value;
  return Number.isNaN(number) ? undefined : number > 0;
}
