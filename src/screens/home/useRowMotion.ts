import { type RefObject, useLayoutEffect, useRef } from 'react';

import { allowsMotion } from '~/lib/browser/allowsMotion';

const DURATION_MS = 150;

/** Rows slide to their new places when another one leaves or comes, where motion is wanted. @param rows what they show */
export function useRowMotion(area: RefObject<HTMLElement | null>, rows: readonly object[]) {
  const places = useRef<ReadonlyMap<HTMLElement, number>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const shown = area.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [];
    places.current = new Map([...shown].map((row) => [row, row.offsetTop]));
    if (before.size === 0 || rows.length === 0 || !allowsMotion()) return;
    for (const [row, top] of places.current) {
      const from = before.get(row);
      if (from === top) continue;
      row.animate(
        from === undefined ? { opacity: [0, 1] } : { translate: [`0 ${from - top}px`, '0 0'] },
        { duration: DURATION_MS, easing: 'ease-out' },
      );
    }
  }, [area, rows]);
}
