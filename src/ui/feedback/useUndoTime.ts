import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** How long a change can be undone, in ms, counted while pointer and focus are elsewhere. */
const UNDO_MS = 10_000;

/** Ends the offer to undo a change after {@link UNDO_MS}; the returned ref is for the element that holds it open. */
export function useUndoTime<Held extends HTMLElement>(isBusy: boolean, onEnd: () => void) {
  const { ref: hoverRef, hovered } = useHover<Held>();
  const { ref: focusRef, focused } = useFocusWithin<Held>();
  const isHeld = hovered || focused;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld || isBusy) return undefined;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy]);
  return useMergedRef(hoverRef, focusRef);
}
