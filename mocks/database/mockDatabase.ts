import { isRecord } from '~/lib/isRecord';

import { isClockTime } from './clock';
import {
  createDatabase,
  SCENARIOS,
  type Database,
  type ScenarioName,
  type SeedDatabase,
  type TableName,
} from './db';
import { stateVersion } from './stateVersion';
import type { TableChanges } from './table';

/** The only local storage key of the mock backend. */
export const SNAPSHOT_KEY = 'mock-database';

/** An older snapshot is discarded: its dates would leave "last 30 days" empty. */
const OLDEST_SNAPSHOT_MS = 30 * 24 * 60 * 60 * 1000;
/** Tolerated age of a snapshot from the future, which a test with a changed clock leaves behind. */
const CLOCK_TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** A seed of at most this age is used again, in ms: its dates are whole seconds. */
const SAME_SEED_MS = 1000;

/** The part of local storage that is used; tests pass another object. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A state of the mock database: a scenario and the changes since it was seeded. */
export interface Snapshot {
  /** {@link stateVersion}; a snapshot of another version is discarded. */
  version: string;
  scenario: ScenarioName;
  /** Epoch milliseconds to which the seed's dates are relative. */
  seededAt: number;
  changes: Partial<Record<TableName, TableChanges>>;
}

export function isScenarioName(text: unknown): text is ScenarioName {
  return SCENARIOS.some((name) => name === text);
}

const TABLE_NAMES: ReadonlySet<string> = new Set(Object.keys(createDatabase()));

/** Whether it is a change of a table: `[id, row]`, or `[id, null]` for a removed row. */
function isChange(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [id, row] = value as unknown[];
  return (
    (typeof id === 'number' || typeof id === 'string') &&
    (row === null || (isRecord(row) && row['id'] === id))
  );
}

/** Whether a value has the form of a snapshot of this version; the fields of its rows are not looked at. */
function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    value['version'] === stateVersion &&
    isScenarioName(value['scenario']) &&
    typeof value['seededAt'] === 'number' &&
    isClockTime(new Date(value['seededAt'])) &&
    isRecord(value['changes']) &&
    Object.entries(value['changes']).every(
      ([name, changes]) =>
        TABLE_NAMES.has(name) && Array.isArray(changes) && changes.every(isChange),
    )
  );
}

function parseSnapshot(text: string | null): Snapshot | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The state of the mock backend: a seeded scenario and the changes since. A storage holds only the changes; it makes a
 * reload and other tabs see the same state.
 */
export class MockDatabase {
  readonly tables: Database = createDatabase();
  readonly #seed: SeedDatabase;
  readonly #storage: SnapshotStorage | null;
  #scenario: ScenarioName = 'default';
  #seededAt: number | null = null;
  #knownText: string | null = null;
  #savedChangeCount = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param storage null: the state is kept in memory only */
  constructor(seed: SeedDatabase, storage: SnapshotStorage | null) {
    this.#seed = seed;
    this.#storage = storage;
  }

  get scenario(): ScenarioName {
    return this.#scenario;
  }

  /** The state for {@link load}, as JSON. */
  snapshot(): Snapshot {
    return this.#snapshotOf(this.#seededAt ?? Date.now());
  }

  /** Replaces the state by a {@link snapshot}. Rejects for an invalid one; the state is then as before. */
  async load(value: unknown): Promise<void> {
    if (!isSnapshot(value)) throw new Error('This is no state of the mock backend');
    const { changesProblem } = await import('./rowShapes');
    const problem = changesProblem(value.changes);
    if (problem !== null) throw new Error(problem);
    this.#fill(value.scenario, value.seededAt);
    for (const name of this.#tableNames()) this.tables[name].restore(value.changes[name] ?? []);
    this.#write(value.seededAt);
  }

  /** Fills the tables from the storage, or seeds them when it holds no usable snapshot. */
  sync(): void {
    const text = this.#storage?.getItem(SNAPSHOT_KEY) ?? null;
    if (this.#seededAt !== null && text === this.#knownText) return;
    const snapshot = parseSnapshot(text);
    const age = snapshot === null ? 0 : Date.now() - snapshot.seededAt;
    if (snapshot === null || age > OLDEST_SNAPSHOT_MS || age < -CLOCK_TOLERANCE_MS) {
      this.reset(snapshot?.scenario);
      return;
    }
    if (snapshot.scenario !== this.#scenario || snapshot.seededAt !== this.#seededAt) {
      this.#fill(snapshot.scenario, snapshot.seededAt);
    }
    for (const name of this.#tableNames()) this.tables[name].restore(snapshot.changes[name] ?? []);
    this.#knownText = text;
    this.#savedChangeCount = this.#changeCount();
  }

  /** Writes the snapshot if anything changed since it was last written or read. */
  save(): void {
    if (this.#seededAt === null || this.#changeCount() === this.#savedChangeCount) return;
    this.#write(this.#seededAt);
  }

  /** Resets to the seed of a scenario, with dates relative to now. */
  reset(scenario: ScenarioName = this.#scenario): void {
    const now = Date.now();
    const age = this.#seededAt === null ? null : now - this.#seededAt;
    if (scenario === this.#scenario && age !== null && age >= 0 && age < SAME_SEED_MS) {
      for (const name of this.#tableNames()) this.tables[name].restore([]);
      this.#write(now - age);
      return;
    }
    this.#fill(scenario, now);
    this.#write(now);
  }

  /**
   * Runs `work` on the current state and saves what it changed. Calls run one at a time, also across tabs, so that no
   * request reads what another is about to change.
   */
  async exclusively<T>(work: () => T | Promise<T>): Promise<T> {
    const run = async () => {
      this.sync();
      try {
        return await work();
      } finally {
        this.save();
      }
    };
    if (this.#storage !== null && typeof navigator !== 'undefined' && 'locks' in navigator) {
      return await navigator.locks.request(SNAPSHOT_KEY, run);
    }
    const turn = this.#queue.then(run);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #fill(scenario: ScenarioName, seededAt: number): void {
    const names = this.#tableNames();
    for (const name of names) this.tables[name].clear();
    this.#seed(this.tables, scenario, new Date(seededAt));
    for (const name of names) this.tables[name].markSeeded();
    this.#scenario = scenario;
    this.#seededAt = seededAt;
  }

  #write(seededAt: number): void {
    this.#savedChangeCount = this.#changeCount();
    if (this.#storage === null) return;
    const text = this.#textOf(seededAt);
    try {
      this.#storage.setItem(SNAPSHOT_KEY, text);
      this.#knownText = text;
    } catch (error) {
      // The storage is full or blocked: continues in memory, from the last stored state.
      console.warn('[mocks] the state could not be stored', error);
    }
  }

  /** The snapshot as JSON, in which only rows that changed since the last text are written again. */
  #textOf(seededAt: number): string {
    const head = JSON.stringify({ version: stateVersion, scenario: this.#scenario, seededAt });
    const changes = this.#tableNames().flatMap((name) => {
      const text = this.tables[name].changesText();
      return text === '' ? [] : [`${JSON.stringify(name)}:${text}`];
    });
    return `${head.slice(0, -1)},"changes":{${changes.join(',')}}}`;
  }

  #snapshotOf(seededAt: number): Snapshot {
    const changes: Snapshot['changes'] = {};
    for (const name of this.#tableNames()) {
      const changed = this.tables[name].changes();
      if (changed.length > 0) changes[name] = changed;
    }
    return { version: stateVersion, scenario: this.#scenario, seededAt, changes };
  }

  #tableNames(): TableName[] {
    return Object.keys(this.tables) as TableName[];
  }

  #changeCount(): number {
    return this.#tableNames().reduce((sum, name) => sum + this.tables[name].changeCount, 0);
  }
}
