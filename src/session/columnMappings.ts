import {
  COLUMN_USES,
  MAPPED_FIELDS,
  type Mapping,
  type MappingRules,
  TAG_SEPARATORS,
  VARIANT_CHOICES,
} from '~/domain/products/import/mapping/mapping';
import { type StoredValue, storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

/** The mappings that a person chose, by the titles of their files; the last one chosen is the last. */
type ColumnMappings = Readonly<Record<string, Mapping>>;

const KEY = 'column_mappings';
/** Number of remembered mappings; older ones are removed. */
const REMEMBERED = 30;

const oneOf = <Value>(values: readonly Value[], raw: unknown): Value | null =>
  values.find((value) => value === raw) ?? null;

function parseRules(raw: unknown): MappingRules | null {
  if (!isRecord(raw)) return null;
  const variants = oneOf(VARIANT_CHOICES, raw['variants']);
  const tagSeparator = oneOf(TAG_SEPARATORS, raw['tagSeparator']);
  if (variants === null || tagSeparator === null) return null;
  const isOn = (name: keyof MappingRules) => raw[name] === true;
  return {
    variants,
    tagSeparator,
    plainText: isOn('plainText'),
    firstPicture: isOn('firstPicture'),
    quantity: isOn('quantity'),
    published: isOn('published'),
    lastCategory: isOn('lastCategory'),
    round: isOn('round'),
  };
}

function parseMapping(raw: unknown): Mapping | null {
  if (!isRecord(raw) || !Array.isArray(raw['uses'])) return null;
  const rules = parseRules(raw['rules']);
  const uses = raw['uses'].map((use) => oneOf(COLUMN_USES, use));
  const values = isRecord(raw['values']) ? raw['values'] : {};
  if (rules === null || !uses.every((use) => use !== null)) return null;
  return {
    uses,
    rules,
    kindFromCategory: raw['kindFromCategory'] === true,
    values: Object.fromEntries(
      MAPPED_FIELDS.flatMap((field) => {
        const value = values[field];
        return typeof value === 'string' && value !== '' ? [[field, value]] : [];
      }),
    ),
  };
}

export const columnMappings: StoredValue<ColumnMappings> = storedValue(
  KEY,
  (raw) =>
    isRecord(raw)
      ? Object.fromEntries(
          Object.entries(raw).flatMap(([key, mapping]) => {
            const parsed = parseMapping(mapping);
            return parsed === null ? [] : [[key, parsed]];
          }),
        )
      : null,
  1,
);

/** Remembers the mapping of files with the same titles; null forgets it. */
export function rememberMapping(key: string, mapping: Mapping | null): void {
  const others = Object.entries(columnMappings.get() ?? {}).filter(([other]) => other !== key);
  const all = mapping === null ? others : [...others, [key, mapping] as const];
  columnMappings.set(Object.fromEntries(all.slice(-REMEMBERED)));
}
