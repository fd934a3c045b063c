import { describe, expect, it } from 'vitest';

import { messages } from './messages';
import { moneyText, parsePrice } from './typedNumbers';

describe('prices as people type them', () => {
  it.each([
    ['', { ok: true, value: null }],
    ['  ', { ok: true, value: null }],
    ['0', { ok: true, value: 0 }],
    ['1.234,50', { ok: true, value: 1234.5 }],
    ['1,234.50', { ok: true, value: 1234.5 }],
    ['4.900', { ok: true, value: 4900 }],
    ['0,505', { ok: false, error: messages.amountDecimals }],
    ['1.2345', { ok: false, error: messages.amountDecimals }],
    ['1,500.00', { ok: true, value: 1500 }],
    ['2,5000', { ok: true, value: 2.5 }],
    ['0,5', { ok: true, value: 0.5 }],
    ['0.05', { ok: true, value: 0.05 }],
    [',5', { ok: true, value: 0.5 }],
    ['-0,5', { ok: false, error: messages.priceNegative }],
    ['$ 2.500', { ok: true, value: 2500 }],
    ['gratis', { ok: false, error: messages.numberInvalid }],
    ['-1', { ok: false, error: messages.priceNegative }],
  ])('%j is read as %j', (text, expected) => {
    expect(parsePrice(text)).toEqual(expected);
  });

  it.each([
    [null, ''],
    [0, '0,00'],
    [0.5, '0,50'],
    [0.05, '0,05'],
    [1234.5, '1.234,50'],
    [1234, '1.234,00'],
  ])('%j is shown as %j and read back the same', (amount, text) => {
    expect(moneyText(amount)).toBe(text);
    expect(parsePrice(text)).toEqual({ ok: true, value: amount });
  });
});
