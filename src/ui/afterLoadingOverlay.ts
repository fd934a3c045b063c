/** Calls `run` now, or as soon as the modal loading overlay has closed, which holds the focus until then. */
export function afterLoadingOverlay(run: () => void) {
  const overlay = document.querySelector('dialog[open]');
  if (overlay) overlay.addEventListener('close', run, { once: true });
  else run();
}
