/** Scrolls a strip of tabs sideways, and nothing else, until the tab at this index is in its middle. */
export function showInStrip(strip: HTMLElement | null, index: number): void {
  const tab = strip?.children[index];
  if (!strip || !tab) return;
  const from = strip.getBoundingClientRect();
  const at = tab.getBoundingClientRect();
  strip.scrollLeft += at.left + at.width / 2 - (from.left + from.width / 2);
}

/** Keeps the sides where a strip, or a table's frame, has something out of sight in its `data-hidden`: "before", "after", both or none. */
export function markHidden(strip: HTMLElement | null) {
  if (!strip) return undefined;
  const mark = () => {
    const { scrollWidth, clientWidth, scrollLeft } = strip;
    const before = scrollLeft > 1 ? 'before' : '';
    const after = scrollLeft + clientWidth < scrollWidth - 1 ? 'after' : '';
    strip.dataset['hidden'] = `${before} ${after}`;
  };
  const observer = new ResizeObserver(mark);
  for (const one of [strip, ...strip.children]) observer.observe(one);
  strip.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    strip.removeEventListener('scroll', mark);
  };
}
