import { expect, it } from 'vitest';

import { factsOf, ROUTES } from '../../src/domain/session/routes';
import { STATES } from './states';

it('the gallery has every screen', () => {
  const shown = new Set(STATES.map(({ path }) => factsOf(path.split(/[/?]/)[1] ?? '')));
  const missing = Object.entries(ROUTES).filter(([, facts]) => !shown.has(facts));
  expect(missing.map(([name]) => name)).toEqual([]);
});
