import { contractOperations, type ContractOperation } from '../contract/document';
import type { CaseRequest } from '../contractCase';
import { MAX_FILE_BYTES, MAX_JSON_BYTES } from '../requests';

/** A refusal that every operation of some kind shares, provoked the same way everywhere. */
export interface CommonCase {
  operation: ContractOperation;
  status: number;
  request: CaseRequest;
}

function malformed(operation: ContractOperation): CaseRequest | null {
  if (operation.body?.kind === 'json') return { rawBody: '{' };
  if (operation.body?.kind === 'multipart') return { rawBody: 'no es un formulario' };
  if (operation.parameters.length === 0) return null;
  // No number, and longer than any text of a path may be.
  const valuesOf = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.place === place)
        .map(({ name, numeric }) => [name, numeric ? 'x' : 'x'.repeat(201)]),
    );
  return { params: valuesOf('path'), query: valuesOf('query') };
}

function commonCasesOf(operation: ContractOperation): CommonCase[] {
  const { replies, security } = operation;
  const cases: CommonCase[] = [];
  const as = operation.path.startsWith('/admin/') ? 'platformAdmin' : 'storeAdmin';
  const signedIn: CaseRequest = security === 'bearer' ? { as } : {};
  const bad = malformed(operation);
  if (replies.has(400) && bad !== null && security !== 'apiKey') {
    cases.push({ operation, status: 400, request: { ...signedIn, ...bad } });
  }
  if (security === 'bearer') {
    cases.push({ operation, status: 401, request: {} });
    cases.push({ operation, status: 403, request: { as: 'disabledUser' } });
  }
  if (replies.has(413) && operation.body?.kind === 'json') {
    const rawBody = JSON.stringify('x'.repeat(MAX_JSON_BYTES));
    cases.push({ operation, status: 413, request: { ...signedIn, rawBody } });
  }
  if (operation.body?.kind === 'multipart') {
    const file = { name: 'grande.csv', content: new Uint8Array(MAX_FILE_BYTES + 1) };
    cases.push({ operation, status: 413, request: { ...signedIn, file } });
    // Who is not signed in learns nothing of the limits.
    cases.push({ operation, status: 401, request: { file } });
  }
  return cases;
}

/**
 * 400 of a body or parameter that cannot be read, 401 without a token, 403 of a user who is not
 * enabled, 413 of a file over the limit: for every operation that they concern.
 */
export const commonCases: readonly CommonCase[] = contractOperations.flatMap(commonCasesOf);
