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

/** Numbers as people type them and as sheets and pages give them; a refusal is its reason. */
describe('typed numbers', () => {
  it.each([
    ['1234', 1234],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    [',5', 0.5],
    ['5,', 5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['-50', -50],
    ['- 50', -50],
    [' 7 ', 7],
    ['1890\n', 1890],
    ['\t1890', 1890],
    ['1234.567', 1234.567],
    ['1 234', 1234],
    ['12 345,50', 12_345.5],
    ['1\u00a0234\u00a0567,50', 1_234_567.5],
    ['1\u202f234,5', 1234.5],
    ['1\u2009234.5', 1234.5],
    ["1'234.50", 1234.5],
    ['1’234’567', 1_234_567],
    ['\u221250', -50],
    ['\u201350,5', -50.5],
    ['\u202a1.890,00\u202c', 1890],
    ['1.890,00\u200b', 1890],
    ['\u200e1890', 1890],
    ['\ufeff12,5', 12.5],
  ])('reads %j', (text, value) => {
    expect(parseTypedNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u200b', 'empty'],
    ['abc', 'invalid'],
    ['1,2,3', 'invalid'],
    ['1.2.3', 'invalid'],
    ['1.23,456.7', 'invalid'],
    ['1,234.567,8', 'invalid'],
    ['--1', 'invalid'],
    ['50-', 'invalid'],
    ['.', 'invalid'],
    ['1890 2000', 'invalid'],
    ['1890\n2000\n', 'invalid'],
    ['1890\t2000', 'invalid'],
    ['3 5', 'invalid'],
    ['1 5,5', 'invalid'],
    ['1  234', 'invalid'],
    ['12 34', 'invalid'],
    ['1234 567', 'invalid'],
    ['1 234.567 890', 'invalid'],
    ['1.234 567', 'invalid'],
    ['1,5 2', 'invalid'],
    ['1 .5', 'invalid'],
    ['1E5', 'invalid'],
    ['10 %', 'invalid'],
    ['(50)', 'invalid'],
    ['1/2', 'invalid'],
    ['01/02/2026', 'invalid'],
    ['\uff11\uff12', 'invalid'],
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['-12,345', 'ambiguous'],
    ['\u200e1.234', 'ambiguous'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseTypedNumber(text)).toEqual({ ok: false, reason });
  });

  it.each([
    ['1.234', 'thousands', 1234],
    ['-1,234', 'thousands', -1234],
    ['1.234', 'decimals', 1.234],
    ['1,234\u200b', 'decimals', 1.234],
    ['0.500', 'thousands', 0.5],
    ['1234,5', 'thousands', 1234.5],
  ] as const)('reads %j with %s', (text, lone, value) => {
    expect(parseTypedNumber(text, lone)).toEqual({ ok: true, value });
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
    ['U$S 20', 20],
    ['R$\u00a01.234,50', 1234.5],
    ['12,50 €', 12.5],
    ['1.890 ARS', 1890],
    ['ARS 1.890', 1890],
    ['$ 1.890,00 ARS', 1890],
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
    ['$ 1890 $ 2000', 'invalid'],
    ['$ 1.890,00\n$ 2.000,00', 'invalid'],
    ['1$234', 'invalid'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseMoney(text)).toEqual({ ok: false, reason });
  });
});
