import { expect, it } from 'vitest';

import { operations } from '../../../mocks/contract/operations';
import { reads, repeats } from '../../../mocks/testSupport/repeats';

it('every operation that changes something says what a second request does', () => {
  const writes = operations
    .filter(({ method, operationId }) => method !== 'get' && !reads.includes(operationId))
    .map(({ operationId }) => operationId);
  expect(Object.keys(repeats).toSorted()).toEqual(writes.toSorted());
});
