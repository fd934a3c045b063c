import { contractOperations, type ContractOperation } from '../contract/document';
import type { Accounts, Caller, HostRequest } from '../contract/run/host';
import type { HostCase } from '../contractCase';
import { MAX_FILE_BYTES, MAX_JSON_BYTES } from '../requests';

const CALLERS = ['storeAdmin', 'storeUser', 'platformAdmin'] as const;

/** A caller with access to the operation. */
function callerOf({ roles }: ContractOperation): HostRequest {
  const as = CALLERS.find((caller) => roles.includes(caller));
  return as === undefined ? {} : { as };
}

/** Signed-in callers without access to the operation. */
function strangersOf({ roles }: ContractOperation, accounts: Accounts): Caller[] {
  return CALLERS.filter((caller) => !roles.includes(caller) && accounts[caller]);
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

function casesOf(operation: ContractOperation, accounts: Accounts): HostCase[] {
  const { operationId, replies, security, body } = operation;
  const cases: HostCase[] = [];
  // A request that must be refused writes nothing; on a backend that does not refuse it, it may.
  const add = (status: number, why: string, request: HostRequest, readOnly = true) => {
    if (replies.has(status))
      cases.push({ operationId, status, why, readOnly, prepare: () => request });
  };
  const key: HostRequest =
    security === 'apiKey' && accounts.contactSyncKey
      ? { headers: { 'Api-Token': accounts.contactSyncKey } }
      : {};
  const allowed = { ...key, ...callerOf(operation) };
  const bad = malformed(operation);
  const writes = body !== null;
  if (bad !== null && (security !== 'apiKey' || accounts.contactSyncKey)) {
    add(400, 'malformed', { ...allowed, ...bad });
  }
  if (security === 'bearer') {
    add(401, 'no token', {});
    add(401, 'unknown token', { headers: { Authorization: 'Bearer desconocido' } });
    for (const stranger of strangersOf(operation, accounts)) {
      add(403, `x-roles excludes ${stranger}`, { as: stranger, ...wellFormed(operation) }, !writes);
    }
    if (accounts.disabledUser) add(403, 'a user who is not enabled', { as: 'disabledUser' });
  }
  if (security === 'apiKey') {
    add(403, 'a wrong key', { headers: { 'Api-Token': 'otra' }, ...wellFormed(operation) }, false);
  }
  if (body?.kind === 'json') {
    add(413, 'too large', { ...allowed, rawBody: JSON.stringify('x'.repeat(MAX_JSON_BYTES)) });
  }
  if (body?.kind === 'multipart') {
    const file = { name: 'grande.csv', content: new Uint8Array(MAX_FILE_BYTES + 1) };
    add(413, 'too large', { ...allowed, file });
  }
  const numeric = operation.parameters.filter(
    ({ place, numeric: isNumber }) => place === 'path' && isNumber,
  );
  if (security === 'bearer' && numeric.length > 0) {
    const params = Object.fromEntries(numeric.map(({ name }) => [name, 999_999_999]));
    add(
      404,
      'an unknown id',
      { ...allowed, params: { param: 'full', ...params }, ...wellFormed(operation) },
      !writes,
    );
  }
  return cases;
}

/** The refusals that follow from the contract alone: 400, 401, 403, 404 and 413 of every operation that has them. */
export function refusalCases(accounts: Accounts): HostCase[] {
  return contractOperations.flatMap((operation) => casesOf(operation, accounts));
}
