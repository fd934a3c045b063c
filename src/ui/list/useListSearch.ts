import { useNavigate, useSearch } from '@tanstack/react-router';

import type { ChangeListSearch, ListSearch } from './listSearch';

/**
 * The list state of the present route's URL and how to change it. A change replaces the history entry, so that Back
 * leaves the list instead of undoing letters; one with `push` adds an entry.
 */
export function useListSearch(): [ListSearch, ChangeListSearch] {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    search,
    (change, { push = false } = {}) => {
      void navigate({
        to: '.',
        // Two changes in one tick add up: the router passes the search of the navigation before this one.
        search: (previous: ListSearch) => change(previous),
        replace: !push,
        resetScroll: false,
      });
    },
  ];
}
