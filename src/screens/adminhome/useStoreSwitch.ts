import { useCallback, useEffect, useState } from 'react';

import { useDisableStore, useEnableStore } from '~/api/adminStores';
import { failureText } from '~/api/saves/failures';
import { errorMessage } from '~/api/transport/errors';
import { toastSaved } from '~/components/forms/toastSaved';
import type { AdminStore } from '~/contract/types';
import { toast } from '~/ui/feedback/toast';

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
  const { isPending: isEnabling, mutate: enable } = useEnableStore();
  const { isPending: isDisabling, mutate: disable } = useDisableStore();
  const forgetFailure = useCallback(() => setFailed(null), []);
  const sayFailure = useCallback((id: number, error: unknown) => {
    toast.error(errorMessage(error));
    setFailed({ id, text: failureText(error) });
  }, []);
  return {
    isEnabling,
    forgetFailure,
    failureOf: useCallback((id: number) => (failed?.id === id ? failed.text : null), [failed]),
    enable: useCallback(
      (store: AdminStore) => {
        setFailed(null);
        enable(store.id, {
          onSuccess: (answer) => toastSaved(answer, `Tienda activada: ${storeTitle(store)}`),
          onError: (error) => sayFailure(store.id, error),
        });
      },
      [enable, sayFailure],
    ),
    disable: (store: AdminStore) => {
      if (isDisabling) return;
      setFailed(null);
      disable(store.id, {
        onSuccess: (answer) => toastSaved(answer, `Tienda desactivada: ${storeTitle(store)}`),
        onError: (error) => sayFailure(store.id, error),
      });
    },
  };
}
