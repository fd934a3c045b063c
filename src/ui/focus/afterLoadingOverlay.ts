/** Calls `run` now, or as soon as the modal loading overlay has closed, which holds the focus until then. */
export function afterLoadingOverlay(run: () => void) {
  const overlay = document.querySelector('dialog[open]');
  function proceed() {
    // When the element that had the focus before is gone, a closed dialog keeps it until the next rendering.
    const { activeElement } = document;
    if (activeElement instanceof HTMLDialogElement && !activeElement.open) activeElement.blur();
    run();
  }
  if (overlay) overlay.addEventListener('close', proceed, { once: true });
  else proceed();
}
