/** Changes since the seed, as `[id, row]`; a removed row is `[id, null]`. */
export type TableChanges = [id: number | string, row: unknown][];

/**
 * One table of the mock backend: rows in insertion order, and what changed since it was seeded.
 * Rows are replaced, never changed in place, so that every change reaches the snapshot.
 */
export class Table<Row extends { id: number | string }> {
  #rows = new Map<Row['id'], Row>();
  #seeded = new Map<Row['id'], Row>();
  #changes = new Map<Row['id'], Row | null>();
  #highestId = 0;
  #version = 0;

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

  /** @throws Error when the id is taken: a mistake in the seed or in a handler. */
  insert(row: Row): Readonly<Row> {
    if (this.#rows.has(row.id)) throw new Error(`Row ${row.id} exists already`);
    this.#write(row);
    return row;
  }

  /** @throws Error when there is no such row: handlers look it up first. */
  update(id: Row['id'], patch: Partial<Row>): Readonly<Row> {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`No row ${id} to update`);
    const updated: Row = { ...row, ...patch, id: row.id };
    this.#write(updated);
    return updated;
  }

  /** @returns whether there was such a row. */
  remove(id: Row['id']): boolean {
    this.#changes.set(id, null);
    this.#version += 1;
    return this.#rows.delete(id);
  }

  /** The next free number; ids of removed rows are not used again. */
  nextId(): number {
    return this.#highestId + 1;
  }

  /** Removes everything, seed included. */
  clear(): void {
    this.#rows = new Map();
    this.#seeded = new Map();
    this.#changes = new Map();
    this.#highestId = 0;
  }

  /** Makes the present rows the seed from which changes are counted. */
  markSeeded(): void {
    this.#seeded = new Map(this.#rows);
    this.#changes = new Map();
  }

  /** What differs from the seed, fit for JSON. */
  changes(): TableChanges {
    return [...this.#changes];
  }

  /** Goes back to the seed and applies over it what an earlier {@link changes} of this table gave. */
  restore(changes: TableChanges): void {
    this.#rows = new Map(this.#seeded);
    this.#changes = new Map();
    this.#highestId = 0;
    for (const id of this.#rows.keys()) this.#raiseHighestId(id);
    // JSON keeps the types of ids and rows; a snapshot only ever holds what this class wrote.
    for (const [id, row] of changes as [Row['id'], Row | null][]) {
      if (row === null) this.remove(id);
      else this.#write(row);
      this.#raiseHighestId(id);
    }
  }

  /** Raised by every change: tells whether anything was written between two moments. */
  get version(): number {
    return this.#version;
  }

  #write(row: Row): void {
    this.#rows.set(row.id, row);
    this.#changes.set(row.id, row);
    this.#version += 1;
    this.#raiseHighestId(row.id);
  }

  #raiseHighestId(id: Row['id']): void {
    if (typeof id === 'number' && id > this.#highestId) this.#highestId = id;
  }
}
