import { afterEach, expect, it, vi } from 'vitest';

import { randomId } from './ids';

afterEach(() => vi.unstubAllGlobals());

it('makes ids without crypto.randomUUID, which insecure origins do not have', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [one, other] = [randomId(), randomId()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});
