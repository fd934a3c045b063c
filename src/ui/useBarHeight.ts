import { useEffect } from 'react';

/**
 * Tells the page how high a bar along its lower edge is, for as long as it is there: toasts stand above it (`--app-bar`),
 * and what gets the focus is never scrolled under it.
 * @param onHeight hears of every height in px, and of 0 when the bar goes.
 */
export function useBarHeight(bar: HTMLElement | null, onHeight?: (px: number) => void): void {
  useEffect(() => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      onHeight?.(bar.offsetHeight);
      style.setProperty('--app-bar', `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      onHeight?.(0);
      style.removeProperty('--app-bar');
    };
  }, [bar, onHeight]);
}
