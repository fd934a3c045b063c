import { SCENARIOS } from './db';
import { addFault, parseFault } from './faults';
import { isScenarioName, type World } from './world';

const OWN_PARAMETERS = new Set(['scenario', 'reset', 'fault']);

function isOwn(part: string): boolean {
  return OWN_PARAMETERS.has(part.split('=')[0] ?? '');
}

interface Wishes {
  wishes: [name: string, value: string][];
  /** The query without our parameters, letter by letter as it was; with its `?`, or empty. */
  rest: string;
}

function readSearch(search: string): Wishes {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean);
  const own = parts.filter(isOwn);
  const others = parts.filter((part) => !isOwn(part));
  return {
    wishes: [...new URLSearchParams(own.join('&'))],
    rest: others.length === 0 ? '' : `?${others.join('&')}`,
  };
}

/** How a fault is asked for in a URL. */
const FAULT_FORM = 'operación:estado[:veces[:demora en ms]], con una operación de openapi.yaml';

export interface AppliedAddress {
  /** The query without the parameters of the mock backend, with its `?`; empty for none. */
  rest: string;
  /** In Spanish, what could not be applied. */
  problems: string[];
}

/**
 * Applies what a page's address asks of the mock backend: `?scenario=NAME` (remembered; asked for
 * again it changes nothing), `?reset` and any number of `?fault=operationId:status[:times[:delayMs]]`.
 */
export async function applyAddress(world: World, search: string): Promise<AppliedAddress> {
  const { wishes, rest } = readSearch(search);
  const problems: string[] = [];
  if (wishes.length === 0) return { rest, problems };
  await world.exclusively(() => {
    const scenario = wishes.find(([name]) => name === 'scenario')?.[1];
    if (scenario !== undefined && !isScenarioName(scenario)) {
      problems.push(`No hay un escenario ${scenario}: ${SCENARIOS.join(', ')}`);
    } else if (scenario !== undefined && scenario !== world.scenario) {
      world.reset(scenario);
    }
    if (wishes.some(([name]) => name === 'reset')) world.reset();
    for (const [name, value] of wishes) {
      if (name !== 'fault') continue;
      const fault = parseFault(value);
      if (fault === null) problems.push(`No se entiende la falla ${value}: ${FAULT_FORM}`);
      else addFault(world.db, fault);
    }
  });
  return { rest, problems };
}
