// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Sends the request and holds the answer to the status and to the contract. */
async function provoke(operation: ContractOperation, status: number, request: CaseRequest) {
  const response = await fetch(toRequest(operation, request));
  const text = await response.text();
  const body: unknown = response.headers.get('content-type')?.startsWith('application/json')
    ? JSON.parse(text)
    : text;
  expect({ status: response.status, body }).toMatchObject({ status });
  expect(response.headers.get(OPERATION_HEADER)).toBe(operation.operationId);

  const violations = backend.takeViolations();
  expect(violations.filter(({ direction }) => direction === 'response')).toEqual([]);
  // A request that breaks the contract is refused, and no other is.
  if (status !== 400) expect(violations).toEqual([]);
  if (status !== 200) expect(body).toEqual({ message: expect.stringMatching(/\S/) });
  reached.add(pairOf(operation, status));
  return body;
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
      expect(response.headers.get(OPERATION_HEADER)).toBe(operationId);
      backend.takeViolations();
    },
  );
});

describe('refusals shared by all', () => {
  it.each(commonCases.map((one) => [pairOf(one.operation, one.status), one] as const))(
    '%s',
    async (_pair, { operation, status, request }) => {
      await provoke(operation, status, request);
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
    const body = await provoke(operationOf(one.operationId), one.status, request);
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
