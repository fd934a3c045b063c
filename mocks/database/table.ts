/** Changes since the seed as `[id, row]`; `[id, null]` for a removed row. */
export type TableChanges = [id: number | string, row: unknown][];

/**
 * One table of the mock database: its rows in insertion order and the changes since it was seeded. Rows are replaced,
 * never mutated, so that every change reaches the snapshot.
 */
export class Table<Row extends { id: number | string }> {
  #rows = new Map<Row['id'], Row>();
  #seeded = new Map<Row['id'], Row>();
  #changes = new Map<Row['id'], Row | null>();
  readonly #texts = new WeakMap<Row, string>();
  #highestId = 0;
  #changeCount = 0;

  /** Every row, in insertion order. */
  all(): Readonly<Row>[] {
    return [...this.#rows.values()];
  }

  where(matches: (row: Readonly<Row>) => boolean): Readonly<Row>[] {
    return this.all().filter(matches);
  }

  /** The first row that matches. */
  find(matches: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined {
    for (const row of this.#rows.values()) {
      if (matches(row)) return row;
    }
    return undefined;
  }

  get(id: Row['id']): Readonly<Row> | undefined {
    return this.#rows.get(id);
  }

  /** @throws Error when the id is taken, which is a bug in the seed or in a handler. */
  insert(row: Row): Readonly<Row> {
    if (this.#rows.has(row.id)) throw new Error(`Row ${row.id} exists already`);
    this.#write(row);
    return row;
  }

  /** @throws Error for an unknown id; handlers look the row up first */
  update(id: Row['id'], patch: Partial<Row>): Readonly<Row> {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`No row ${id} to update`);
    const updated: Row = { ...row, ...patch, id: row.id };
    this.#write(updated);
    return updated;
  }

  /** Removes a row. @returns whether it existed */
  remove(id: Row['id']): boolean {
    if (!this.#rows.delete(id)) return false;
    this.#changes.set(id, null);
    this.#changeCount += 1;
    return true;
  }

  /** The next free id. Ids of removed rows are never reused. */
  nextId(): number {
    return this.#highestId + 1;
  }

  /** Removes all rows and the seed. */
  clear(): void {
    this.#rows = new Map();
    this.#seeded = new Map();
    this.#changes = new Map();
    this.#highestId = 0;
  }

  /** Marks the current rows as the seed, to which changes are relative. */
  markSeeded(): void {
    this.#seeded = new Map(this.#rows);
    this.#changes = new Map();
  }

  /** The difference to the seed, as JSON. */
  changes(): TableChanges {
    return [...this.#changes];
  }

  /** {@link changes} as JSON; empty for none. A row is written once: rows are replaced, never mutated. */
  changesText(): string {
    const texts = [...this.#changes].map(
      ([id, row]) => `[${JSON.stringify(id)},${row === null ? 'null' : this.#textOf(row)}]`,
    );
    return texts.length === 0 ? '' : `[${texts.join(',')}]`;
  }

  /** Restores the seed and applies {@link changes}. */
  restore(changes: TableChanges): void {
    this.#rows = new Map(this.#seeded);
    this.#changes = new Map();
    this.#highestId = 0;
    for (const id of this.#rows.keys()) this.#raiseHighestId(id);
    // JSON keeps the types of ids and rows, and only this class writes snapshots.
    for (const [id, row] of changes as [Row['id'], Row | null][]) {
      if (row === null) {
        this.#rows.delete(id);
        // Recorded although the seed may not have the row, so that its id stays used.
        this.#changes.set(id, null);
        this.#changeCount += 1;
      } else this.#write(row);
      this.#raiseHighestId(id);
    }
  }

  /** Increases with every change. */
  get changeCount(): number {
    return this.#changeCount;
  }

  #write(row: Row): void {
    this.#rows.set(row.id, row);
    this.#changes.set(row.id, row);
    this.#changeCount += 1;
    this.#raiseHighestId(row.id);
  }

  #textOf(row: Row): string {
    const text = this.#texts.get(row) ?? JSON.stringify(row);
    this.#texts.set(row, text);
    return text;
  }

  #raiseHighestId(id: Row['id']): void {
    if (typeof id === 'number' && id > this.#highestId) this.#highestId = id;
  }
}

/** A copy of a row without the given fields, such as its owner's id, which the contract's entity does not have. */
export function omit<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Omit<Row, Key> {
  const copy = { ...row };
  for (const key of keys) delete copy[key];
  return copy;
}

/** The given fields of a row. */
export function pick<Row extends object, Key extends keyof Row>(
  row: Row,
  keys: readonly Key[],
): Pick<Row, Key> {
  const copy: Partial<Row> = {};
  for (const key of keys) copy[key] = row[key];
  return copy as Pick<Row, Key>;
}
