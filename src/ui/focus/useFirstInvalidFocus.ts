import { type RefObject, useEffect, useRef } from 'react';

/** Animation frames to wait for a lazy or closed part to render its fields. */
const FOCUS_FRAMES = 60;

/**
 * Moves the focus to the first invalid field of `area` as soon as it is rendered.
 * `focusFirstInvalid(within)` searches only below the elements that match the selector `within`.
 */
export function useFirstInvalidFocus<Area extends HTMLElement>(): {
  area: RefObject<Area | null>;
  focusFirstInvalid: (within?: string) => void;
} {
  const area = useRef<Area>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return {
    area,
    focusFirstInvalid(within = '') {
      cancelAnimationFrame(frame.current);
      let left = FOCUS_FRAMES;
      const attempt = () => {
        const field = area.current?.querySelector<HTMLElement>(`${within} [aria-invalid="true"]`);
        field?.focus();
        left -= 1;
        const isDone = field !== undefined && field !== null && document.activeElement === field;
        if (left > 0 && !isDone) frame.current = requestAnimationFrame(attempt);
      };
      frame.current = requestAnimationFrame(attempt);
    },
  };
}
