import { useCallback, useEffect, useState } from 'react';

import { useDisableStore, useEnableStore } from '~/api/adminStores';
import { toastFailure, toastSaved } from '~/components/forms/toastSaved';
import type { AdminStore } from '~/contract/types';
import { useRowTasks } from '~/ui/useRowTasks';

import { storeTitle } from './storeDialogs';

/** How long the row of a store says why its switch failed, in ms: the next try and any dialog end it earlier. */
const FAILURE_SHOWN_MS = 20_000;

/** Enables and disables stores, and says in the row of a store why its last switch failed. */
export function useStoreSwitch() {
  const [failed, setFailed] = useState<{ id: number; text: string } | null>(null);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(() => setFailed(null), FAILURE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  const { mutateAsync: enable } = useEnableStore();
  const { mutateAsync: disable } = useDisableStore();
  const { busy, run } = useRowTasks<number>();
  const [last, setLast] = useState<AdminStore | null>(null);
  const forgetFailure = useCallback(() => setFailed(null), []);
  const switchStore = useCallback(
    (store: AdminStore, send: typeof enable, done: string, isUndo = false) =>
      void run(store.id, async () => {
        const { id } = store;
        setFailed(null);
        try {
          toastSaved(await send(id), `Tienda ${done}: ${storeTitle(store)}`);
          setLast(isUndo ? null : store);
        } catch (error) {
          setFailed({ id, text: toastFailure(error) });
        }
      }),
    [run],
  );
  return {
    /** Whether a store is being enabled or disabled. */
    isSwitching: useCallback((id: number) => busy.has(id), [busy]),
    /** The store that was switched last, as it was before. */
    last,
    /** Gives the store that was switched last its former state, without a question. */
    undo: () => {
      if (last?.enabled === true) switchStore(last, enable, 'activada', true);
      else if (last) switchStore(last, disable, 'desactivada', true);
    },
    forgetLast: useCallback(() => setLast(null), []),
    forgetFailure,
    failureOf: useCallback((id: number) => (failed?.id === id ? failed.text : null), [failed]),
    enable: useCallback(
      (store: AdminStore) => switchStore(store, enable, 'activada'),
      [switchStore, enable],
    ),
    disable: (store: AdminStore) => switchStore(store, disable, 'desactivada'),
  };
}
