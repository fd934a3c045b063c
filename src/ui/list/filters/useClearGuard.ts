import { useRef } from 'react';

/** Time within which a second press of "Limpiar" is ignored, in ms; a figure of the specification. */
const CLEAR_GUARD_MS = 100;

/** Returns `clear`, which ignores a call within 100 ms of the last one. */
export function useClearGuard(clear: () => void): () => void {
  const clearedAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = Date.now();
    if (now - clearedAt.current < CLEAR_GUARD_MS) return;
    clearedAt.current = now;
    clear();
  };
}
