let show: () => void;
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** Called after the first screen has rendered with its data. */
export function markFirstView(): void {
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
 * Resolves once the first screen is rendered and the browser is idle; later calls resolve at the next idle moment. For
 * everything that the first view does not need: `lazy(() => afterFirstView().then(() => import(…)))`.
 */
export async function afterFirstView(): Promise<void> {
  await shown;
  await idle();
}
