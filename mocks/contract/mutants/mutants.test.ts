import { beforeEach, expect, it, vi } from 'vitest';

import { isNightly } from '~/testSupport/faults';

import mockAccounts from '../../contract-kit/accounts.example.json';
import { allCases } from '../../contract-kit/cases/all';
import type { CaseGroup } from '../../contract-kit/contractCase';
import { contractOperation, contractOperations } from '../../contract-kit/document';
import { Host } from '../../contract-kit/run/host';
import { runCase } from '../../contract-kit/run/run';
import { HttpServer } from '../../server/httpServer';
import { contractMutants } from './fromContract';
import type { Mutant } from './mutant';
import { proseMutants } from './prose';

// The mutants break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The groups of cases that are about what a kind of mutants breaks; the others are tried after them. */
const ABOUT: Partial<Record<Mutant['kind'], readonly CaseGroup[]>> = {
  status: ['form', 'access'],
  check: ['form'],
  isolation: ['isolation'],
};

/** Whether a case of the operation fails, or one of its tag; contract.test.ts shows that they pass otherwise. */
async function isNamed({ kind, operationId, replaced = {}, answers }: Mutant): Promise<boolean> {
  const server = new HttpServer({ replaced });
  const unbroken = async (request: Request) => server.fetch(request);
  const send = async (request: Request) => {
    const copy = answers === undefined ? request : request.clone();
    const response = await server.fetch(request);
    return answers === undefined ? response : answers(response, copy, unbroken);
  };
  const host = new Host('http://mutant.test', mockAccounts, { send });
  const { tag } = contractOperation(operationId);
  const about = ABOUT[kind] ?? ['behaviour'];
  const own = allCases.filter((one) => one.operationId === operationId).toReversed();
  const near = allCases.filter(
    (one) =>
      one.operationId !== operationId &&
      one.group === 'behaviour' &&
      contractOperation(one.operationId).tag === tag,
  );
  const cases = [
    ...own.filter(({ group }) => about.includes(group)),
    ...own.filter(({ group }) => !about.includes(group)),
    ...near,
  ];
  for (const one of cases) {
    if ((await runCase(host, one)).outcome === 'failed') return true;
  }
  return false;
}

const mutants = [...proseMutants, ...contractMutants];

/** All of them in the nightly run; in each other run a few. */
const tried = mutants.filter((_mutant, index) => isNightly || index % 200 === 0);

it.each(tried.map((mutant) => [mutant.kind, mutant.operationId, mutant.breaks, mutant] as const))(
  '%s, %s: %s',
  async (_kind, _operationId, _breaks, mutant) => {
    expect(await isNamed(mutant)).toBe(true);
  },
);

// Else a mutant that differs in nothing would count as named.
it.each(contractOperations.filter((_operation, index) => isNightly || index % 20 === 0))(
  'no case names an unbroken $operationId',
  async ({ operationId }) => {
    expect(await isNamed({ kind: 'effect', operationId, breaks: 'nothing' })).toBe(false);
  },
);
