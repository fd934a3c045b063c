const REMOVERS = '[data-removes]';

/**
 * Ref of a list whose rows have a button that removes them, or that undoes a removal in its place (`data-removes`). When
 * the focused row is removed, the focus moves to the button that has come into its place, or to the list after the last
 * one, instead of the start of the page.
 */
export function focusAfterRemoval(list: HTMLElement | null) {
  if (list === null) return undefined;
  let last: { button: Element; index: number } | null = null;
  const buttons = () => [...list.querySelectorAll<HTMLElement>(REMOVERS)];

  function note({ target }: FocusEvent) {
    const button = target instanceof HTMLElement ? target.closest<HTMLElement>(REMOVERS) : null;
    last = button && { button, index: buttons().indexOf(button) };
  }
  const restore = () => {
    if (!last || last.button.isConnected || document.activeElement !== document.body) return;
    const left = buttons();
    (left[Math.min(last.index, left.length - 1)] ?? list).focus();
  };
  const observer = new MutationObserver(() => {
    if (last && !last.button.isConnected) restore();
  });

  list.tabIndex = -1;
  list.addEventListener('focusin', note);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    list.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
