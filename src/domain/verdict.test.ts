import { describe, expect, it } from 'vitest';

import { allOf, allow, deny, reasonOf } from './verdict';

describe('verdicts', () => {
  it('allows without a reason and denies with one', () => {
    expect(allow()).toEqual({ allowed: true });
    expect(deny('No se puede')).toEqual({ allowed: false, reason: 'No se puede' });
    expect(reasonOf(allow())).toBeNull();
    expect(reasonOf(deny('No se puede'))).toBe('No se puede');
  });

  it('keeps the first refusal of several rules', () => {
    expect(allOf()).toEqual({ allowed: true });
    expect(allOf(allow(), allow())).toEqual({ allowed: true });
    expect(allOf(allow(), deny('primera'), deny('segunda'))).toEqual(deny('primera'));
  });
});
