const REMOVERS = '[data-removes]';

/**
 * A list whose rows are removed by a button of their own (`data-removes`), as its element's ref: when the row with the
 * focus goes, the next row's button gets it, after the last one the list itself, so that whoever goes by keyboard is not
 * sent back to the page's start.
 */
export function focusAfterRemoval(list: HTMLElement | null) {
  if (list === null) return undefined;
  let last: { button: Element; index: number } | null = null;
  const buttons = () => [...list.querySelectorAll<HTMLElement>(REMOVERS)];

  function note({ target }: FocusEvent) {
    const button = target instanceof HTMLElement ? target.closest<HTMLElement>(REMOVERS) : null;
    last = button && { button, index: buttons().indexOf(button) };
  }
  const observer = new MutationObserver(() => {
    const gone = last !== null && !last.button.isConnected;
    if (!last || !gone || document.activeElement !== document.body) return;
    const left = buttons();
    (left[Math.min(last.index, left.length - 1)] ?? list).focus();
  });

  list.tabIndex = -1;
  list.addEventListener('focusin', note);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    list.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
