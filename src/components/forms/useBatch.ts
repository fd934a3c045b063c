import { useEffect, useRef, useState } from 'react';

import type { BatchFailure, BatchOptions, BatchState } from '~/api/saves/batch';
import { isLostConnection } from '~/api/transport/errors';
import { messages } from '~/domain/messages';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { toast } from '~/ui/feedback/toast';

import { useReportUnsaved } from './unsavedForms';

/** Confirmation before the report of a batch that was not carried out whole is left. */
const reportQuestion: LeaveQuestion = {
  title: 'Falta terminar',
  text: 'No se hizo todo. Si sale ahora, se pierde el informe de lo que se hizo y de lo que falta.',
  leaveLabel: 'Salir',
  stayLabel: 'Quedarme',
};

/**
 * A batch of requests with its progress and its report. The report of what was not carried out counts as unsaved, so that
 * the end of the session leaves it on the screen: after a new sign-in `resume` continues.
 * @param run sends the entries (see `runBatch`)
 * @param question confirmation when the screen is left while the batch runs, which stops it
 */
export function useBatch<Entry>(
  run: (entries: readonly Entry[], options: BatchOptions<Entry>) => Promise<unknown>,
  question: LeaveQuestion,
) {
  const [state, setState] = useState<BatchState<Entry> | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [wasStopped, setWasStopped] = useState(false);
  const current = useRef<AbortController | null>(null);
  const isIncomplete =
    state !== null && !wasStopped && state.done.length < state.total && !isRunning;
  useReportUnsaved(isRunning || isIncomplete, isRunning ? question : reportQuestion);
  // Leaving the screen ends the batch, after a confirmation.
  useEffect(() => () => current.current?.abort(), []);

  /** @param before what an earlier part of the batch did */
  async function send(
    entries: readonly Entry[],
    before: { done: readonly Entry[]; failures: readonly BatchFailure<Entry>[] },
  ) {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setIsRunning(true);
    setWasStopped(false);
    let isTold = false;
    const onProgress = (now: BatchState<Entry>) => {
      setState({
        total: before.done.length + before.failures.length + now.total,
        done: [...before.done, ...now.done],
        failures: [...before.failures, ...now.failures],
        left: now.left,
      });
      // The mutation of a batch does not fail: its requests do.
      if (isTold || !now.failures.some(({ error }) => isLostConnection(error))) return;
      isTold = true;
      toast.error(messages.networkFailure);
    };
    onProgress({ total: entries.length, done: [], failures: [], left: entries });
    await run(entries, { signal: controller.signal, onProgress });
    current.current = null;
    setIsRunning(false);
  }

  return {
    /** Null before the start. */
    state,
    isRunning,
    start: (entries: readonly Entry[]) => void send(entries, { done: [], failures: [] }),
    /** Requests in flight finish, no other one starts. */
    stop: () => {
      setWasStopped(true);
      current.current?.abort();
    },
    /** Sends what was not carried out: what was left, and of the failures those that `entryOf` does not answer with null. */
    resume(entryOf: (failure: BatchFailure<Entry>) => Entry | null) {
      if (state === null) return;
      const again = state.failures.map((failure) => ({ failure, entry: entryOf(failure) }));
      void send([...state.left, ...again.flatMap(({ entry }) => (entry === null ? [] : [entry]))], {
        done: state.done,
        failures: again.flatMap(({ failure, entry }) => (entry === null ? [failure] : [])),
      });
    },
  };
}
