import { contractOperations } from '../contract-kit/document';
import type { Operation } from '../contract-kit/operation';

/**
 * Every operation of the contract without what its schemas say. Builds inline the rows: the mock backend reads requests
 * before the whole contract is loaded.
 */
export const operationRows: readonly Omit<Operation, 'pattern'>[] = contractOperations.map(
  ({ operationId, method, path, security, parameters, body }) => ({
    operationId,
    method,
    path,
    security,
    parameters: parameters.map(({ name, place, required, numeric }) => ({
      name,
      place,
      required,
      numeric,
    })),
    body: body && { kind: body.kind, mediaType: body.mediaType },
  }),
);
