import type { Page } from '@playwright/test';

/** The least text spacing that 1.4.12 of WCAG asks for. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Pairs of texts in the flow of the page that lie over each other, without those of charts. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown: { element: Element; left: number; right: number; top: number; bottom: number }[] =
      [];
    /** Notes a line of a text, without what is clipped away. */
    function note(element: Element, rect: DOMRect) {
      let { left, right, top, bottom } = rect;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        if (clipPath !== 'none' || position === 'fixed' || position === 'sticky') return;
        if (overflowX === 'visible') continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      if (right > left && bottom > top) shown.push({ element, left, right, top, bottom });
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, select') || !texts.currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) note(element, rect);
    }
    return shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            other.element !== one.element &&
            // Lines of text reach into each other by a few pixels.
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6,
        )
        .map((other) => `${one.element.textContent} / ${other.element.textContent}`),
    );
  });
