import type { MockControls } from '../control';
import { parseFault } from '../faults';
import { Failure } from '../http';
import { SCENARIOS, WALLET_OPENINGS } from './db';
import { isScenarioName } from './mockDatabase';

/** The parameters of a page's URL for the mock backend, in the order of application. */
const OWN_PARAMETERS = [
  'scenario',
  'reset',
  'latency',
  'clock',
  'newOrder',
  'fault',
  'wallet',
  'signInAs',
];

function isOwn(part: string): boolean {
  return OWN_PARAMETERS.includes(part.split('=')[0] ?? '');
}

interface MockParams {
  settings: [name: string, value: string][];
  /** The query without these parameters, otherwise unchanged, with its `?`; empty for none. */
  rest: string;
}

function readSearch(search: string): MockParams {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean);
  const own = parts.filter(isOwn);
  const others = parts.filter((part) => !isOwn(part));
  const settings = [...new URLSearchParams(own.join('&'))];
  return {
    settings: settings.toSorted(
      ([one], [other]) => OWN_PARAMETERS.indexOf(one) - OWN_PARAMETERS.indexOf(other),
    ),
    rest: others.length === 0 ? '' : `?${others.join('&')}`,
  };
}

/** The format of each parameter, in Spanish. */
export const FORMS = {
  scenario: SCENARIOS.join(', '),
  latency: 'milisegundos, de 0 a 600000',
  clock: 'un momento como 2026-11-21 09:30:00',
  newOrder: 'el hashtag de una tienda que vende, sin #',
  fault: 'operación:estado[:veces[:demora en ms]], con una operación de openapi.yaml',
  wallet: WALLET_OPENINGS.join(', '),
  signInAs: 'el email de una cuenta de la demostración, en una compilación con mocks',
} as const satisfies Record<string, string>;

export interface AppliedUrl {
  /** The query without the parameters of the mock backend, with its `?`; empty for none. */
  rest: string;
  /** Parameters that could not be applied, with the reason (Spanish). */
  problems: string[];
}

export interface UrlActions {
  controls: MockControls;
  /** Signs in on this page; null where the backend is not in the page. @throws Error for an unknown email */
  signInAs: ((email: string) => Promise<void>) | null;
}

/** @throws Error for a value that cannot be applied */
async function apply(
  { controls, signInAs }: UrlActions,
  name: string,
  value: string,
): Promise<unknown> {
  switch (name) {
    case 'scenario': {
      if (!isScenarioName(value)) throw new Error(`There is no scenario ${value}`);
      const { scenario } = await controls.state();
      return scenario === value ? null : controls.reset({ scenario: value });
    }
    case 'reset':
      return controls.reset();
    case 'latency':
      return controls.latency({ ms: value === '' ? Number.NaN : Number(value) });
    case 'clock':
      return controls.clock({ now: value });
    case 'newOrder':
      return controls.newOrder(value === '' ? {} : { store: value });
    case 'fault': {
      const fault = parseFault(value);
      if (fault === null) throw new Error(`${value} is no fault`);
      return controls.addFault(fault);
    }
    case 'wallet': {
      const opening = WALLET_OPENINGS.find((name) => name === value);
      if (opening === undefined) throw new Error(`The wallet does not open by ${value}`);
      return controls.wallet({ opening });
    }
    default:
      if (signInAs === null) throw new Error('The mock backend is not in the page');
      return signInAs(value);
  }
}

/**
 * Applies the parameters of a page's URL to the mock backend: `?scenario=NAME` (resets only if it changes), `?reset`,
 * `?latency=MS`, `?wallet=OPENING`, `?clock=YYYY-MM-DD HH:mm:ss`, `?newOrder=STORE`, `?signInAs=EMAIL` and any number of
 * `?fault=operationId:status[:times[:delayMs]]`.
 */
export async function applyUrl(actions: UrlActions, search: string): Promise<AppliedUrl> {
  const { settings, rest } = readSearch(search);
  const problems: string[] = [];
  for (const [name, value] of settings) {
    try {
      await apply(actions, name, value);
    } catch (error) {
      const forms: Readonly<Record<string, string>> = FORMS;
      const reason = error instanceof Failure ? error.message : forms[name];
      problems.push(`No se puede aplicar ${name}=${value}: ${reason}`);
    }
  }
  return { rest, problems };
}
