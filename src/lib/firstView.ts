let show: () => void;
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** Called when the first screen has been drawn with its data. */
export function markFirstView(): void {
  show();
}

/** Longest wait for an idle moment, in ms. */
const IDLE_WITHIN_MS = 1_000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(resolve, 50);
    else window.requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
  });
}

/**
 * Resolves once the first screen stands and the browser is idle: what is not needed to use a screen loads
 * after it (`lazy(() => afterFirstView().then(() => import(…)))`). Later it resolves at the next idle moment.
 */
export async function afterFirstView(): Promise<void> {
  await shown;
  await idle();
}
