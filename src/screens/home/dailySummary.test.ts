import { expect, it } from 'vitest';

import { dailySummary } from './dailySummary';

/** Days from 1 May on with the given counts of orders of 10,50 each. */
const days = (...counts: number[]) =>
  counts.map((count, index) => ({
    date: `2026-05-0${index + 1}`,
    count,
    amount: count * 10.5,
  }));

it('adds up the days, and reports when there are none', () => {
  expect(dailySummary(days(2, 1), '$')).toMatch(
    /^3 pedidos por \$\u00a031,50, sin contar los descartados ni los cancelados\. /,
  );
  expect(dailySummary(days(0, 1), '$')).toMatch(/^1 pedido por /);
  expect(dailySummary(days(0, 0), '$')).toBe('No hubo pedidos.');
});

it.each([
  [[1, 3, 2], 'El día con más pedidos fue el 02/05/2026 (3).'],
  [[3, 1, 3], 'Los días con más pedidos fueron el 01/05/2026 y el 03/05/2026 (3 cada uno).'],
  [
    [2, 2, 1, 2],
    'Los días con más pedidos fueron el 01/05/2026, el 02/05/2026 y el 04/05/2026 (2 cada uno).',
  ],
  [[1, 1, 0, 1, 1], 'Los días con más pedidos fueron 4, el último el 05/05/2026 (1 cada uno).'],
])('the busiest day of %j', (counts, sentence) => {
  expect(dailySummary(days(...counts), '$').endsWith(sentence)).toBe(true);
});
