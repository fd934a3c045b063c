import { expect, it, vi } from 'vitest';

import { valueStore } from './valueStore';

it('tells its listeners of each other value, until they unsubscribe', () => {
  const store = valueStore(0);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set(1);
  expect(store.get()).toBe(1);
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
});
