import { messages } from '~/domain/messages';
import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { allow, deny, type Verdict } from '~/domain/verdict';

import type { SetupFlag } from './setupFlags';

/** Tasks whose data only the store role admin sees or saves: company data, users, payments, FAQs, marketing codes (§6 staff). */
export const adminTasks = [
  'store',
  'crew',
  'pms',
  'faqs1',
  'faqs2',
  'qrs',
] as const satisfies SetupFlag[];
const isAdminTask = (flag: SetupFlag) => adminTasks.some((task) => task === flag);

/** Whether the viewer can do a task of the setup wizard, or that it is the admin's (§6 staff). */
export function setupTaskVerdict(flag: SetupFlag, viewer: Viewer): Verdict {
  return isStoreAdmin(viewer) || !isAdminTask(flag) ? allow() : deny(messages.adminTaskOnly);
}
