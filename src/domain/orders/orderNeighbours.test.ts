import { expect, it } from 'vitest';

import { neighboursOf } from './orderNeighbours';

it('finds the orders before and after', () => {
  expect(neighboursOf(['DP1', 'DP2', 'DP3'], 'DP2')).toEqual({
    previous: 'DP1',
    next: 'DP3',
    position: 2,
    count: 3,
  });
});

it('has no neighbour beyond the ends', () => {
  expect(neighboursOf(['DP1', 'DP2'], 'DP1')).toMatchObject({ previous: null, next: 'DP2' });
  expect(neighboursOf(['DP1', 'DP2'], 'DP2')).toMatchObject({ previous: 'DP1', next: null });
});

it.each([[[]], [['DP1']], [['DP2', 'DP3']]])('finds nothing in %j', (alphanumIds) => {
  expect(neighboursOf(alphanumIds, 'DP1')).toBeNull();
});
