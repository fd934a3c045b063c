import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

import type { AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import { toast } from '~/ui/feedback/toast';
import type { ChangeListSearch, ListSearch } from '~/ui/list/listSearch';

/** The store with the open panel is a URL parameter, so that Back closes it and a link opens it. */
export function useStoreInUrl(
  stores: readonly AdminStore[],
  { store }: ListSearch,
  onSearch: ChangeListSearch,
) {
  const { history } = useRouter();
  /** The list is the history entry before that of the panel. */
  const isAfterList = useRef(false);
  const show = useCallback(
    (id: number) => {
      isAfterList.current = true;
      onSearch((latest) => ({ ...latest, store: String(id) }), { push: true });
    },
    [onSearch],
  );
  function hide() {
    if (isAfterList.current) history.back();
    else onSearch((latest) => ({ ...latest, store: undefined }));
  }
  const shown = stores.find(({ id }) => String(id) === store);
  const isUnknown = store !== undefined && !shown;
  useEffect(() => {
    if (!isUnknown) return;
    toast.warning(messages.storeGone);
    onSearch((latest) => ({ ...latest, store: undefined }));
  }, [isUnknown, onSearch]);
  return { shown, show, hide };
}
