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

import { kindOf } from '../transport/errors';
import { EarlierSavedError } from './lostAnswers';
import type { OnceSender, SendOnce } from './onceSender';

/** The key of a query, as `queryOptions` types it. */
export type DataKey<Data> = DataTag<string[], Data, Error>;

/** A change of one cache entry; made by {@link cacheWrite}. */
interface CacheWrite {
  queryKey: QueryKey;
  apply: (queryClient: QueryClient) => void;
}

/** Changes the data of a query; `update` returns undefined to leave an entry without data unchanged. */
export function cacheWrite<Data>(
  { queryKey }: { queryKey: DataKey<Data> },
  update: (before: Data | undefined) => NoInfer<Data> | undefined,
): CacheWrite {
  return { queryKey, apply: (queryClient) => void queryClient.setQueryData(queryKey, update) };
}

/** The request of a save: one that may be repeated, or one that adds something and is sent once. */
type SaveRequest<Variables, Answer> =
  | { once?: undefined; request: (variables: Variables) => Promise<Answer> }
  | {
      once: OnceSender<Variables, Answer>;
      request: (variables: Variables, sendOnce: SendOnce<Variables, Answer>) => Promise<Answer>;
    };

type Save<Variables, Answer> = SaveRequest<Variables, Answer> & {
  /** Cache entries that the answer updates. */
  writes?: (answer: Answer, variables: Variables) => readonly CacheWrite[];
  /**
   * Keys, including all keys below them, to refetch after the save, and at once after a refusal (4xx but 401 and 403), a
   * conflict or a lost answer.
   */
  invalidates?: readonly QueryKey[];
  /**
   * Delay after the answer until `invalidates` are refetched, in ms; without it the save is pending until they have been
   * refetched.
   */
  delayMs?: number;
  /** The screen stays usable while it is saved. */
  withoutOverlay?: boolean;
  /** Saves of the same scope are sent one after the other. */
  scope?: string;
};

/** The part of the mutation of {@link useSave} that screens use. */
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

/** Whether two calls send the same. JSON has no functions and no files: those are the same when they are one object. */
function isSameCall(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const isPlain = Array.isArray(one) || Object.getPrototypeOf(one) === Object.prototype;
  const names = Object.keys({ ...one, ...other });
  return (
    isPlain && names.every((name) => isSameCall(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/**
 * The one mutation of the application. A call while another one with the same variables is in flight sends nothing and
 * gets the same answer. Before the answer is written into the cache, reads in flight of what it changes are cancelled.
 */
export function useSave<Variables, Answer>(
  save: Save<Variables, Answer>,
): SaveMutation<Variables, Answer> {
  const { writes = () => [], invalidates = [], delayMs, withoutOverlay = false, scope } = save;
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function show(answer: Answer, variables: Variables) {
    const changes = writes(answer, variables);
    const keys = changes.map(({ queryKey }) => queryKey);
    await cancelReads(queryClient, [...keys, ...invalidates]);
    for (const change of changes) change.apply(queryClient);
  }

  async function send(variables: Variables): Promise<Answer> {
    if (save.once === undefined) return save.request(variables);
    const { once } = save;
    const earlier = await once.recoverEarlier(queryClient, variables);
    if (earlier?.isSame) return earlier.answer;
    if (earlier) {
      await show(earlier.answer, earlier.variables);
      throw new EarlierSavedError();
    }
    return save.request(variables, (...request) => once.send(queryClient, variables, ...request));
  }

  const mutation = useMutation<Answer, Error, Variables>({
    mutationFn: send,
    meta: { withoutOverlay },
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    onSuccess: async (answer, variables) => {
      await show(answer, variables);
      if (delayMs === undefined) await reread();
      else setTimeout(() => void reread(), delayMs);
    },
    onError: (error) => {
      const kind = kindOf(error);
      if (kind === 'refused' || kind === 'lost') void reread();
    },
  });

  const inFlight = useRef<{ variables: Variables; call: Promise<Answer> }[]>([]);
  const { mutateAsync: start } = mutation;
  const mutateAsync = useCallback(
    (variables: Variables, options?: MutateOptions<Answer, Error, Variables>) => {
      const running = inFlight.current.find((one) => isSameCall(one.variables, variables));
      if (running) return running.call;
      const call = start(variables, options).finally(() => {
        inFlight.current = inFlight.current.filter((one) => one.call !== call);
      });
      inFlight.current.push({ variables, call });
      return call;
    },
    [start],
  );
  const mutate = useCallback<SaveMutation<Variables, Answer>['mutate']>(
    (variables, options) => {
      // Handled: the mutation's `error` state holds it.
      mutateAsync(variables, options).catch(() => undefined);
    },
    [mutateAsync],
  );
  const { data, isPending, isError, error, reset } = mutation;
  return { data, isPending, isError, error, reset, mutate, mutateAsync };
}
