import {
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
import { carryOut, isSameCall, type Save, type Saved } from './save';

/** The part of the mutation of {@link useSave} that screens use. */
export interface SaveMutation<Variables, Answer> extends Pick<
  UseMutationResult<Saved<Answer>, Error, Variables>,
  'isPending' | 'isError' | 'error' | 'reset'
> {
  mutate: (variables: Variables, options?: MutateOptions<Saved<Answer>, Error, Variables>) => void;
  mutateAsync: (variables: Variables) => Promise<Saved<Answer>>;
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

/**
 * The one mutation of the application: {@link carryOut} of a {@link Save}, and what it changes of the cache. A call while
 * another one with the same variables is in flight sends nothing and gets the same answer. Before the answer is written
 * into the cache, reads in flight of what it changes are cancelled.
 */
export function useSave<Variables, Answer, Before>(
  save: Save<Variables, Answer, Before>,
): SaveMutation<Variables, Answer> {
  const { writes = () => [], invalidates = [], delayMs, veil = false } = save;
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function show(answer: Answer, variables: Variables) {
    const changes = writes(answer, variables);
    const keys = changes.map(({ queryKey }) => queryKey);
    // Few keys first, which cover the many of a batch.
    await cancelReads(queryClient, [...invalidates, ...keys]);
    for (const change of changes) change.apply(queryClient);
  }

  const mutation = useMutation<Saved<Answer>, Error, Variables>({
    mutationFn: (variables) => carryOut(queryClient, save, variables, show),
    meta: { veil },
    onSuccess: async ({ answer }, variables) => {
      await show(answer, variables);
      if (delayMs === undefined) await reread();
      else setTimeout(() => void reread(), delayMs);
    },
    onError: (error) => {
      const kind = kindOf(error);
      if (kind === 'refused' || kind === 'lost' || kind === 'cancelled') void reread();
    },
  });

  const inFlight = useRef<{ variables: Variables; call: Promise<Saved<Answer>> }[]>([]);
  const { mutateAsync: start } = mutation;
  const mutateAsync = useCallback(
    (variables: Variables, options?: MutateOptions<Saved<Answer>, Error, Variables>) => {
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
  const { isPending, isError, error, reset } = mutation;
  return { isPending, isError, error, reset, mutate, mutateAsync };
}
