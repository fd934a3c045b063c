import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryKey,
  type MutateOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

import { ConflictError } from '~/domain/mergeChanges';

import { ApiError } from './errors';

/** The key of a query, as `queryOptions` types it. */
type DataKey<Data> = DataTag<string[], Data, Error>;

/** A change of one cache entry; made by {@link cacheWrite}. */
export interface CacheWrite {
  queryKey: QueryKey;
  apply: (queryClient: QueryClient) => void;
}

/** Changes the data of a query; `update` answers undefined to leave an entry without data as it is. */
export function cacheWrite<Data>(
  { queryKey }: { queryKey: DataKey<Data> },
  update: (before: Data | undefined) => NoInfer<Data> | undefined,
): CacheWrite {
  return { queryKey, apply: (queryClient) => void queryClient.setQueryData(queryKey, update) };
}

export interface Save<Variables, Answer> {
  request: (variables: Variables) => Promise<Answer>;
  /** Cache entries that the answer updates. */
  writes?: (answer: Answer, variables: Variables) => readonly CacheWrite[];
  /** Keys, each with all keys below it, to read again after the save, and at once after a refusal (4xx). */
  rereads?: readonly QueryKey[];
  /** How long after the answer `rereads` are read, in ms; without it the save is pending until they have been read. */
  delayMs?: number;
  /** No loading overlay. */
  quiet?: boolean;
  /** Saves of the same scope are sent one after the other. */
  scope?: string;
}

/** The mutation of {@link useSave}, as screens see it. */
export interface SaveMutation<Variables, Answer> extends Pick<
  UseMutationResult<Answer, Error, Variables>,
  'data' | 'isPending' | 'isError' | 'error' | 'reset'
> {
  mutate: (variables: Variables, options?: MutateOptions<Answer, Error, Variables>) => void;
  mutateAsync: (variables: Variables) => Promise<Answer>;
}

const startsWith = (queryKey: QueryKey, start: QueryKey) =>
  hashKey(queryKey.slice(0, start.length)) === hashKey(start);

/**
 * Cancels reads in flight of `keys`, so that an answer older than the save does not replace it. First loads go on: a
 * screen waits for them.
 */
function cancelReads(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  return queryClient.cancelQueries({
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && keys.some((key) => startsWith(queryKey, key)),
  });
}

/** The server refused the request because of what it holds; 401 and 403 say who is asking, not what is stored. */
function mayBeOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 401 &&
    error.status !== 403
  );
}

/**
 * The one mutation of the application. A call while another one with the same variables is in flight sends nothing and
 * gets the same answer. Before the answer is written into the cache, reads in flight of what it changes are cancelled.
 */
export function useSave<Variables, Answer>({
  request,
  writes = () => [],
  rereads = [],
  delayMs,
  quiet = false,
  scope,
}: Save<Variables, Answer>): SaveMutation<Variables, Answer> {
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all(rereads.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  const mutation = useMutation<Answer, Error, Variables>({
    mutationFn: request,
    meta: { quiet },
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    onSuccess: async (answer, variables) => {
      const changes = writes(answer, variables);
      const keys = changes.map(({ queryKey }) => queryKey);
      await cancelReads(queryClient, [...keys, ...rereads]);
      for (const change of changes) change.apply(queryClient);
      if (delayMs === undefined) await reread();
      else setTimeout(() => void reread(), delayMs);
    },
    onError: (error) => {
      if (mayBeOutdated(error)) void reread();
    },
  });

  const inFlight = useRef(new Map<string, Promise<Answer>>());
  const { mutateAsync: send } = mutation;
  const start = useCallback(
    (variables: Variables, options?: MutateOptions<Answer, Error, Variables>) => {
      const key = hashKey([variables]);
      const running = inFlight.current.get(key);
      if (running) return running;
      const call = send(variables, options).finally(() => inFlight.current.delete(key));
      inFlight.current.set(key, call);
      return call;
    },
    [send],
  );
  const mutate = useCallback<SaveMutation<Variables, Answer>['mutate']>(
    (variables, options) => {
      // The mutation keeps the error.
      start(variables, options).catch(() => undefined);
    },
    [start],
  );
  const { data, isPending, isError, error, reset } = mutation;
  return { data, isPending, isError, error, reset, mutate, mutateAsync: start };
}

/** Makes the body of a whole-list or whole-object save from the newest state; may throw a {@link ConflictError}. */
export type Change<State, Body> = (newest: State) => Body;

/**
 * Saves a list or an object that the server replaces whole. The newest state is read first, so that the body made by
 * `change` holds what others saved meanwhile; changes of the same state are sent one after the other. When `change`
 * throws a {@link ConflictError}, nothing is sent and the screen shows the newest state.
 */
export function useListChange<State, Body>({
  queryKey,
  read,
  request,
}: {
  /** Cache entry of the state, which the answer replaces. */
  queryKey: DataKey<State>;
  read: () => Promise<State>;
  request: (body: Body) => Promise<State>;
}): SaveMutation<Change<State, Body>, State> {
  const queryClient = useQueryClient();
  return useSave<Change<State, Body>, State>({
    scope: hashKey(queryKey),
    request: async (change) => {
      const newest = await read();
      try {
        return await request(change(newest));
      } catch (error) {
        if (error instanceof ConflictError) queryClient.setQueryData(queryKey, newest);
        throw error;
      }
    },
    writes: (saved) => [cacheWrite({ queryKey }, () => saved)],
  });
}
