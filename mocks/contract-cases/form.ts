import { rejects, type Case } from '../contract/contractCase';
import { contractOperations, type ContractOperation } from '../contract/document';
import type { HostRequest } from '../contract/run/host';
import { MAX_FILE_BYTES, MAX_JSON_BYTES } from '../requests';
import { allowed, wellFormed } from './access';

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

function casesOf(operation: ContractOperation): Case[] {
  const { operationId, replies, security, body, parameters } = operation;
  const rejected = (status: 400 | 404 | 413, rule: string, request: HostRequest): Case[] =>
    replies.has(status)
      ? [
          rejects(
            operationId,
            status,
            rule,
            (host) => ({ ...allowed(operation, host), ...request }),
            'form',
          ),
        ]
      : [];
  const bad = malformed(operation);
  const tooLarge: HostRequest =
    body?.kind === 'json'
      ? { rawBody: JSON.stringify('x'.repeat(MAX_JSON_BYTES)) }
      : { file: { name: 'grande.csv', content: new Uint8Array(MAX_FILE_BYTES + 1) } };
  const ids = parameters.filter(({ place, numeric }) => place === 'path' && numeric);
  const params = Object.fromEntries(ids.map(({ name }) => [name, 999_999_999]));
  const unknown = { params: { param: 'full', ...params }, ...wellFormed(operation) };
  return [
    ...(bad === null ? [] : rejected(400, 'malformed', bad)),
    ...(body === null ? [] : rejected(413, 'too large', tooLarge)),
    ...(security === 'bearer' && ids.length > 0 ? rejected(404, 'an unknown id', unknown) : []),
  ];
}

/** The refusals that follow from the contract alone: 400, 404 and 413 of every operation that has them. */
export const formCases: readonly Case[] = contractOperations.flatMap(casesOf);
