import { beforeEach, describe, expect, it, vi } from 'vitest';

import { contractOperations, type ContractOperation, type Role } from './contract/document';
import { toRequest, type CaseRequest } from './contractCase';
import { useMockBackend } from './node';

const backend = useMockBackend();

/** Who calls, by the role that `x-roles` knows the caller by; null: the caller has none. */
const CALLERS = [
  ['nobody', {}, null],
  ['an unknown token', { headers: { Authorization: 'Bearer desconocido' } }, null],
  ['a user who is not enabled', { as: 'disabledUser' }, null],
  ['the store role admin', { as: 'storeAdmin' }, 'storeAdmin'],
  ['the store role other', { as: 'storeUser' }, 'storeUser'],
  ['the platform administrator', { as: 'platformAdmin' }, 'platformAdmin'],
] as const satisfies [string, CaseRequest, Role | null][];

const REFUSALS: Record<string, number> = { nobody: 401, 'an unknown token': 401 };

/** A request that is well formed, so that only the caller can be at fault. */
function wellFormed({ parameters, body, exampleBody }: ContractOperation): CaseRequest {
  const params = Object.fromEntries(parameters.map(({ name }) => [name, '1']));
  if (body?.kind === 'json') return { params, body: exampleBody };
  if (body?.kind === 'multipart') return { params, file: { name: 'a.csv', content: 'id\n1\n' } };
  return { params };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(
  contractOperations
    .filter(({ security }) => security === 'bearer')
    .map((operation) => [operation.operationId, operation] as const),
)('%s', (_id, operation) => {
  it.each(CALLERS)('is answered to %s as x-roles says', async (name, caller, role) => {
    const response = await fetch(toRequest(operation, { ...wellFormed(operation), ...caller }));
    backend.takeViolations();
    const mayCall = role !== null && operation.roles.includes(role);
    const refusal = [401, 403].includes(response.status) ? response.status : null;
    expect(refusal).toBe(mayCall ? null : (REFUSALS[name] ?? 403));
  });
});
