import { describe, expect, it } from 'vitest';
import { noSetup } from '~mocks/database/newStore';

import type { SetupFlags } from '~/contract/types';

import { expiredFlags, setFlag, wizardStepOf, wizardSteps, type SetupFlag } from './setupFlags';

function withSet(...flags: SetupFlag[]): SetupFlags {
  const set = { ...noSetup };
  for (const flag of flags) set[flag] = true;
  return set;
}

const now = new Date(2026, 4, 31, 12, 0, 0);

describe('expiredFlags', () => {
  it.each([
    ['store', '2026-05-24 12:00:00', '2026-05-24 11:59:59'],
    ['qrs', '2026-05-16 12:00:00', '2026-05-16 11:59:59'],
    ['calendar', '2026-05-21 12:00:00', '2026-05-21 11:59:59'],
    ['pms', '2026-05-10 12:00:00', '2026-05-10 11:59:59'],
    ['faqs1', '2026-05-10 12:00:00', '2026-05-10 11:59:59'],
    ['faqs2', '2026-05-10 12:00:00', '2026-05-10 11:59:59'],
  ] as const)('%s: after its days, not on them', (flag, inTime, late) => {
    expect(expiredFlags({ ...noSetup, [flag]: true, [`${flag}TS`]: inTime }, now)).toBeNull();
    expect(expiredFlags({ ...noSetup, [flag]: true, [`${flag}TS`]: late }, now)).toEqual({
      [flag]: false,
    });
  });

  it('resets all that are late in one update', () => {
    const old = '2020-01-01 00:00:00';
    expect(
      expiredFlags(
        {
          ...withSet('store', 'qrs', 'calendar', 'crew', 'products'),
          storeTS: old,
          qrsTS: old,
          calendarTS: old,
        },
        now,
      ),
    ).toEqual({ store: false, qrs: false, calendar: false });
  });

  it('leaves what is off, never expires, or has no time', () => {
    const old = '2020-01-01 00:00:00';
    expect(expiredFlags({ ...noSetup, storeTS: old, qrsTS: old }, now)).toBeNull();
    expect(
      expiredFlags(withSet('crew', 'wsnumber', 'products', 'sales', 'bot', 'store'), now),
    ).toBeNull();
  });
});

describe('setFlag', () => {
  it('keeps the time of the flags that expire', () => {
    expect(setFlag('qrs', now)).toEqual({ qrs: true, qrsTS: '2026-05-31 12:00:00' });
    expect(setFlag('crew', now)).toEqual({ crew: true });
  });
});

describe('wizardSteps', () => {
  it('has the four steps with their flags', () => {
    expect(
      wizardSteps(noSetup).map((step) => [step.title, step.tasks.map((task) => task.flag)]),
    ).toEqual([
      ['Mi negocio', ['store', 'crew', 'wsnumber']],
      ['Carga inicial', ['products', 'sales', 'bot']],
      ['Personalizar', ['pms', 'faqs1', 'faqs2']],
      ['Divulga tu negocio', ['qrs', 'calendar']],
    ]);
  });

  it.each([
    [[], [false, false, false, false]],
    [
      ['store', 'crew'],
      [false, false, false, false],
    ],
    [
      ['store', 'crew', 'wsnumber'],
      [true, false, false, false],
    ],
    [
      ['products', 'sales', 'bot', 'pms', 'faqs1', 'faqs2'],
      [false, true, true, false],
    ],
    [
      ['qrs', 'calendar'],
      [false, false, false, true],
    ],
  ] as [SetupFlag[], boolean[]][])('with %j', (flags, done) => {
    const steps = wizardSteps(withSet(...flags));
    expect(steps.map((step) => step.done)).toEqual(done);
    expect(steps.flatMap((step) => step.tasks).filter((task) => task.done)).toHaveLength(
      flags.length,
    );
  });
});

describe('wizardStepOf', () => {
  it.each([
    [2, noSetup, 2],
    [0, noSetup, 0],
    [undefined, noSetup, 0],
    [4, noSetup, 0],
    [-1, noSetup, 0],
    [1.5, noSetup, 0],
    [undefined, withSet('store', 'crew', 'wsnumber'), 1],
    [
      undefined,
      withSet(
        'store',
        'crew',
        'wsnumber',
        'products',
        'sales',
        'bot',
        'pms',
        'faqs1',
        'faqs2',
        'qrs',
        'calendar',
      ),
      3,
    ],
  ])("of the URL's step %s with the flags %j is %d", (step, flags, expected) => {
    expect(wizardStepOf(step, flags)).toBe(expected);
  });
});
