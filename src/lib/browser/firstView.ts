let show: () => void;
const shown = new Promise<void>((resolve) => {
  show = resolve;
});
let isShown = false;

/** Whether the first screen has been rendered with its data. */
export const isFirstViewShown = () => isShown;

/** Removes what index.html shows until the application renders: the skeleton of the screen, and the offer to load again. */
export function removePageSkeleton(): void {
  delete document.documentElement.dataset['starting'];
  for (const element of document.querySelectorAll('body > [data-start]')) element.remove();
}

/** Called when the first screen has been rendered with its data. */
export function markFirstView(): void {
  removePageSkeleton();
  isShown = true;
  show();
}

/** Maximum wait for an idle moment, in ms. */
const IDLE_WITHIN_MS = 1_000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(resolve, 50);
    else window.requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
  });
}

/**
 * Resolves once the first screen is rendered and the browser is idle: what is not needed to use a screen loads
 * after it. Later it resolves at the next idle moment.
 */
export async function afterFirstView(): Promise<void> {
  await shown;
  await idle();
}
