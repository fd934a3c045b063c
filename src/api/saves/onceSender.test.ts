import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { ApiError } from '../transport/errors';
import { isSameFile, OnceSender } from './onceSender';

const fails = (status: number) => () => Promise.reject(new ApiError('No', status));
const answer = { id: 1 };

type Find = () => Promise<object | null>;

/** A sender whose request had an unknown outcome. */
async function lostRequest(variables: unknown, find: Find, send: () => Promise<object> = fails(0)) {
  const client = new QueryClient();
  const sender = new OnceSender<unknown, object>();
  await expect(sender.send(client, variables, send, find)).rejects.toThrow(/No|Stopped/);
  return {
    earlier: (later: unknown) => sender.recoverEarlier(client, later),
    send: (later: unknown, request: () => Promise<object>) =>
      sender.send(client, later, request, find),
  };
}

const stopped = () => Promise.reject(new DOMException('Stopped', 'AbortError'));

const unreadable = () => vi.fn<Find>().mockRejectedValueOnce(new ApiError('No', 0));

describe('after a request with an unknown outcome', () => {
  it.each([
    ['the same one', { name: 'A' }, true],
    ['another one', { name: 'B' }, false],
  ])('%s gets the earlier answer, once', async (_name, later, isSame) => {
    const find = unreadable();
    const { earlier } = await lostRequest({ name: 'A' }, find);
    find.mockResolvedValue(answer);
    expect(await earlier(later)).toEqual({ answer, variables: { name: 'A' }, isSame });
    expect(await earlier(later)).toBeNull();
  });

  it('one that was not found is looked up again, as a slow server may carry it out late', async () => {
    const find = vi.fn<Find>().mockResolvedValueOnce(null);
    const { earlier } = await lostRequest({ name: 'A' }, find);
    find.mockResolvedValue(answer);
    expect(await earlier({ name: 'A' })).toMatchObject({ answer });
  });

  it('a next one that is answered ends it', async () => {
    const find = vi.fn<Find>().mockResolvedValue(null);
    const { earlier, send } = await lostRequest({ name: 'A' }, find);
    expect(await earlier({ name: 'B' })).toBeNull();
    await send({ name: 'B' }, () => Promise.resolve(answer));
    find.mockClear();
    expect(await earlier({ name: 'C' })).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });

  it('the next one fails while the outcome stays unknown', async () => {
    const { earlier } = await lostRequest({ name: 'A' }, fails(0));
    await expect(earlier({ name: 'A' })).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it('one that was stopped is looked up too', async () => {
    const find = vi.fn<Find>().mockResolvedValue(answer);
    const { earlier } = await lostRequest({ name: 'A' }, find, stopped);
    expect(find).not.toHaveBeenCalled();
    expect(await earlier({ name: 'A' })).toMatchObject({ answer, isSame: true });
  });

  it('those of other targets are sent without a look-up', async () => {
    const client = new QueryClient();
    const sender = new OnceSender<{ id: number }, object>(({ id }) => id);
    await expect(sender.send(client, { id: 1 }, fails(0), fails(0))).rejects.toThrow(/No|Stopped/);
    expect(await sender.recoverEarlier(client, { id: 2 })).toBeNull();
  });
});

const file = (content: string, name = 'precios.csv') => new File([content], name);

it('files are the same when name and content are', async () => {
  expect(await isSameFile(file('1,2'), file('1,2'))).toBe(true);
  expect(await isSameFile(file('1,2'), file('1,3'))).toBe(false);
  expect(await isSameFile(file('1,2'), file('1,2', 'stock.csv'))).toBe(false);
});
