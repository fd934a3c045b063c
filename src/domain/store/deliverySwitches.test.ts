import { describe, expect, it } from 'vitest';

import { turnDeliverySwitch } from './deliverySwitches';

const state = (delivery_enabled: boolean, takeaway_enabled: boolean) => ({
  delivery_enabled,
  takeaway_enabled,
});

describe('delivery and takeaway cannot both be off', () => {
  it.each([
    [state(true, true), 'delivery_enabled', false, state(false, true)],
    [state(true, true), 'takeaway_enabled', false, state(true, false)],
    [state(true, false), 'delivery_enabled', false, state(false, true)],
    [state(false, true), 'takeaway_enabled', false, state(true, false)],
    [state(false, true), 'delivery_enabled', true, state(true, true)],
  ] as const)('%j with %s turned %s is %j', (before, turned, on, after) => {
    expect(turnDeliverySwitch(before, turned, on)).toEqual(after);
  });
});
