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
    (change, { push = false } = {}) => {
      void navigate({
        to: '.',
        // The router passes the search of the previous navigation, so that two changes in one tick add up.
        search: (previous: ListSearch) => change(previous),
        replace: !push,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [search, changeSearch];
}
