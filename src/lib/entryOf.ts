/** The entry of a table for a text from outside: names that every object has, such as `toString`, are none. */
export function entryOf<Entry>(
  table: Readonly<Partial<Record<string, Entry>>>,
  key: string,
): Entry | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
