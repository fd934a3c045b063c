import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { SeedDatabase } from './db';
import { SNAPSHOT_KEY, MockDatabase, type SnapshotStorage } from './mockDatabase';
import { stateVersion } from './stateVersion';

const DAY_MS = 24 * 60 * 60 * 1000;

const seed: SeedDatabase = (db, scenario, now) => {
  if (scenario === 'empty') return;
  for (const id of [1, 2, 3]) db.knowledgeTexts.insert({ id, store_id: 1, text: `texto ${id}` });
  db.knowledgeTexts.insert({ id: 4, store_id: 1, text: String(now.getTime()) });
  db.recoveries.insert({ id: 'a@b.test' });
};

function memoryStorage(): SnapshotStorage & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text;
    },
    setItem(key, value) {
      expect(key).toBe(SNAPSHOT_KEY);
      this.text = value;
    },
  };
}

function tab(storage: SnapshotStorage | null): MockDatabase {
  const database = new MockDatabase(seed, storage);
  database.sync();
  return database;
}

const textsOf = (database: MockDatabase) =>
  database.tables.knowledgeTexts.all().map(({ text }) => text);

/** The ids of the rows that were written as JSON, while that is spied on. */
const writtenIds = () =>
  vi
    .mocked(JSON.stringify)
    .mock.calls.flatMap(([value]: unknown[]) =>
      typeof value === 'object' && value !== null && 'id' in value ? [value.id] : [],
    );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-05-14T10:00:00'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('snapshot', () => {
  it('contains only the difference to the seed', async () => {
    const storage = memoryStorage();
    const database = tab(storage);
    await database.exclusively(() => {
      database.tables.knowledgeTexts.update(2, { text: 'cambiado' });
      database.tables.knowledgeTexts.remove(3);
      database.tables.knowledgeTexts.insert({ id: 5, store_id: 1, text: 'nuevo' });
    });
    expect(JSON.parse(storage.text ?? '')).toEqual({
      version: stateVersion,
      scenario: 'default',
      seededAt: Date.now(),
      changes: {
        knowledgeTexts: [
          [2, { id: 2, store_id: 1, text: 'cambiado' }],
          [3, null],
          [5, { id: 5, store_id: 1, text: 'nuevo' }],
        ],
      },
    });
  });

  it('writes a row again only after another change of it', async () => {
    const storage = memoryStorage();
    const database = tab(storage);
    const { knowledgeTexts } = database.tables;
    const change = (id: number, text: string) =>
      database.exclusively(() => knowledgeTexts.update(id, { text }));
    await change(1, 'uno');
    vi.spyOn(JSON, 'stringify');
    onTestFinished(() => void vi.restoreAllMocks());
    await change(2, 'dos');
    expect(writtenIds()).toEqual([2]);
    await change(1, 'otro');
    expect(writtenIds()).toEqual([2, 1]);
    expect(textsOf(tab(storage)).slice(0, 2)).toEqual(['otro', 'dos']);
  });

  it('is not written by a request that changes nothing', async () => {
    const storage = memoryStorage();
    const database = tab(storage);
    const write = vi.spyOn(storage, 'setItem');
    await database.exclusively(() => database.tables.knowledgeTexts.all());
    expect(write).not.toHaveBeenCalled();
  });

  it('restores the state after a reload, with the dates of the first seed', async () => {
    const storage = memoryStorage();
    const before = tab(storage);
    const seededAt = String(Date.now());
    await before.exclusively(() => {
      before.tables.knowledgeTexts.remove(4);
      before.tables.knowledgeTexts.insert({ id: 4, store_id: 1, text: seededAt });
      before.tables.knowledgeTexts.remove(1);
      before.tables.recoveries.remove('a@b.test');
    });
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    const after = tab(storage);
    expect(textsOf(after)).toEqual(['texto 2', 'texto 3', seededAt]);
    expect(after.tables.recoveries.all()).toEqual([]);
  });

  it('never reuses an id, not even after a reload', async () => {
    const storage = memoryStorage();
    const database = tab(storage);
    await database.exclusively(() => {
      const id = database.tables.knowledgeTexts.nextId();
      database.tables.knowledgeTexts.insert({ id, store_id: 1, text: 'fugaz' });
      database.tables.knowledgeTexts.remove(id);
    });
    expect(database.tables.knowledgeTexts.nextId()).toBe(6);
    expect(tab(storage).tables.knowledgeTexts.nextId()).toBe(6);
  });

  it.each([
    ['older than 30 days', 31 * DAY_MS],
    ['from the future', -2 * DAY_MS],
  ])('resets the scenario when it is %s', (_why, shift) => {
    const storage = memoryStorage();
    const database = tab(storage);
    database.reset('empty');
    vi.setSystemTime(Date.now() + shift);
    expect(tab(storage).scenario).toBe('empty');
    expect(JSON.parse(storage.text ?? '')).toMatchObject({ seededAt: Date.now() });
  });

  it.each(['', 'no es JSON', '{"scenario":"otro","seededAt":1,"changes":{}}', 'null'])(
    'ignores the unusable text %j',
    (text) => {
      const storage = memoryStorage();
      storage.text = text;
      expect(textsOf(tab(storage))).toHaveLength(4);
    },
  );

  it.each([undefined, 1, `${stateVersion}x`])(
    'is discarded when its version is %s',
    async (version) => {
      const storage = memoryStorage();
      const before = tab(storage);
      await before.exclusively(() => before.tables.knowledgeTexts.remove(1));
      storage.text = JSON.stringify({ ...JSON.parse(storage.text ?? ''), version });
      expect(textsOf(tab(storage))).toHaveLength(4);
      expect(JSON.parse(storage.text ?? '')).toMatchObject({ version: stateVersion });
    },
  );

  it('continues in memory when the storage is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = memoryStorage();
    const database = tab(storage);
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await database.exclusively(() => database.tables.knowledgeTexts.remove(1));
    await database.exclusively(() => {
      expect(database.tables.knowledgeTexts.get(1)).toBeUndefined();
    });
  });
});

describe('two tabs on one storage', () => {
  it('see the changes of the other', async () => {
    const storage = memoryStorage();
    const seller = tab(storage);
    const shopper = tab(storage);
    await shopper.exclusively(() =>
      shopper.tables.knowledgeTexts.update(1, { text: 'del cliente' }),
    );
    await seller.exclusively(() => {
      expect(textsOf(seller)[0]).toBe('del cliente');
      seller.tables.knowledgeTexts.update(2, { text: 'del vendedor' });
    });
    await shopper.exclusively(() => {
      expect(textsOf(shopper).slice(0, 2)).toEqual(['del cliente', 'del vendedor']);
    });
  });

  it('follow each other into another scenario', async () => {
    const storage = memoryStorage();
    const one = tab(storage);
    const other = tab(storage);
    one.reset('empty');
    await other.exclusively(() => {
      expect(other.scenario).toBe('empty');
      expect(textsOf(other)).toEqual([]);
    });
  });
});

describe('without a storage', () => {
  it('keeps the state until it is reset', async () => {
    const database = tab(null);
    await database.exclusively(() => database.tables.knowledgeTexts.remove(1));
    await database.exclusively(() => expect(textsOf(database)).toHaveLength(3));
    vi.setSystemTime(Date.now() + DAY_MS);
    database.reset();
    expect(textsOf(database)).toEqual(['texto 1', 'texto 2', 'texto 3', String(Date.now())]);
  });

  it('finishes one request before the next, even if it fails', async () => {
    const database = tab(null);
    const steps: string[] = [];
    const first = database.exclusively(async () => {
      steps.push('first begins');
      await Promise.resolve();
      steps.push('first ends');
      throw new Error('refused');
    });
    const second = database.exclusively(() => steps.push('second'));
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
  });
});

describe('tables', () => {
  it('refuse a second row with the same id and the update of an unknown one', () => {
    const { knowledgeTexts } = tab(null).tables;
    expect(() => knowledgeTexts.insert({ id: 1, store_id: 1, text: '' })).toThrow('exists already');
    expect(() => knowledgeTexts.update(9, { text: '' })).toThrow('No row 9');
    expect(knowledgeTexts.remove(9)).toBe(false);
    expect(knowledgeTexts.changes()).toEqual([]);
  });

  it('replace rows instead of mutating them', () => {
    const { knowledgeTexts } = tab(null).tables;
    const before = knowledgeTexts.get(1);
    knowledgeTexts.update(1, { text: 'otro' });
    expect(before?.text).toBe('texto 1');
    expect(knowledgeTexts.where(({ text }) => text === 'otro')).toHaveLength(1);
  });
});
