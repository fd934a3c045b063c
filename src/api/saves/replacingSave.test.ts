import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { ConflictError } from '~/domain/conflicts';

import { ApiError } from '../transport/errors';
import type { DataKey } from './cacheWrite';
import { entrySave, isBodyStored } from './replacingSave';
import { carryOut } from './save';

const a = { id: 1, name: 'A', at: '10:00' };
const b = { id: 2, name: 'B', at: '10:00' };

it.each([
  ['has the sent fields and others', { title: 'T', color: 'red' }, { title: 'T' }, {}, true],
  ['has another value', { title: 'T', color: 'red' }, { title: 'T', color: 'blue' }, {}, false],
  ['has no such field', { color: 'red' }, { title: 'T' }, {}, false],
  ['is no object', 'text', { title: 'T' }, {}, false],
  ['is null', null, {}, {}, false],
  ['is a list where an object was sent', [a], { id: 1 }, {}, false],
  ['was a list', [a], { id: 1 }, [a], false],
  ['is an object where a list was sent', a, [a], [a], false],
])('an object that %s', (_name, now, body, before, expected) => {
  expect(isBodyStored(now, body, before)).toBe(expected);
});

it.each([
  ['has the changed entry', [a, { ...b, name: 'C' }], [a, { id: 2, name: 'C' }], [a, b], true],
  [
    'has one of two changed entries',
    [a, b],
    [
      { id: 1, name: 'X' },
      { id: 2, name: 'B' },
    ],
    [a, b],
    false,
  ],
  ['has entries in another order', [b, a], [a, b], [a, b], true],
  ['has another entry', [a, b], [a], [a, b], false],
  ['has fewer entries', [a], [a, b], [a, b], false],
  ['has the values under other ids', [{ ...a, id: 3 }, b], [a, b], [a, b], false],
  ['is empty, as it was sent', [], [], [a], true],
  ['has unreadable entries, too', [null, a], [null, a], [null, a], true],
])('a list without new entries that %s', (_name, now, body, before, expected) => {
  expect(isBodyStored(now, body, before)).toBe(expected);
});

it.each([
  ['has a new entry like it', [a, { id: 9, name: 'N' }], [a, { name: 'N' }], [a], true],
  ['has only an old entry like it', [a, b], [a, b, { name: 'B' }], [a, b], false],
  [
    'has one of two new entries',
    [a, { id: 9, name: 'N' }],
    [{ name: 'N' }, { name: 'M' }],
    [a],
    false,
  ],
  ['has a new entry with other values', [a, { id: 9, name: 'X' }], [{ name: 'N' }], [a], false],
  [
    'has new entries of others too',
    [
      { id: 8, name: 'X' },
      { id: 9, name: 'N' },
    ],
    [{ name: 'N' }],
    [a],
    true,
  ],
])('a list with new entries that %s', (_name, now, body, before, expected) => {
  expect(isBodyStored(now, body, before)).toBe(expected);
});

it('identifies marketing codes by their code', () => {
  const code = { code: 'DP1', active: true };
  expect(isBodyStored([{ ...code, url: 'https://a.test' }], [code], [])).toBe(true);
  expect(isBodyStored([{ ...code, code: 'DP2' }], [code], [])).toBe(false);
  expect(isBodyStored([code], [{ active: true }], [code])).toBe(false);
});

it('finds a list whose rows have no ids', () => {
  const stored = [{ faq_type: 'delivery', response: 'De 9 a 20' }];
  const sent = [{ faq_type: 'delivery', response: 'De 9 a 20' }];
  const before = [{ faq_type: 'delivery', response: 'De 9 a 18' }];
  expect(isBodyStored(stored, sent, before)).toBe(true);
  expect(isBodyStored(before, sent, before)).toBe(false);
});

interface Row {
  id?: number;
  name: string;
}

const queryKey = ['rows'] as unknown as DataKey<readonly Row[]>;

/** A list on a server that carries each request out `times` times; the page shows it as it was at first. */
function listOn(times: number) {
  let stored: Row[] = [{ id: 1, name: 'A' }];
  const client = new QueryClient();
  client.setQueryData(queryKey, [...stored]);
  let nextId = 2;
  const withId = (row: Row) => ({ ...row, id: row.id ?? nextId++ });
  const post = vi.fn<(body: readonly Row[]) => Promise<readonly Row[]>>((body) => {
    const added = body.filter(({ id }) => id === undefined);
    stored = body.map(withId);
    for (let time = 1; time < times; time += 1) stored.push(...added.map(withId));
    return Promise.resolve(stored);
  });
  const save = entrySave<readonly Row[], readonly Row[]>({
    queryKey,
    read: () => Promise.resolve(stored),
    post,
    parts: (rows) => ({
      Nombres: rows.filter(({ name }) => name !== 'C'),
      Otros: rows.filter(({ name }) => name === 'C'),
    }),
  });
  return {
    client,
    post,
    others: (rows: Row[]) => {
      stored = rows;
    },
    change: (buildBody: (rows: readonly Row[]) => readonly Row[]) =>
      carryOut(client, save, buildBody),
  };
}

const rename = (rows: readonly Row[]) => rows.map((row) => ({ ...row, name: 'Z' }));

const failing = (error: Error) => () => {
  throw error;
};

const adding = (name: string) => (rows: readonly Row[]) => [...rows, { name }];

it.each([
  [1, []],
  [2, ['Nombres']],
])('names what is stored twice, and nothing else: sent %d times', async (times, twice) => {
  expect(await listOn(times).change(adding('B'))).toMatchObject({ twice });
});

it('names what others changed, but not its own save whose answer was lost', async () => {
  const list = listOn(1);
  list.others([
    { id: 1, name: 'A' },
    { id: 7, name: 'C' },
  ]);
  expect(await list.change(adding('B'))).toMatchObject({ others: ['Otros'] });
  const lost = listOn(1);
  lost.post.mockRejectedValueOnce(new ApiError('No', 0));
  await expect(lost.change(rename)).rejects.toThrow('No se guardó.');
  // The server carries it out late.
  lost.others([{ id: 1, name: 'Z' }]);
  expect(await lost.change(rename)).toMatchObject({ isRecovered: true, others: [] });
});

it('shows the newest state after a conflict, and only then', async () => {
  const list = listOn(1);
  list.others([{ id: 5, name: 'E' }]);
  await expect(list.change(failing(new TypeError('x')))).rejects.toThrow('x');
  expect(list.client.getQueryData(queryKey)).toEqual([{ id: 1, name: 'A' }]);
  await expect(list.change(failing(new ConflictError([])))).rejects.toBeInstanceOf(ConflictError);
  expect(list.client.getQueryData(queryKey)).toEqual([{ id: 5, name: 'E' }]);
  expect(list.post).not.toHaveBeenCalled();
});
