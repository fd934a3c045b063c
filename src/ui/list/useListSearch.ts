import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

import type { ChangeListSearch, ListSearch } from './listSearch';

/**
 * The list state in the URL of the current route, and how to change it. A change replaces the history entry, so that
 * Back leaves the list instead of undoing letters.
 */
export function useListSearch(): [ListSearch, ChangeListSearch] {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const changeSearch: ChangeListSearch = useCallback(
    (change, { push = false, ownEntry = push } = {}) => {
      void navigate({
        to: '.',
        // The router passes the search of the previous navigation, so that two changes in one tick add up.
        search: (previous: ListSearch) => change(previous),
        replace: !push,
        // The entry of an open overlay, such as the filters on a phone, stays its own.
        state: ownEntry ? {} : true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [search, changeSearch];
}
