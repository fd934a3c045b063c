import { expect, it, vi } from 'vitest';

import { createQueryClient } from '~/app/queryClient';

import { ApiError } from './errors';
import { asSecondary, type LoadFailure, silentLoad, staffLoad } from './loadPolicy';
import { loadMain } from './mainLoad';

/** A query client with what it did about failed loads, and a query whose first answer is in the test's hands. */
function setUp() {
  const outcomes: LoadFailure[] = [];
  const queryClient = createQueryClient({
    onLoadFailure: (outcome) => outcomes.push(outcome),
    onLostConnection: () => undefined,
    onStoredTwice: () => undefined,
  });
  const refusals: (() => void)[] = [];
  const queryFn = vi.fn<() => Promise<string>>(
    () => new Promise((_resolve, reject) => refusals.push(() => reject(new ApiError('No', 500)))),
  );
  const query = { queryKey: ['orders'], queryFn, meta: staffLoad };
  return { queryClient, outcomes, query, fail: () => refusals.forEach((refuse) => refuse()) };
}

it.each([
  ['silently, such as a preload', { meta: silentLoad }],
  ['in a part of another screen', asSecondary({})],
])('leaves the screen when a read that it joined fails, which began %s', async (_how, policy) => {
  const { queryClient, outcomes, query, fail } = setUp();
  void queryClient.prefetchQuery({ ...query, ...policy });
  const loading = loadMain(queryClient, query);
  fail();
  await expect(loading).rejects.toThrow('No');
  expect(outcomes).toEqual(['login']);
  expect(query.queryFn).toHaveBeenCalledOnce();
});

it('leaves a read silent that renews data on the screen', async () => {
  const { queryClient, outcomes, query, fail } = setUp();
  queryClient.setQueryData(query.queryKey, 'shown');
  const polling = queryClient.fetchQuery({ ...query, staleTime: 0, meta: silentLoad });
  await expect(loadMain(queryClient, query)).resolves.toBe('shown');
  fail();
  await expect(polling).rejects.toThrow('No');
  expect(outcomes).toEqual(['silent']);
});
