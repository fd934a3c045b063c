import { isStoreAdmin, type Viewer } from './access';
import { messages } from './messages';
import type { SetupFlag } from './setupFlags';
import { allow, deny, type Verdict } from './verdict';

/** Tasks whose data only the store role admin sees or saves: company data, users, payments, FAQs, marketing codes (§6 staff). */
const adminTasks: ReadonlySet<SetupFlag> = new Set([
  'store',
  'crew',
  'sales',
  'pms',
  'faqs1',
  'faqs2',
  'qrs',
]);

/** Whether the viewer can do a task of the setup wizard, or that it is the admin's (§6 staff). */
export function setupTaskVerdict(flag: SetupFlag, viewer: Viewer): Verdict {
  return isStoreAdmin(viewer) || !adminTasks.has(flag) ? allow() : deny(messages.adminTaskOnly);
}
