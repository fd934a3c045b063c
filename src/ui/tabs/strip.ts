/** Calls `use` once an element is laid out, and after each change of its size: reading sizes then forces no layout. */
export function observeSize(element: HTMLElement | null, use: (element: HTMLElement) => void) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => use(element));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls a strip of tabs sideways, and nothing else, so that the tab at this index stays in its middle. */
export function keepInStrip(strip: HTMLElement | null, index: number) {
  return observeSize(strip, (shown) => {
    const tab = shown.children[index];
    if (!tab) return;
    // It may be sticky, and then says nothing of where the strip is.
    if (index === 0) {
      shown.scrollLeft = 0;
      return;
    }
    const from = shown.getBoundingClientRect();
    const at = tab.getBoundingClientRect();
    shown.scrollLeft += at.left + at.width / 2 - (from.left + from.width / 2);
  });
}

/** Keeps the sides where a strip, or a table's frame, has something out of sight in its `data-hidden`: "before", "after", both or none. */
export function markHidden(strip: HTMLElement | null) {
  if (!strip) return undefined;
  const mark = () => {
    const { scrollWidth, clientWidth, scrollLeft } = strip;
    const before = scrollLeft > 1 ? 'before' : '';
    const after = scrollLeft + clientWidth < scrollWidth - 1 ? 'after' : '';
    const hidden = `${before} ${after}`.trim();
    // Setting it again would cost a style pass in each first view.
    if ((strip.dataset['hidden'] ?? '') !== hidden) strip.dataset['hidden'] = hidden;
  };
  const observer = new ResizeObserver(mark);
  for (const one of [strip, ...strip.children]) observer.observe(one);
  strip.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    strip.removeEventListener('scroll', mark);
  };
}
