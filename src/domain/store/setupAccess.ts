import type { SetupFlags, SetupFlagsUpdate } from '~/contract/types';
import { messages } from '~/domain/messages';
import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { allow, deny, type Verdict } from '~/domain/verdict';

import { expiredFlags, type SetupFlag } from './setupFlags';

/** Tasks whose data only the store role admin sees or saves: company data, users, payments, FAQs, marketing codes (§6 staff). */
const adminTasks = ['store', 'crew', 'pms', 'faqs1', 'faqs2', 'qrs'] as const satisfies SetupFlag[];
const isAdminTask = (flag: SetupFlag) => adminTasks.some((task) => task === flag);

/** Whether the viewer can do a task of the setup wizard, or that it is the admin's (§6 staff). */
export function setupTaskVerdict(flag: SetupFlag, viewer: Viewer): Verdict {
  return isStoreAdmin(viewer) || !isAdminTask(flag) ? allow() : deny(messages.adminTaskOnly);
}

/**
 * Whether the viewer may save an update of the setup flags. A viewer who is not the store's admin may only reset those
 * admin tasks that are past their days, as the application does at sign-in.
 * @param saved the flags before the update
 */
export function setupUpdateVerdict(
  update: SetupFlagsUpdate,
  viewer: Viewer,
  saved: SetupFlags,
  now: Date,
): Verdict {
  if (isStoreAdmin(viewer)) return allow();
  const expired = expiredFlags(saved, now) ?? {};
  const refused = adminTasks.some((flag) => {
    const resets = update[flag] === false && (!saved[flag] || expired[flag] === false);
    return (update[flag] !== undefined && !resets) || `${flag}TS` in update;
  });
  return refused ? deny(messages.adminTaskOnly) : allow();
}
