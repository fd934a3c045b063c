import type { Page } from '@playwright/test';

/** Least size of a touch target, in px; a border less on each side. */
const LEAST = 42;

/**
 * Controls whose touch target is smaller than 44 px, by hit-testing: paddings, labels and pseudo-elements count. Links
 * inside a sentence, those of a row that is pressed as a whole, and what is disabled or clipped away are left out.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    /** How far the target reaches from a point, in one direction and the opposite one. */
    const reach = (isTarget: (x: number, y: number) => boolean, x: number, y: number, dx: number) =>
      [1, -1].reduce((sum, side) => {
        let step = 0;
        while (step < least && isTarget(x + side * step * dx, y + side * step * (1 - dx))) step++;
        return sum + step;
      }, -1);
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    // A dialog covers the rest.
    const place = document.querySelector('[role=dialog]') ? '[role=dialog]' : ':is(main, footer)';
    const controls = `${place} :is(a[href], button:enabled, input, select, [role=option])`;
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        const sentence = control.closest('p, li, dd')?.textContent ?? '';
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          sentence.trim() !== control.textContent.trim();
        return (
          control.checkVisibility() &&
          !isClipped(control) &&
          !isInSentence &&
          !control.closest('tr[data-opens]')
        );
      })
      .flatMap((control) => {
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const parts = [control, ...labels];
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const isTarget = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && parts.some((part) => part.contains(hit));
        };
        const isLarge = parts.some((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          return [0, 1].every((dx) => reach(isTarget, left, top, dx) >= least);
        });
        return isLarge ? [] : [control.ariaLabel ?? control.textContent];
      });
  }, LEAST);
