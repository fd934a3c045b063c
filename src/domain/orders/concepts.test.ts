import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';

import {
  conceptKindOptions,
  conceptKinds,
  isEditedConceptAmount,
  isNewConceptAmount,
  conceptKindOf,
  signedAmount,
  validateEditedValue,
  validateNewConcept,
} from './concepts';

const VALUE_MESSAGE = 'Por favor ingrese valor mayor a 0';

describe('new concept (description and value required, value greater than 1)', () => {
  it.each([
    ['50', 'discount', -50],
    ['50', 'surcharge', 50],
    ['1,01', 'surcharge', 1.01],
    ['1.234,50', 'discount', -1234.5],
    ['1.000', 'surcharge', 1000],
    ['$ 2.500', 'discount', -2500],
  ] as const)('%s as %s is %d', (value, kind, amount) => {
    expect(validateNewConcept({ description: ' Embalaje ', value, kind })).toEqual({
      ok: true,
      concept: { description: 'Embalaje', amount },
    });
  });

  it.each([
    ['', VALUE_MESSAGE],
    ['0', VALUE_MESSAGE],
    ['1', VALUE_MESSAGE],
    ['0,9', VALUE_MESSAGE],
    ['-50', VALUE_MESSAGE],
    ['mucho', VALUE_MESSAGE],
  ])('value %j is refused', (value, message) => {
    expect(validateNewConcept({ description: 'Embalaje', value, kind: 'surcharge' })).toEqual({
      ok: false,
      errors: { value: message },
    });
  });

  it('names every missing field', () => {
    expect(validateNewConcept({ description: '  ', value: '', kind: 'discount' })).toEqual({
      ok: false,
      errors: { description: messages.conceptDescriptionRequired, value: VALUE_MESSAGE },
    });
  });
});

describe('edited concept (at least 1)', () => {
  it.each([
    ['1', { ok: true, value: 1 }],
    ['2,5', { ok: true, value: 2.5 }],
    ['0,99', { ok: false, error: VALUE_MESSAGE }],
    ['0', { ok: false, error: VALUE_MESSAGE }],
    ['-5', { ok: false, error: VALUE_MESSAGE }],
    ['', { ok: false, error: messages.numberInvalid }],
    ['x', { ok: false, error: messages.numberInvalid }],
    ['1.500', { ok: true, value: 1500 }],
  ])('%j is read as %j', (text, expected) => {
    expect(validateEditedValue(text)).toEqual(expected);
  });
});

describe('limits of signed amounts', () => {
  it.each([
    [1, false, true],
    [-1, false, true],
    [1.01, true, true],
    [-1.01, true, true],
    [1.004, false, true],
    [0.99, false, false],
    [-0.5, false, false],
    [0, false, false],
  ])('%d: new %s, edited %s', (amount, asNew, asEdited) => {
    expect(isNewConceptAmount(amount)).toBe(asNew);
    expect(isEditedConceptAmount(amount)).toBe(asEdited);
  });
});

describe('kinds', () => {
  it.each([
    [-50, 'discount', 'Descuento (-)', 'Descuento'],
    [50, 'surcharge', 'Recargo (+)', 'Interés'],
  ] as const)('%d is a %s: %s for staff, %s for shoppers', (amount, kind, staff, customer) => {
    expect(conceptKindOf(amount)).toBe(kind);
    expect(conceptKinds[kind]).toEqual({ staffLabel: staff, customerLabel: customer });
    expect(signedAmount(kind, Math.abs(amount))).toBe(amount);
    expect(signedAmount(kind, -Math.abs(amount))).toBe(amount);
  });

  it('never gives a negative zero', () => {
    expect(Object.is(signedAmount('discount', 0), 0)).toBe(true);
  });

  it('offers Descuento (-) and Recargo (+)', () => {
    expect(conceptKindOptions()).toEqual([
      { value: 'discount', label: 'Descuento (-)' },
      { value: 'surcharge', label: 'Recargo (+)' },
    ]);
  });
});
