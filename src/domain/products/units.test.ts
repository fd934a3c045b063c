import { describe, expect, it } from 'vitest';

import {
  DEFAULT_UNIT,
  isGramUnit,
  stepFor,
  stepped,
  unitCodeOf,
  unitLabel,
  unitOptions,
  withSizeKept,
} from './units';

describe('unit choices', () => {
  it.each([
    ['unit', 'unid', 'Unidad'],
    ['kg', 'kg', 'Kilogramo'],
    ['dozen', 'doc', 'Docena'],
    ['meter', 'met', 'Metro'],
    ['gr', 'gr', 'Gramo'],
    ['lt', 'lit', 'Litro'],
  ] as const)('%s is sent as %s and shown as %s', (choice, code, label) => {
    expect(unitCodeOf(choice)).toBe(code);
    expect(unitLabel(code)).toBe(label);
  });

  it('defaults to unit and offers the six codes in the order of the specification', () => {
    expect(DEFAULT_UNIT).toBe('unit');
    expect(unitOptions().map((option) => option.value)).toEqual([
      'unid',
      'kg',
      'doc',
      'met',
      'gr',
      'lit',
    ]);
  });

  it('shows an unknown unit as it came and none as nothing', () => {
    expect(unitLabel('bulto')).toBe('bulto');
    expect(unitLabel('grs')).toBe('Gramo');
    expect(unitLabel(null)).toBe('');
  });
});

describe('catalogue steps (gr, gramo, g, grs step 100; others 1)', () => {
  it.each([
    ['gr', 100],
    ['gramo', 100],
    ['g', 100],
    ['grs', 100],
    ['GR', 100],
    ['unid', 1],
    ['kg', 1],
    ['doc', 1],
    ['met', 1],
    ['lit', 1],
    ['granel', 1],
    ['', 1],
    [null, 1],
  ])('a step of %s is %d', (unit, step) => {
    expect(stepFor(unit)).toBe(step);
    expect(isGramUnit(unit)).toBe(step === 100);
  });

  it('adds without binary drift, and never goes below 0', () => {
    expect(stepped(stepped(0.1, 1), 1)).toBe(2.1);
    expect(stepped(1.000_1, 1)).toBe(2.000_1);
    expect(stepped(0.5, -1)).toBe(0);
  });
});

it.each([
  ['Fideos 500 g', 'Fideos 500\u00a0g'],
  ['Aceite 1,5 lt', 'Aceite 1,5\u00a0lt'],
  ['Harina 0000 integral', 'Harina 0000 integral'],
])('keeps the size of %s on one line', (name, kept) => {
  expect(withSizeKept(name)).toBe(kept);
});
