import { type RefObject, useEffect, useRef } from 'react';

import { say } from '../feedback/say';

/** Animation frames to wait for a lazy or closed part to render its fields. */
const FOCUS_FRAMES = 60;

/** What describes a field, which is its error and its hint. */
const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();

/**
 * Moves the focus to the first invalid field of `area` as soon as it is rendered; one that has it already says its error.
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
        // Nothing else would say why the form was refused.
        if (field && field === document.activeElement) say(errorOf(field), { urgent: true });
        field?.focus();
        left -= 1;
        const isDone = field !== undefined && field !== null && document.activeElement === field;
        if (left > 0 && !isDone) frame.current = requestAnimationFrame(attempt);
      };
      frame.current = requestAnimationFrame(attempt);
    },
  };
}
