import type { SetupFlags, SetupFlagsUpdate } from '~/contract/types';
import { parseApiDate, toApiDate } from '~/lib/dates';

/** Days after which a flag expires. */
export const flagExpiryDays = {
  store: 7,
  qrs: 15,
  calendar: 10,
  pms: 21,
  faqs1: 21,
  faqs2: 21,
} as const;

/** A flag that expires; `XTS` holds when flag `X` was last set. */
export type ExpiringFlag = keyof typeof flagExpiryDays;

/** A setup flag. */
export type SetupFlag = ExpiringFlag | 'crew' | 'wsnumber' | 'products' | 'sales' | 'bot';

export const expiringFlags = [
  'store',
  'qrs',
  'calendar',
  'pms',
  'faqs1',
  'faqs2',
] as const satisfies readonly ExpiringFlag[];

function isExpiring(flag: SetupFlag): flag is ExpiringFlag {
  return flag in flagExpiryDays;
}

function hasExpired(setAt: string | null, days: number, now: Date): boolean {
  const end = parseApiDate(setAt);
  if (end === null) return false;
  // Calendar days, so that daylight saving time has no effect.
  end.setDate(end.getDate() + days);
  return now.getTime() > end.getTime();
}

/** Update that resets the expired flags to false, or null if none has expired. */
export function expiredFlags(flags: SetupFlags, now: Date): SetupFlagsUpdate | null {
  const expired = expiringFlags.filter(
    (flag) => flags[flag] && hasExpired(flags[`${flag}TS`], flagExpiryDays[flag], now),
  );
  if (expired.length === 0) return null;
  const update: SetupFlagsUpdate = {};
  for (const flag of expired) update[flag] = false;
  return update;
}

/** Update that sets a flag now, with a timestamp if the flag expires. */
export function setFlag(flag: SetupFlag, now: Date): SetupFlagsUpdate {
  const update: SetupFlagsUpdate = {};
  update[flag] = true;
  if (isExpiring(flag)) update[`${flag}TS`] = toApiDate(now);
  return update;
}

/** A task of a wizard step. */
export interface SetupTask {
  flag: SetupFlag;
  label: string;
  /** URL of the screen for the task. */
  link: string;
  /** An order cannot be received, paid or delivered without it; the other tasks are optional. */
  needed: boolean;
  done: boolean;
}

/** A step of the setup wizard, counted from 0. */
export interface WizardStep {
  index: number;
  title: string;
  tasks: readonly SetupTask[];
  done: boolean;
}

type Task = Omit<SetupTask, 'done' | 'needed'>;

const neededFlags: ReadonlySet<SetupFlag> = new Set<SetupFlag>([
  'store',
  'wsnumber',
  'products',
  'sales',
  'pms',
]);

const steps: readonly { title: string; tasks: readonly Task[] }[] = [
  {
    title: 'Mi negocio',
    tasks: [
      { flag: 'store', label: 'Datos del negocio', link: '/options?section=store' },
      { flag: 'crew', label: 'Usuarios del negocio', link: '/options?section=users' },
      { flag: 'wsnumber', label: 'Número de WhatsApp', link: '/options?section=store' },
    ],
  },
  {
    title: 'Carga inicial',
    tasks: [
      { flag: 'products', label: 'Productos', link: '/productstore' },
      { flag: 'sales', label: 'Entrega y retiro', link: '/options?section=sales' },
      { flag: 'bot', label: 'Asistente', link: '/options?section=preview' },
    ],
  },
  {
    title: 'Personalizar',
    tasks: [
      { flag: 'pms', label: 'Medios de pago', link: '/options?section=sales' },
      { flag: 'faqs1', label: 'Preguntas frecuentes', link: '/marketing?section=faqs1' },
      { flag: 'faqs2', label: 'Base de conocimiento', link: '/marketing?section=faqs2' },
    ],
  },
  {
    title: 'Divulga tu negocio',
    tasks: [
      { flag: 'qrs', label: 'Códigos QR', link: '/marketing?section=acciones' },
      {
        flag: 'calendar',
        label: 'Calendario de promociones',
        link: '/marketing?section=calendario',
      },
    ],
  },
];

/** Number of steps of the wizard. */
const WIZARD_STEPS = steps.length;

/** The wizard's steps with their progress; a step is complete when all its flags are set. */
export function wizardSteps(flags: SetupFlags): readonly WizardStep[] {
  return steps.map(({ title, tasks }, index) => {
    const withState = tasks.map((task) => ({
      ...task,
      needed: neededFlags.has(task.flag),
      done: flags[task.flag],
    }));
    return { index, title, tasks: withState, done: withState.every((task) => task.done) };
  });
}

/** The step named by the `step` query ("0" to "3"), else the first incomplete one, else the last. */
export function wizardStepOf(step: number | undefined, flags: SetupFlags): number {
  if (step !== undefined && Number.isInteger(step) && step >= 0 && step < WIZARD_STEPS) return step;
  return wizardSteps(flags).find((one) => !one.done)?.index ?? WIZARD_STEPS - 1;
}
