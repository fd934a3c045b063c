import { useNavigate, useSearch } from '@tanstack/react-router';

import type { ListSearch } from './listSearch';

/**
 * The list state of the present route's address and how to change it. Typing replaces the address,
 * so that Back leaves the list instead of undoing letters.
 */
export function useListSearch(): [ListSearch, (search: ListSearch) => void] {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    search,
    (next) => {
      void navigate({ to: '.', search: next, replace: true, resetScroll: false });
    },
  ];
}
