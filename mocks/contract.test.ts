import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Violation } from './conformance';
import { commonCases } from './contract-cases/common';
import { contractOperations, type ContractOperation } from './contract/document';
import { toRequest, type CaseRequest, type ContractCase } from './contractCase';
import { useMockBackend } from './node';
import { OPERATION_HEADER } from './operations';

const caseFiles = import.meta.glob<{ cases?: readonly ContractCase[] }>('./contract-cases/*.ts', {
  eager: true,
});
const cases = Object.values(caseFiles).flatMap((file) => file.cases ?? []);

const backend = useMockBackend();
const A_SENTENCE: unknown = expect.stringMatching(/\S/);
const reached = new Set<string>();

const pairOf = (operation: ContractOperation, status: number) =>
  `${operation.operationId} ${status}`;
const documented = contractOperations.flatMap((operation) =>
  [...operation.replies.keys()].map((status) => pairOf(operation, status)),
);

function operationOf(operationId: string): ContractOperation {
  const operation = contractOperations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
  return operation;
}

interface Outcome {
  status: number;
  operationId: string | null;
  /** Violations, but for those of a request that was refused with 400 for them. */
  violations: Violation[];
  /** The sentence of a refusal. */
  message: unknown;
}

function messageOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return body.message;
}

async function send(operation: ContractOperation, request: CaseRequest) {
  const response = await fetch(toRequest(operation, request));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  const { status } = response;
  const outcome: Outcome = {
    status,
    operationId: response.headers.get(OPERATION_HEADER),
    violations: backend
      .takeViolations()
      .filter(({ direction }) => direction === 'response' || status !== 400),
    message: messageOf(body),
  };
  reached.add(pairOf(operation, status));
  return { outcome, body };
}

function expected({ operationId }: ContractOperation, status: number, refusal?: string): Outcome {
  const message = status === 200 ? null : (refusal ?? A_SENTENCE);
  return { status, operationId, violations: [], message };
}

// The cases break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('every path reaches its own handler', () => {
  it.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (operationId, operation) => {
      const response = await fetch(toRequest(operation, {}));
      backend.takeViolations();
      expect(response.headers.get(OPERATION_HEADER)).toBe(operationId);
    },
  );
});

describe('refusals shared by all', () => {
  it.each(commonCases.map((one) => [pairOf(one.operation, one.status), one] as const))(
    '%s',
    async (_pair, { operation, status, request }) => {
      const { outcome } = await send(operation, request);
      expect(outcome).toEqual(expected(operation, status));
    },
  );
});

describe('cases of the tags', () => {
  it.each(
    cases.map((one) => [`${one.operationId} ${one.status} ${one.why ?? ''}`.trim(), one] as const),
  )('%s', async (_name, one) => {
    const { db } = backend;
    one.arrange?.(db);
    const request = typeof one.request === 'function' ? one.request(db) : one.request;
    const operation = operationOf(one.operationId);
    const { outcome, body } = await send(operation, request);
    expect(outcome).toEqual(expected(operation, one.status, one.refusal));
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
