/** Scrolls a strip of tabs sideways, and nothing else, until the tab at this index is in its middle. */
export function showInStrip(strip: HTMLElement | null, index: number): void {
  const tab = strip?.children[index];
  if (!strip || !tab) return;
  const from = strip.getBoundingClientRect();
  const at = tab.getBoundingClientRect();
  strip.scrollLeft += at.left + at.width / 2 - (from.left + from.width / 2);
}
