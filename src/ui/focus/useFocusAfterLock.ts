import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the focus to the field of `area` that lost it when the area was made inert, unless it is elsewhere by now. */
export function useFocusAfterLock(area: RefObject<HTMLElement | null>, locked: boolean): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (locked) {
      held.current = area.current?.contains(activeElement) ? activeElement : null;
    } else if (held.current instanceof HTMLElement) {
      if (activeElement === null || activeElement === document.body) {
        held.current.focus({ preventScroll: true });
      }
      held.current = null;
    }
  }, [area, locked]);
}
