import { beforeEach, describe, expect, it, vi } from 'vitest';

import mockAccounts from './contract-kit/accounts.example.json';
import { allCases } from './contract-kit/cases/all';
import { contractOperations } from './contract-kit/document';
import { ruleSentences } from './contract-kit/rules';
import { Host } from './contract-kit/run/host';
import { nameOf, runCase } from './contract-kit/run/run';
import { refusalsOf } from './contract-kit/sentences';
import type { Violation } from './contract/conformance';
import { HttpServer } from './server/httpServer';

/* The cases of the contract against the mock server, without a network; kit.test.ts runs some over HTTP. */

const server = new HttpServer();
const host = new Host('http://mock.test', mockAccounts, {
  send: async (request) => server.fetch(request),
});

// The cases break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** What broke the contract since the last call, but for requests of a case that sends them on purpose. */
const violationsBut = (status: number): Violation[] =>
  server.backend.conformance
    .takeViolations()
    .filter(({ direction }) => direction === 'response' || status !== 400);

describe('the mock server keeps the contract', () => {
  it.each(allCases.map((one) => [nameOf(one), one] as const))('%s', async (_name, one) => {
    expect(await runCase(host, one)).toEqual({ outcome: 'passed', reason: '', trace: '' });
    expect(violationsBut(one.status)).toEqual([]);
  });
});

it('there is a case for every documented status of every operation', () => {
  const tried = new Set(allCases.map(({ operationId, status }) => `${operationId} ${status}`));
  const documented = contractOperations.flatMap(({ operationId, replies }) =>
    [...replies.keys()].map((status) => `${operationId} ${status}`),
  );
  expect(documented.filter((pair) => !tried.has(pair))).toEqual([]);
});

it('there is a case of isolation for every operation of a store that names or lists records', () => {
  const isolated = new Set(
    allCases.filter(({ group }) => group === 'isolation').map(({ operationId }) => operationId),
  );
  const open = contractOperations.filter(
    ({ operationId, method, parameters, roles }) =>
      roles.includes('storeAdmin') &&
      (method === 'get' || parameters.length > 0) &&
      !isolated.has(operationId),
  );
  expect(open.map(({ operationId }) => operationId)).toEqual([]);
});

/** Whether several operations state a sentence. */
const isShared = (text: string) =>
  ruleSentences.filter((one) => one.text === text && one.operationId !== null).length > 1;

describe('the sentences of the contract that state a rule', () => {
  const quotedBy = new Set(
    allCases.flatMap(({ operationId, quotes = [] }) =>
      quotes.map((text) => `${operationId} ${text}`),
    ),
  );
  const quoted = new Set(allCases.flatMap(({ quotes = [] }) => quotes));

  it('are each quoted by a case; what several operations state, by one of each', () => {
    const open = ruleSentences.filter(({ text, operationId }) =>
      operationId !== null && isShared(text)
        ? !quotedBy.has(`${operationId} ${text}`)
        : !quoted.has(text),
    );
    expect(open.map(({ text, operationId }) => `${operationId ?? '-'} ${text}`)).toEqual([]);
  });

  it('are quoted to the letter', () => {
    const stated = new Set(ruleSentences.map(({ text }) => text));
    expect([...quoted].filter((text) => !stated.has(text))).toEqual([]);
  });
});

it('no two cases have the same name', () => {
  const names = allCases.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the cases of each operation expect exactly the sentences that it may refuse with', () => {
  const pairs = contractOperations.flatMap((operation) =>
    [...refusalsOf(operation)].map((sentence) => `${operation.operationId} ${sentence}`),
  );
  const expected = allCases.flatMap(({ operationId, sentence }) =>
    sentence === undefined ? [] : [`${operationId} ${sentence}`],
  );
  expect(pairs.length).toBeGreaterThan(150);
  expect(new Set(expected)).toEqual(new Set(pairs));
});
