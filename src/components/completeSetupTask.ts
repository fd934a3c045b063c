import { saveStore } from '~/api/store';
import { flagExpiryDays, setFlag, type SetupFlag } from '~/domain/store/setupFlags';
import { staffSession } from '~/session/staff';

/**
 * Ticks a task of the setup wizard that was just done (§3 and §4 staff); a flag that expires starts its days anew.
 * A save that fails is only logged: what the person did is not lost, and the next time tries again.
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
