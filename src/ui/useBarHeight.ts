import { useEffect } from 'react';

/** Scrolls the focused element of the page out from under a bar that grew while it had the focus. */
function uncoverFocused(bar: HTMLElement) {
  const focused = document.activeElement;
  if (!focused?.closest('main') || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const bounds = bar.getBoundingClientRect();
  if (bottom > bounds.top && top < bounds.bottom) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Publishes the height of a bar at the bottom of the page, with the menu bar below it (`--app-nav`), while it is mounted: toasts are placed above it
 * (`--app-bar`), focused elements are not scrolled under it, and one that it covers as it grows is scrolled up.
 * @param onHeight called with every height in px, and with 0 on unmount
 */
export function useBarHeight(bar: HTMLElement | null, onHeight?: (px: number) => void): void {
  useEffect(() => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // In the flow of a wider page it covers nothing.
      const height = getComputedStyle(bar).position === 'static' ? 0 : bar.offsetHeight;
      onHeight?.(height);
      style.setProperty('--app-bar', `calc(${height}px + var(--app-nav, 0px))`);
      uncoverFocused(bar);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      onHeight?.(0);
      style.removeProperty('--app-bar');
    };
  }, [bar, onHeight]);
}
