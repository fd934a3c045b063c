import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Violation } from './conformance';
import { hostCases, seedCases } from './contract-cases/all';
import { refusalCases } from './contract-cases/refusals';
import { contractOperations } from './contract/document';
import { Host } from './contract/run/host';
import { mockAccounts } from './contract/run/mockAccounts';
import { runCase } from './contract/run/run';
import { useMockBackend } from './node';
import { OPERATION_HEADER } from './operations';
import { changesProblem } from './rowShapes';

const backend = useMockBackend();
const host = new Host('https://api.tienda.test', mockAccounts, { judges: false });
const anyHost = [...refusalCases, ...hostCases];

const documented = contractOperations.flatMap(({ operationId, replies }) =>
  [...replies.keys()].map((status) => `${operationId} ${status}`),
);
const reached = new Set<string>();

const named = <Case extends { operationId: string; status: number; why?: string }>(
  cases: readonly Case[],
) => cases.map((one) => [`${one.operationId} ${one.status} ${one.why ?? ''}`.trim(), one] as const);

/** Violations, but for those of a request that was refused with 400 for them. */
const violationsBut = (status: number): Violation[] =>
  backend.takeViolations().filter(({ direction }) => direction === 'response' || status !== 400);

// The cases break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('every path reaches its own handler', () => {
  it.each(contractOperations.map(({ operationId }) => operationId))('%s', async (operationId) => {
    const { headers } = await host.call(operationId);
    backend.takeViolations();
    expect(headers.get(OPERATION_HEADER)).toBe(operationId);
  });
});

describe('cases for any backend', () => {
  it.each(named(anyHost))('%s', async (_name, one) => {
    expect(await runCase(host, one)).toEqual({ outcome: 'passed', reason: '' });
    expect(violationsBut(one.status)).toEqual([]);
    expect(changesProblem(backend.database.snapshot().changes)).toBeNull();
    reached.add(`${one.operationId} ${one.status}`);
  });
});

describe('cases on the seed', () => {
  it.each(named(seedCases))('%s', async (_name, one) => {
    const { db } = backend;
    one.arrange?.(db);
    const request = typeof one.request === 'function' ? one.request(db) : one.request;
    const { status, body, problems } = await host.call(one.operationId, request);
    const expected = { status: one.status, problems: [], violations: [] };
    const refusal = one.refusal === undefined ? {} : { body: { message: one.refusal } };
    expect({ status, body, problems, violations: violationsBut(status) }).toMatchObject({
      ...expected,
      ...refusal,
    });
    one.after?.(db);
    // The body has just been judged by the contract: it is of its operation's type.
    one.check?.(body as never, db);
  });
});

it('reaches every documented status of every operation', () => {
  expect(documented.filter((pair) => !reached.has(pair))).toEqual([]);
});

afterAll(() => {
  const count = documented.filter((pair) => reached.has(pair)).length;
  console.log(`Contract coverage (operation × status): ${count}/${documented.length}`);
});
