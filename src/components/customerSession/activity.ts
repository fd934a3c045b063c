import { logActivity } from '~/api/customerSession';
import type { ActivityName } from '~/domain/activities';
import { customerSession } from '~/session/customer';

/**
 * Logs what the shopper did, in the stored session: fire and forget, when the browser is idle, never in the way
 * (§7 customer). Without a session nothing is sent.
 */
export function logCustomerActivity(
  name: ActivityName,
  payload: Record<string, unknown> | string | null = null,
): void {
  const { sessionId } = customerSession();
  if (sessionId !== null) whenIdle(() => logActivity(name, payload, sessionId));
}

/** Calls back when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}
