import { describe, expect, it, vi } from 'vitest';

import type { Rows } from './parse';
import { polledRows, shareRows } from './polledRows';

interface Row {
  id: number;
  name: string;
  tags: readonly string[];
}

const row = (id: number, name = `Fila ${id}`): Row => ({ id, name, tags: ['a', 'b'] });
const listOf = (...rows: Row[]): Rows<Row> => ({ rows, unreadable: 0 });

describe('shareRows', () => {
  it('keeps the object of each row that did not change, wherever it stands', () => {
    const before = listOf(row(3), row(2), row(1));
    const after = shareRows(before, listOf(row(4), row(3), row(2, 'Otra'), row(1)));
    expect(after.rows[1]).toBe(before.rows[0]);
    expect(after.rows[3]).toBe(before.rows[2]);
    expect(after.rows[2]).toEqual(row(2, 'Otra'));
    expect(after.rows[2]?.tags).toBe(before.rows[1]?.tags);
  });

  it('keeps the list itself when nothing changed, but not when the order did', () => {
    const before = listOf(row(2), row(1));
    expect(shareRows(before, listOf(row(2), row(1)))).toBe(before);
    expect(shareRows(before, listOf(row(1), row(2)))).not.toBe(before);
    expect(shareRows(before, { ...listOf(row(2), row(1)), unreadable: 1 })).not.toBe(before);
    expect(shareRows(before, listOf(row(2)))).toEqual(listOf(row(2)));
  });
});

const answer = (body: unknown) =>
  Promise.resolve({
    data: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)).buffer,
    response: new Response(),
  });

function setUp() {
  const read = vi.fn<(data: readonly Row[]) => Rows<Row>>((data) => ({
    rows: data,
    unreadable: 0,
  }));
  const polled = polledRows(read);
  let cached: Rows<Row> | undefined;
  /** One read, as the query client does it. */
  const poll = async (body: unknown) => {
    const fresh = await polled.read(answer(body), cached);
    cached = polled.share(cached, fresh) as Rows<Row>;
    return cached;
  };
  return { read, poll, change: (rows: Rows<Row>) => (cached = rows) };
}

describe('polledRows', () => {
  it('answers the cached object to the same bytes, without parsing them', async () => {
    const { read, poll } = setUp();
    const first = await poll({ data: [row(1), row(2)] });
    expect(await poll({ data: [row(1), row(2)] })).toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a letter', [row(1), row(2, 'Fila 3')]],
    ['a row', [row(1), row(2), row(3)]],
    ['the last byte', [row(1), { ...row(2), tags: ['a', 'c'] }]],
  ])('reads an answer in which %s changed, and the next one against it', async (_what, rows) => {
    const { read, poll } = setUp();
    const first = await poll({ data: [row(1), row(2)] });
    const second = await poll({ data: rows });
    expect(second.rows).toEqual(rows);
    expect(second.rows[0]).toBe(first.rows[0]);
    expect(await poll({ data: rows })).toBe(second);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads the same bytes again after this tab has changed the cached rows', async () => {
    const { poll, change } = setUp();
    await poll({ data: [row(1)] });
    change(listOf(row(1, 'Guardada aquí')));
    expect((await poll({ data: [row(1)] })).rows).toEqual([row(1)]);
  });

  it.each([['<html>Hotel</html>'], [{ message: 'sin datos' }], [{ data: null }], ['']])(
    'refuses %j as an unexpected answer',
    async (body) => {
      const { poll } = setUp();
      await expect(poll(body)).rejects.toThrow('Respuesta inesperada del servidor');
    },
  );
});
