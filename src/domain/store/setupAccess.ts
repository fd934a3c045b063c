import type { SetupFlags } from '~/contract/types';
import { messages } from '~/domain/messages';
import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { allow, deny, type Verdict } from '~/domain/verdict';

import { type SetupFlag, type SetupTask, wizardSteps } from './setupFlags';

/** Tasks of the store admin only: company data, users, payments, FAQs, marketing codes. */
export const storeAdminTasks = [
  'store',
  'crew',
  'pms',
  'faqs1',
  'faqs2',
  'qrs',
] as const satisfies SetupFlag[];
const isStoreAdminTask = (flag: SetupFlag) => storeAdminTasks.some((task) => task === flag);

/** Whether the viewer may do a task of the setup wizard; the reason if it is the store admin's. */
export function mayDoSetupTask(flag: SetupFlag, viewer: Viewer): Verdict {
  return isStoreAdmin(viewer) || !isStoreAdminTask(flag) ? allow() : deny(messages.adminTaskOnly);
}

const doneOf = (tasks: readonly SetupTask[]) => tasks.filter(({ done }) => done).length;

/** How far the setup is, with the viewer's next task; home and options show the same. */
export function setupProgress(flags: SetupFlags, viewer: Viewer) {
  const tasks = wizardSteps(flags).flatMap((step) => step.tasks);
  const needed = tasks.filter((task) => task.needed);
  return {
    done: doneOf(tasks),
    total: tasks.length,
    neededDone: doneOf(needed),
    neededTotal: needed.length,
    next: nextSetupTask(flags, viewer),
  };
}

/** The open task that the viewer does next: what is needed to sell first, then the optional ones; null: none is left. */
export function nextSetupTask(flags: SetupFlags, viewer: Viewer): SetupTask | null {
  const open = wizardSteps(flags)
    .flatMap(({ tasks }) => tasks)
    .filter(({ done, flag }) => !done && mayDoSetupTask(flag, viewer).allowed);
  return open.find(({ needed }) => needed) ?? open[0] ?? null;
}
