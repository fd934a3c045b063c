import { logActivity } from '~/api/customerSession';
import type { ActivityName } from '~/domain/shopper/activities';
import { afterFirstView } from '~/lib/firstView';
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
  if (sessionId === null) return;
  void afterFirstView().then(() => logActivity(name, payload, sessionId));
}
