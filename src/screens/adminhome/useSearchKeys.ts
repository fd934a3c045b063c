import { useEffect } from 'react';

import { isTaken } from '~/components/staffLayout/palette/keys';

/** `/` and Ctrl K go to the search, as in the back-office of a store. */
export function useSearchKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (altKey || defaultPrevented || isTaken(event.target)) return;
      if (!(ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/')) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
