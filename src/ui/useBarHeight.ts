import { useEffect } from 'react';

/**
 * Publishes the height of a bar at the bottom of the page while it is mounted: toasts are placed above it
 * (`--app-bar`), and focused elements are not scrolled under it.
 * @param onHeight called with every height in px, and with 0 on unmount
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
