import { describe, expect, it } from 'vitest';

import { ApiError } from '~/api/errors';
import type { Product } from '~/contract/types';

import { AT_ONCE, removeTags } from './tagRemoval';

const products = Array.from({ length: 20 }, (_, index): Product => ({
  id: index + 1,
  original_id: null,
  name: `Producto ${index + 1}`,
  brand: { name: '' },
  kind: { name: 'Quesos' },
  category: null,
  quantity_unit: 'unid',
  price_per_unit: null,
  curr_symbol: '$',
  description: null,
  tags: ['oferta'],
  image_url: null,
  active: true,
}));

const untilStopped = (signal = new AbortController().signal) => ({
  signal,
  onProgress: () => undefined,
});

describe('removal of all tags (readings)', () => {
  it('sends every product once, a few at a time, and tells how far it is', async () => {
    const sent: number[] = [];
    const told: number[] = [];
    let running = 0;
    let most = 0;
    const state = await removeTags(
      products,
      async ({ id }) => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        sent.push(id);
      },
      { ...untilStopped(), onProgress: ({ done }) => told.push(done) },
    );
    expect(sent.toSorted((a, b) => a - b)).toEqual(products.map(({ id }) => id));
    expect(most).toBe(AT_ONCE);
    expect(told).toEqual(products.map((_, index) => index + 1));
    expect(state).toEqual({ total: 20, done: 20, failures: [] });
  });

  it('goes on after a failure and reports which product failed and why', async () => {
    const state = await removeTags(
      products,
      ({ id }) =>
        id === 7 ? Promise.reject(new ApiError('No se pudo', 500)) : Promise.resolve(null),
      untilStopped(),
    );
    expect(state.done).toBe(19);
    expect(state.failures).toEqual([{ product: products[6], reason: 'No se pudo' }]);
  });

  it('can be stopped: what is under way ends, nothing else starts', async () => {
    const stop = new AbortController();
    let sent = 0;
    const state = await removeTags(
      products,
      () => {
        if (++sent === 6) stop.abort();
        return Promise.resolve(null);
      },
      untilStopped(stop.signal),
    );
    expect(sent).toBeLessThan(6 + AT_ONCE);
    expect(state.done).toBe(sent);
  });

  it('stops when the session has ended', async () => {
    let sent = 0;
    const state = await removeTags(
      products,
      () => {
        sent++;
        return Promise.reject(new ApiError('Error en sesion', 401));
      },
      untilStopped(),
    );
    expect(sent).toBe(AT_ONCE);
    expect(state.done).toBe(0);
  });
});
