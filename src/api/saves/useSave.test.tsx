import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ConflictError } from '~/domain/conflicts';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { ApiError } from '../transport/errors';
import { cacheWrite } from './cacheWrite';
import { useSave } from './useSave';

const RELOAD_MS = 500;

/** A server whose answers the test triggers. */
function slowServer() {
  const reads: ((value: string) => void)[] = [];
  const saves: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const query = queryOptions({
    queryKey: ['thing'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        reads.push(resolve);
      }),
  });
  const request = vi.fn<(value: string) => Promise<string>>(
    () => new Promise((resolve, reject) => saves.push({ resolve, reject })),
  );
  return { reads, saves, query, request };
}

function setUp(delayMs?: number) {
  const server = slowServer();
  const { query, request } = server;
  const tab = newTab();
  tab.setQueryData(query.queryKey, 'old', { updatedAt: 1 });
  const { result } = renderInTab(
    () => ({
      read: useQuery(query),
      save: useSave({
        send: ({ variables }: { variables: string }) => request(variables),
        writes: (saved) => [cacheWrite(query, () => saved)],
        invalidates: [['thing']],
        ...(delayMs === undefined ? {} : { delayMs }),
      }),
    }),
    tab,
  );
  return { ...server, result, tab };
}

const answerAtOnce = () => Promise.resolve('saved');

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useSave', () => {
  it('an answer to an older read does not replace the saved one', async () => {
    const { reads, saves, result } = setUp(RELOAD_MS);
    // The stale data is read again on mount.
    expect(reads).toHaveLength(1);
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => saves[0]?.resolve('new'));
    await settle();
    expect(result.current.read.data).toBe('new');
    await act(async () => reads[0]?.('old'));
    await settle();
    expect(result.current.read.data).toBe('new');
  });

  it('refetches after the delay, and not before', async () => {
    const { reads, saves, result } = setUp(RELOAD_MS);
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => saves[0]?.resolve('new'));
    await act(() => vi.advanceTimersByTimeAsync(RELOAD_MS - 1));
    expect(reads).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reads).toHaveLength(2);
    await act(async () => reads[1]?.('new, and what the server adds'));
    await settle();
    expect(result.current.read.data).toBe('new, and what the server adds');
  });

  it('without a delay is pending until the state was read again', async () => {
    const { reads, saves, result } = setUp();
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => saves[0]?.resolve('new'));
    await settle();
    expect(reads).toHaveLength(2);
    expect(result.current.save.isPending).toBe(true);
    await act(async () => reads[1]?.('new'));
    await settle();
    expect(result.current.save.isPending).toBe(false);
  });

  it('refetches what it changes, and nothing else', async () => {
    const { tab, saves, result } = setUp();
    tab.setQueryData(['other'], 'old');
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => saves[0]?.resolve('new'));
    await settle();
    expect(tab.getQueryState(['other'])?.isInvalidated).toBe(false);
  });

  it('after a cancelled answer the state is read again', async () => {
    const { reads, saves, result } = setUp(RELOAD_MS);
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => reads[0]?.('old'));
    await act(async () => saves[0]?.reject(new DOMException('', 'AbortError')));
    await settle();
    expect(reads).toHaveLength(2);
  });

  it('a screen that loads for the first time keeps its read', async () => {
    const { reads, query, result, tab, saves } = setUp(RELOAD_MS);
    const loader = tab.ensureQueryData({ ...query, queryKey: ['thing', 'other'] });
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => saves[0]?.resolve('new'));
    await settle();
    await act(async () => reads[1]?.('first'));
    await expect(loader).resolves.toBe('first');
  });

  it('sends once when called twice in the same tick, and both calls get the answer', async () => {
    const { saves, request, result } = setUp(RELOAD_MS);
    const { mutateAsync } = result.current.save;
    const calls = Promise.all([mutateAsync('new'), mutateAsync('new')]);
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => saves[0]?.resolve('new'));
    await settle();
    await expect(calls).resolves.toMatchObject([{ answer: 'new' }, { answer: 'new' }]);
    act(() => result.current.save.mutate('new'));
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('sends different values that are saved in the same tick', async () => {
    const { saves, request, result } = setUp(RELOAD_MS);
    const { mutateAsync } = result.current.save;
    const calls = [mutateAsync('new'), mutateAsync('newer')];
    await settle();
    await act(async () => saves[0]?.resolve('saved'));
    await settle();
    // The other one is still in flight.
    calls.push(mutateAsync('newer'));
    await settle();
    expect(request.mock.calls.map(([value]) => value)).toEqual(['new', 'newer']);
    await act(async () => saves[1]?.resolve('saved'));
    await settle();
    await Promise.all(calls);
  });

  it('sends different changes of a list that are saved in the same tick, and the same one once', async () => {
    const send = vi.fn<(sent: { variables: { name: () => string } }) => Promise<string>>(
      ({ variables: { name } }) => Promise.resolve(name()),
    );
    const { result } = renderInTab(() => useSave({ send }));
    const { mutateAsync } = result.current;
    const [first, second] = [() => 'first', () => 'second'];
    const calls = [{ name: first }, { name: second }, { name: second }];
    const answers = await act(() => Promise.all(calls.map((call) => mutateAsync(call))));
    expect(answers.map(({ answer }) => answer)).toEqual(['first', 'second', 'second']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not cancel reads of other data', async () => {
    const { tab, saves, result } = setUp(RELOAD_MS);
    const cancelled: QueryKey[] = [];
    const read = (key: QueryKey) => {
      tab.setQueryData(key, 'old', { updatedAt: 1 });
      void tab.prefetchQuery({
        queryKey: key,
        queryFn: ({ signal }) =>
          new Promise<string>(() => signal.addEventListener('abort', () => cancelled.push(key))),
      });
    };
    read(['other']);
    read(['thing', 'part']);
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => saves[0]?.resolve('new'));
    await settle();
    expect(cancelled).toEqual([['thing', 'part']]);
  });

  it('tells the overlay whether the save veils the window', async () => {
    for (const options of [{}, { veil: true as const }]) {
      const { result, queryClient } = renderInTab(() =>
        useSave({ send: answerAtOnce, ...options }),
      );
      await act(() => result.current.mutateAsync(undefined));
      const [mutation] = queryClient.getMutationCache().getAll();
      expect(mutation?.meta).toEqual({ veil: false, ...options });
      await settle();
      expect(result.current).toMatchObject({ isPending: false, isError: false });
    }
  });

  it('sends saves of the same scope one after the other', async () => {
    const { saves, request } = slowServer();
    const { result } = renderInTab(() =>
      useSave({
        send: ({ variables }: { variables: string }) => request(variables),
        scope: () => 'list',
      }),
    );
    const calls = Promise.all([
      result.current.mutateAsync('first'),
      result.current.mutateAsync('second'),
    ]);
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => saves[0]?.resolve('saved'));
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    await act(async () => saves[1]?.resolve('saved'));
    await act(() => calls);
  });

  it('after a conflict the state is read again', async () => {
    const { reads, saves, result } = setUp(RELOAD_MS);
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => reads[0]?.('old'));
    await act(async () => saves[0]?.reject(new ConflictError([])));
    await settle();
    expect(reads).toHaveLength(2);
  });

  it.each([
    [400, 2],
    [409, 2],
    [422, 2],
    [401, 1],
    [403, 1],
    [500, 1],
    [0, 2],
    [504, 2],
  ])('after status %d the state was read %d times', async (status, times) => {
    const { reads, saves, result } = setUp(RELOAD_MS);
    act(() => result.current.save.mutate('new'));
    await settle();
    await act(async () => reads[0]?.('old'));
    await act(async () => saves[0]?.reject(new ApiError('no', status)));
    await settle();
    expect(reads).toHaveLength(times);
    expect(result.current.save.error?.message).toBe('no');
  });
});
