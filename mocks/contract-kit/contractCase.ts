import type { CustomerMetadata, Operations } from '~/contract/types';

import type { OperationId } from './operation';
import { dataOf, Failed, type Answer, type Host, type HostRequest } from './run/host';

/** What a case is about. */
export type CaseGroup =
  /** Written for an operation: what it does, and what it refuses. */
  | 'behaviour'
  /** Nothing of another store is read or changed. */
  | 'isolation'
  /** Who may call: tokens, roles, origins. */
  | 'access'
  /** Generated for every operation: malformed or too large requests, unknown ids. */
  | 'form';

/**
 * A case for any backend: it sets up through calls what it needs, and registers what removes it. A set-up call that fails
 * leaves the rule not proven, and fails the case of that call.
 */
export interface Case {
  operationId: OperationId;
  /** The status of the request that the case is about. */
  status: number;
  /** The rule that it proves. */
  rule: string;
  group: CaseGroup;
  /** The sentences of the contract that it proves, to the letter. */
  quotes?: readonly string[];
  /** The sentence of the refusal, as the contract quotes it. */
  sentence?: string;
  /** @throws Failed when the rule does not hold, NotProven when the host lacks something. */
  run: (host: Host) => Promise<void>;
  /** The request of a call that must succeed. */
  prepare?: Prepare;
}

/** What a case proves in a few words, and the sentences of the contract that say it. */
export type Rule = string | readonly [rule: string, ...quotes: string[]];

const named = (rule: Rule): Pick<Case, 'rule' | 'quotes'> =>
  typeof rule === 'string' ? { rule } : { rule: rule[0], quotes: rule.slice(1) };

export type Prepare = (host: Host) => Promise<HostRequest> | HostRequest;

type DataOfContent<Content> = Content extends { 'application/json': infer Json }
  ? Json extends { data: infer Data }
    ? Data
    : Json
  : Content extends { 'text/csv': unknown }
    ? string
    : never;

/** What a successful answer of an operation holds: its `data`, or the text of a CSV file. */
export type DataOf<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: infer Content } };
}
  ? DataOfContent<Content>
  : never;

/** @throws Failed with everything that is wrong with an answer */
function expectAnswer(answer: Answer, status: number, sentence?: string): void {
  const { body, trace } = answer;
  const problems = [...answer.problems];
  if (answer.status !== status) problems.unshift(`answered ${answer.status} instead of ${status}`);
  else if (sentence !== undefined) {
    const said = typeof body === 'object' && body !== null && 'message' in body && body.message;
    if (said !== sentence) {
      problems.push(`refused with «${String(said)}», where the contract quotes «${sentence}»`);
    }
  }
  if (problems.length > 0) throw new Failed(problems.join('; '), trace);
}

/** The `data` of a call that must succeed. @throws Failed otherwise */
export async function accepted<Id extends OperationId>(
  host: Host,
  operationId: Id,
  request: HostRequest,
): Promise<DataOf<Id>> {
  const answer = await host.call(operationId, request);
  expectAnswer(answer, 200);
  // The answer was validated, so it has its operation's type.
  return dataOf(answer.body) as DataOf<Id>;
}

/** `metadata` of a shopper's read that must succeed: the session that it goes on in. @throws Failed otherwise */
export async function metadataOf(
  host: Host,
  operationId: 'getOrderStatus' | 'getProductList',
  body: { token: string; session_id?: string | null },
): Promise<CustomerMetadata> {
  const answer = await host.call(operationId, { body });
  expectAnswer(answer, 200);
  return (answer.body as { metadata: CustomerMetadata }).metadata;
}

/** Sends a call that must be refused. @throws Failed when it is not, or for another reason */
export async function refused(
  host: Host,
  operationId: OperationId,
  status: number,
  request: HostRequest,
  sentence?: string,
): Promise<void> {
  expectAnswer(await host.call(operationId, request), status, sentence);
}

/** Amounts of money are equal when their cents are. */
const CENT_PART = 0.005;

function difference(actual: unknown, expected: unknown, path: string): string | null {
  if (typeof expected === 'number' && typeof actual === 'number') {
    if (Math.abs(actual - expected) < CENT_PART) return null;
  } else if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) {
      return `${path} has ${actual.length} entries instead of ${expected.length}`;
    }
    return firstDifference(
      expected.map((one: unknown, index) => difference(actual[index], one, `${path}[${index}]`)),
    );
  } else if (
    typeof expected === 'object' &&
    expected !== null &&
    typeof actual === 'object' &&
    actual !== null
  ) {
    const fields = new Map<string, unknown>(Object.entries(actual));
    return firstDifference(
      Object.entries(expected).map(([name, value]) =>
        difference(fields.get(name), value, `${path}.${name}`),
      ),
    );
  } else if (actual === expected) return null;
  return `${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}

const firstDifference = (found: readonly (string | null)[]) =>
  found.find((one) => one !== null) ?? null;

/** @throws Failed unless the value has what is expected; fields that are not named may be anything */
export function expectPart(what: string, actual: unknown, expected: unknown): void {
  const found = difference(actual, expected, what);
  if (found !== null) throw new Failed(found);
}

/** @throws Failed with the text unless the condition holds */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Failed(otherwise);
}

/** A rule that a case proves with calls of its own. */
export function proves(
  operationId: OperationId,
  status: number,
  rule: Rule,
  run: Case['run'],
): Case {
  return { operationId, status, ...named(rule), group: 'behaviour', run };
}

/** A call that must succeed. */
export function succeeds<Id extends OperationId>(
  operationId: Id,
  prepare: Prepare,
  rule: Rule = 'an ordinary request',
  check: (data: DataOf<Id>, host: Host) => Promise<void> | void = () => undefined,
): Case {
  const run = async (host: Host) =>
    check(await accepted(host, operationId, await prepare(host)), host);
  return { operationId, status: 200, ...named(rule), group: 'behaviour', run, prepare };
}

/** A call that a rule of the business refuses, with the sentence that the contract quotes. */
export function refuses(
  operationId: OperationId,
  status: 409 | 422,
  rule: Rule,
  sentence: string,
  prepare: Prepare,
): Case {
  const run = async (host: Host) =>
    refused(host, operationId, status, await prepare(host), sentence);
  return { operationId, status, ...named(rule), group: 'behaviour', sentence, run };
}

/** A call that is refused for who sends it, or for what it names or looks like. */
export function rejects(
  operationId: OperationId,
  status: 400 | 401 | 403 | 404 | 413,
  rule: Rule,
  prepare: Prepare,
  group: CaseGroup = 'behaviour',
): Case {
  const run = async (host: Host) => refused(host, operationId, status, await prepare(host));
  return { operationId, status, ...named(rule), group, run };
}
