import { beforeEach, expect, it, vi } from 'vitest';

import { allCases } from '../../contract-cases/all';
import { HttpServer } from '../../server/httpServer';
import mockAccounts from '../accounts.example.json';
import { Host } from '../run/host';
import { nameOf, runCase } from '../run/run';
import { mutants } from './all';
import type { Mutant } from './mutant';

/* Each backend breaks one rule. The case that is about the rule fails; contract.test.ts shows that it passes otherwise. */

// The mutants break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function outcomeOf({ caughtBy, replaced = {}, answers }: Mutant) {
  const one = allCases.find((candidate) => nameOf(candidate) === caughtBy);
  if (one === undefined) throw new Error(`There is no case ${caughtBy}`);
  const server = new HttpServer({ replaced });
  const send = async (request: Request) => {
    const response = await server.fetch(request);
    return answers === undefined ? response : answers(response, request);
  };
  return runCase(new Host('http://mutant.test', mockAccounts, { send }), one);
}

it.each(mutants.map((mutant) => [mutant.breaks, mutant] as const))(
  '%s',
  async (_breaks, mutant) => {
    const { outcome, reason } = await outcomeOf(mutant);
    expect({ outcome, reason }).toMatchObject({ outcome: 'failed' });
    // A handler that threw says nothing about the rule.
    expect(reason).not.toContain('answered 500');
  },
);
