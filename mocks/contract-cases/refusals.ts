import { contractOperations, type ContractOperation } from '../contract/document';
import type { Caller, Host, HostRequest } from '../contract/run/host';
import type { HostCase } from '../contractCase';
import { MAX_FILE_BYTES, MAX_JSON_BYTES } from '../requests';
import { refuses, syncKey } from './setup';

const CALLERS = ['storeAdmin', 'storeUser', 'platformAdmin'] as const;

/** A caller with access to the operation. @throws Skip when the host's key is not known */
function allowed({ security, roles }: ContractOperation, host: Host): HostRequest {
  if (security === 'apiKey') return { headers: syncKey(host) };
  const as = CALLERS.find((caller) => roles.includes(caller));
  return as === undefined ? {} : { as };
}

/** Signed-in callers without access to the operation. */
function strangersOf({ roles }: ContractOperation): Caller[] {
  return CALLERS.filter((caller) => !roles.includes(caller));
}

function malformed({ body, parameters }: ContractOperation): HostRequest | null {
  if (body?.kind === 'json') return { rawBody: '{' };
  if (body?.kind === 'multipart') return { rawBody: 'no es un formulario' };
  if (parameters.length === 0) return null;
  // No number, and longer than any text of a path may be.
  const wrong = parameters.map(
    ({ name, numeric, place }) => [place, name, numeric ? 'x' : 'x'.repeat(201)] as const,
  );
  const at = (wanted: string) =>
    Object.fromEntries(
      wrong.filter(([place]) => place === wanted).map(([, name, value]) => [name, value]),
    );
  return { params: at('path'), query: at('query') };
}

/** A well-formed request: the first example of the contract, or a small file. */
function wellFormed({ body, exampleBody }: ContractOperation): HostRequest {
  if (body?.kind === 'json') return { body: exampleBody };
  if (body?.kind === 'multipart') return { file: { name: 'a.csv', content: 'id\n1\n' } };
  return {};
}

function casesOf(operation: ContractOperation): HostCase[] {
  const { operationId, replies, security, body } = operation;
  const cases: HostCase[] = [];
  const add = (status: number, why: string, request: HostRequest) => {
    if (replies.has(status)) cases.push(refuses(operationId, status, why, () => request));
  };
  const addAllowed = (status: number, why: string, request: HostRequest) => {
    if (!replies.has(status)) return;
    cases.push(
      refuses(operationId, status, why, (host) => ({ ...allowed(operation, host), ...request })),
    );
  };
  const bad = malformed(operation);
  if (bad !== null) addAllowed(400, 'malformed', bad);
  if (security === 'bearer') {
    add(401, 'no token', {});
    add(401, 'unknown token', { headers: { Authorization: 'Bearer desconocido' } });
    for (const stranger of strangersOf(operation)) {
      add(403, `x-roles excludes ${stranger}`, { as: stranger, ...wellFormed(operation) });
    }
    add(403, 'a user who is not enabled', { as: 'disabledUser' });
  }
  if (security === 'apiKey') {
    add(403, 'a wrong key', { headers: { 'Api-Token': 'otra' }, ...wellFormed(operation) });
  }
  if (body?.kind === 'json') {
    addAllowed(413, 'too large', { rawBody: JSON.stringify('x'.repeat(MAX_JSON_BYTES)) });
  }
  if (body?.kind === 'multipart') {
    const file = { name: 'grande.csv', content: new Uint8Array(MAX_FILE_BYTES + 1) };
    addAllowed(413, 'too large', { file });
  }
  const numeric = operation.parameters.filter(
    ({ place, numeric: isNumber }) => place === 'path' && isNumber,
  );
  if (security === 'bearer' && numeric.length > 0) {
    const params = Object.fromEntries(numeric.map(({ name }) => [name, 999_999_999]));
    addAllowed(404, 'an unknown id', {
      params: { param: 'full', ...params },
      ...wellFormed(operation),
    });
  }
  return cases;
}

/** The refusals that follow from the contract alone: 400, 401, 403, 404 and 413 of every operation that has them. */
export const refusalCases: readonly HostCase[] = contractOperations.flatMap(casesOf);
