import { describe, expect, it } from 'vitest';

import {
  formatAmount,
  formatMoney,
  formatNumber,
  parseMoney,
  parseTypedNumber,
  roundMoney,
} from './money';

const NBSP = '\u00a0';

describe('money', () => {
  it.each([
    [1234.5, '$', `$${NBSP}1.234,50`],
    [-50, '$', `-$${NBSP}50,00`],
    [0, '$', `$${NBSP}0,00`],
    [0.5, '$', `$${NBSP}0,50`],
    [0.05, '$', `$${NBSP}0,05`],
    [-0.25, '$', `-$${NBSP}0,25`],
    [0.999, '$', `$${NBSP}1,00`],
    [-0.001, '$', `$${NBSP}0,00`],
    [1_234_567.891, 'R$', `R$${NBSP}1.234.567,89`],
    [9.995, 'US$', `US$${NBSP}10,00`],
  ])('%d in %s is %s', (amount, symbol, text) => {
    expect(formatMoney(amount, symbol)).toBe(text);
  });

  it('uses $ when there is no symbol', () => {
    expect(formatMoney(3)).toBe(`$${NBSP}3,00`);
  });

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
    [2.675, 2.68],
    [10, 10],
    [Number.NaN, 0],
    [4.25e24, 4.25e24],
  ])('rounds %d to %d', (amount, rounded) => {
    expect(roundMoney(amount)).toBe(rounded);
  });

  it('formats numbers in German style', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5');
    expect(formatNumber(10_000)).toBe('10.000');
    expect(formatAmount(2)).toBe('2,00');
  });

  const SIZES = [0, 7, 999, 1000, -1000, 123_456, -1_234_567.8, 0.125, 1234.5678, 1e15];

  it.each([...SIZES, 4.25e24])('formats the number %d like Intl.NumberFormat', (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('de-DE'));
  });

  it.each(SIZES)('formats the amount %d like Intl.NumberFormat', (amount) => {
    const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(formatAmount(amount)).toBe(amount.toLocaleString('de-DE', cents));
  });
});

describe('typed numbers', () => {
  it.each([
    ['1234', 1234],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1.234.567', 1_234_567],
    ['-50', -50],
    [' 7 ', 7],
    ['1234.567', 1234.567],
  ])('reads %s', (text, value) => {
    expect(parseTypedNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'invalid'],
    ['1,2,3', 'invalid'],
    ['1.2.3', 'invalid'],
    ['1.23,456.7', 'invalid'],
    ['--1', 'invalid'],
    ['.', 'invalid'],
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['12,345', 'ambiguous'],
  ])('refuses %s: %s', (text, reason) => {
    expect(parseTypedNumber(text)).toEqual({ ok: false, reason });
  });
});

describe('typed money', () => {
  it.each([
    ['4.900', 4900],
    ['4,900', 4900],
    ['12.000', 12_000],
    ['$ 2.500', 2500],
    ['$2.500', 2500],
    ['US$ 2.500,5', 2500.5],
    ['R$\u00a01.234,50', 1234.5],
    ['-$ 50,00', -50],
    ['$ -1.500', -1500],
    ['2.500,50', 2500.5],
    ['2500.5', 2500.5],
    ['0.500', 0.5],
    ['1.234.567', 1_234_567],
  ])('reads %s', (text, value) => {
    expect(parseMoney(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['$', 'empty'],
    ['2 pesos', 'invalid'],
    ['abc $ 2', 'invalid'],
    ['x2', 'invalid'],
    ['2.50.0', 'invalid'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseMoney(text)).toEqual({ ok: false, reason });
  });
});
