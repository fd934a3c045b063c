/** The tasks of a store's setup wizard, saved in the background. */
import type { Store } from '~/contract/types';
import { expiredFlags, flagExpiryDays, setFlag, type SetupFlag } from '~/domain/store/setupFlags';
import { replaceSessionStore, staffSession } from '~/session/staff';

import { saveStore } from './store';

/**
 * Marks a setup task as done; for a flag that expires, its days start again. A failed save is only logged: the next time
 * the task is done tries again.
 */
export async function completeSetupTask(flag: SetupFlag, now: Date): Promise<void> {
  const store = staffSession()?.store;
  if (!store || (store.setup[flag] && !(flag in flagExpiryDays))) return;
  try {
    await saveStore(store, () => ({ setup: setFlag(flag, now) }));
  } catch (error) {
    console.warn('Setup task not saved', error);
  }
}

/**
 * Resets the setup flags that are past their days, in the session at once, and saves them. A failed save is only logged:
 * the next sign-in tries again.
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
