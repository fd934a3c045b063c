import { vi } from 'vitest';

import { isRecord } from '~/lib/isRecord';

type Json = Record<string, unknown>;
/** Enum fields of the answers: an unknown value costs at most its label. */
const ENUMS: ReadonlySet<string> = new Set([
  'status',
  'payment_status',
  'kind',
  'level',
  'type',
  'faq_type',
  'role',
  'store_role',
  'prefered_language',
  'quantity_unit',
]);

/** An enum value that no release knows. Every object inherits a property of this name, which a look-up by `in` or `[]` finds. */
const UNKNOWN_VALUE = 'constructor';

/** How an answer differs from the backend's. */
export interface Fault {
  name: string;
  /** Status of the answer; 0: the network fails. */
  status: number;
  /**
   * `refused`: an error status or no answer; `unreadable`: a success that cannot be read; `partial`: a success of which a part
   * cannot be read; `late`: the backend's own answer after {@link LATENCY_MS}.
   */
  kind: 'refused' | 'unreadable' | 'partial' | 'late';
  /** @param body of the backend's answer */
  answer: (body: Json) => Response;
}

/** Whether the tables of faults are tried whole (`npm test -- --nightly`). */
export const isNightly = process.env['NIGHTLY'] !== undefined;

/**
 * The ways in which a row of a table is tried: every one for representatives and in nightly tests, else one of `inTurn` by
 * the row's place.
 */
export const waysToTry = <Way>(
  every: readonly Way[],
  isRepresentative: boolean,
  place: number,
  inTurn: readonly Way[] = every,
): readonly Way[] =>
  isNightly || isRepresentative
    ? every
    : inTurn.filter((_, index) => index === place % inTurn.length);

export const LATENCY_MS = 10_000;

const refused = (name: string, status: number, body: Json): Fault => ({
  name,
  status,
  kind: 'refused',
  answer: () => Response.json(body, { status }),
});

const unreadable = (name: string, answer: Fault['answer']): Fault => ({
  name,
  status: 200,
  kind: 'unreadable',
  answer,
});

/** Changes the first row of a list, or the object. */
function changeFirst(data: unknown, change: (row: Json) => Json): unknown {
  if (Array.isArray(data)) return data.map((row: Json, index) => (index === 0 ? change(row) : row));
  return isRecord(data) ? change(data) : data;
}

const partial = (name: string, change: (row: Json) => Json): Fault => ({
  name,
  status: 200,
  kind: 'partial',
  answer: (body) => Response.json({ ...body, data: changeFirst(body['data'], change) }),
});

const mapFields = (change: (value: unknown, key: string) => unknown) => (row: Json) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value, key)]));

/** With every enum value replaced, those of parts and of entries of lists too. */
const unknownEnums = mapFields(function replace(value, key): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, key));
  if (isRecord(value)) return unknownEnums(value);
  return ENUMS.has(key) && typeof value === 'string' ? UNKNOWN_VALUE : value;
});

/**
 * The ways in which an answer may fail that screens tell apart: one of each kind that the client or the readers of `src/api`
 * make the same error of (`client.test.ts` tries the others).
 */
export const faults: readonly Fault[] = [
  refused('401', 401, { message: 'Sesión vencida' }),
  refused('403', 403, { message: 'Sin permiso' }),
  refused('404', 404, { message: 'No existe' }),
  refused('500', 500, { message: 'Falló la base' }),
  { name: 'network failure', status: 0, kind: 'refused', answer: () => Response.error() },
  unreadable('HTML', () => new Response('<!doctype html><p>Proxy</p>')),
  unreadable('data: a text', (body) => Response.json({ ...body, data: 'hola' })),
  partial('missing field', (row) => Object.fromEntries(Object.entries(row).slice(1))),
  partial(
    'fields null',
    mapFields(() => null),
  ),
  partial(
    'nested objects null',
    mapFields((value) => (isRecord(value) ? null : value)),
  ),
  partial('unknown enum values', unknownEnums),
  { name: '10 s latency', status: 200, kind: 'late', answer: (body) => Response.json(body) },
];

/** The operation whose answers are faulty, and how often it was called since. */
export interface FaultyOperation {
  /** null: every answer is the backend's own. */
  fail: (operation: string | null, fault?: Fault) => void;
  calls: () => number;
}

const timer = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Puts a function between the application and the mock backend for one test; `restoreMocks` removes it.
 * @param change receives the answers that are JSON objects; the others pass unchanged
 */
export function changeAnswers(
  change: (body: Json, response: Response) => Response | Promise<Response>,
): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    return isRecord(body) ? change(body, response) : response;
  });
}

/**
 * Puts faults between the application and the mock backend for one test; `restoreMocks` removes them.
 * @param operationHeader response header with the name of the operation
 * @param maxRows lists are cut to this length: a fault changes the first row, and rendering takes most of the time
 */
export function interceptAnswers(operationHeader: string, maxRows: number): FaultyOperation {
  let failing: { operation: string; fault: Fault } | null = null;
  let calls = 0;
  changeAnswers(async (body, response) => {
    const { data } = body;
    const short = Array.isArray(data) ? { ...body, data: data.slice(0, maxRows) } : body;
    const operation = response.headers.get(operationHeader);
    if (failing === null || operation !== failing.operation) {
      return Response.json(short, { status: response.status });
    }
    calls += 1;
    const { fault } = failing;
    if (Array.isArray(data) && data.length === 0)
      throw new Error(`${operation} answers an empty list`);
    if (fault.kind === 'late') await timer(LATENCY_MS);
    const answer = fault.answer(short);
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  });
  return {
    fail(operation, fault) {
      failing = operation !== null && fault ? { operation, fault } : null;
      calls = 0;
    },
    calls: () => calls,
  };
}
