import { saveStore } from '~/api/store';
import type { Store } from '~/contract/types';
import { expiredFlags } from '~/domain/store/setupFlags';
import { replaceSessionStore } from '~/session/staff';

/**
 * Resets the setup flags that are past their days, in the session at once, and saves them (§4 staff, readings: once, at
 * sign-in). A save that fails is only logged: the next sign-in tries again.
 */
export async function resetExpiredFlags(store: Store, now: Date): Promise<void> {
  const setup = expiredFlags(store.setup, now);
  if (setup === null) return;
  replaceSessionStore({ ...store, setup: { ...store.setup, ...setup } });
  try {
    await saveStore(store, () => ({ setup }));
  } catch (error) {
    console.warn('Setup flags not saved', error);
  }
}
