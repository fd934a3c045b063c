import { beforeEach, describe, expect, it, vi } from 'vitest';

import { contractOperations, type ContractOperation } from './contract/document';
import { Host, type HostRequest } from './contract/run/host';
import { mockAccounts } from './contract/run/mockAccounts';
import { useMockBackend } from './node';

const backend = useMockBackend();
const host = new Host('https://api.tienda.test', mockAccounts, { judges: false });

/** A request that is well formed, so that only the caller can be at fault. */
function wellFormed({ parameters, body, exampleBody }: ContractOperation): HostRequest {
  const params = Object.fromEntries(parameters.map(({ name }) => [name, '1']));
  if (body?.kind === 'json') return { params, body: exampleBody };
  if (body?.kind === 'multipart') return { params, file: { name: 'a.csv', content: 'id\n1\n' } };
  return { params };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// That everyone else is refused is among the refusals of the contract cases.
describe.each(['storeAdmin', 'storeUser', 'platformAdmin'] as const)('%s', (role) => {
  it.each(
    contractOperations
      .filter(({ roles }) => roles.includes(role))
      .map((operation) => [operation.operationId, operation] as const),
  )('may call %s, as x-roles says', async (operationId, operation) => {
    const { status } = await host.call(operationId, { ...wellFormed(operation), as: role });
    backend.takeViolations();
    expect([401, 403]).not.toContain(status);
  });
});
