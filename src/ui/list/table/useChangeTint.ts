import { type RefObject, useEffect, useRef } from 'react';

import { allowsMotion } from '~/lib/browser/allowsMotion';

const TINT_MS = 600;

/** Tints the row of a table around the element of the returned ref for a moment when the value changes. */
export function useChangeTint<Element extends HTMLElement>(
  value: string,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (!allowsMotion()) return;
    const row = ref.current?.closest('tbody tr');
    row?.animate([{ backgroundColor: 'var(--app-tint)' }, {}], {
      duration: TINT_MS,
      easing: 'ease-out',
    });
  }, [value]);
  return ref;
}
