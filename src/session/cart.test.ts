import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { EMPTY_CART, setAmount, typedAmount } from '~/domain/shopper/cart';

import { changeCart, clearCarts, storedCart, useCart } from './cart';

const CARTS_KEY = 'carts';

beforeEach(() => {
  localStorage.clear();
  clearCarts();
});

describe('the stored carts', () => {
  it('keeps one per catalogue, as typed', () => {
    const one = renderHook(() => useCart('lista-uno'));
    const other = renderHook(() => useCart('lista-dos'));
    act(() =>
      changeCart('lista-uno', (cart) => setAmount(cart, { id: 7, quantity_unit: 'kg' }, '1,50')),
    );
    expect(typedAmount(one.result.current, 7)).toBe('1,50');
    expect(other.result.current).toEqual(EMPTY_CART);
    expect(typedAmount(storedCart('lista-uno'), 7)).toBe('1,50');
    expect(storedCart('lista-dos')).toEqual(EMPTY_CART);
  });

  it('re-renders after another tab changed a cart, and keeps that change', () => {
    const { result } = renderHook(() => useCart('lista'));
    act(() => changeCart('lista', (cart) => setAmount(cart, { id: 1, quantity_unit: 'kg' }, '2')));
    const fromElsewhere = {
      version: 1,
      value: { lista: { 8: { typed: '3', amount: 3, error: null } } },
    };
    localStorage.setItem(CARTS_KEY, JSON.stringify(fromElsewhere));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: CARTS_KEY }));
    });
    expect(typedAmount(result.current, 8)).toBe('3');
    act(() => changeCart('lista', (cart) => setAmount(cart, { id: 1, quantity_unit: 'kg' }, '5')));
    expect(Object.keys(result.current)).toEqual(['1', '8']);
  });

  it('removes those of all catalogues but the kept ones', () => {
    for (const catalogue of ['lista', 'de-otra', 'vieja']) {
      changeCart(catalogue, (cart) => setAmount(cart, { id: 1, quantity_unit: 'kg' }, '2'));
    }
    clearCarts([null, 'de-otra']);
    expect(storedCart('lista')).toEqual(EMPTY_CART);
    expect(storedCart('vieja')).toEqual(EMPTY_CART);
    expect(typedAmount(storedCart('de-otra'), 1)).toBe('2');
  });

  it('removes emptied fields, and everything with the session', () => {
    changeCart('lista', (cart) => setAmount(cart, { id: 1, quantity_unit: 'kg' }, '2'));
    changeCart('lista', (cart) => setAmount(cart, { id: 1, quantity_unit: 'kg' }, ''));
    expect(localStorage.getItem(CARTS_KEY)).toBeNull();
    changeCart('lista', (cart) => setAmount(cart, { id: 1, quantity_unit: 'kg' }, '2'));
    clearCarts();
    expect(renderHook(() => useCart('lista')).result.current).toEqual(EMPTY_CART);
  });

  it.each([
    '[1]',
    '{"version":1,"value":5}',
    '{"lista":{"1":{"typed":"1","amount":1,"error":null}}}',
    '"x"',
    '{"version":1,"value":{"lista":{"1":{"typed":1}}}}',
    '{"version":1,"value":{"lista":{"1":{"typed":"1","amount":-1,"error":null}}}}',
  ])('reads %s as an empty cart', (text) => {
    localStorage.setItem(CARTS_KEY, text);
    expect(renderHook(() => useCart('lista')).result.current).toEqual(EMPTY_CART);
  });

  it('keeps the valid entries beside corrupt ones, and can be changed', () => {
    const valid = { typed: '0,5', amount: 0.5, error: null };
    const invalid = { typed: 'dos', amount: 0, error: 'La cantidad debe ser un número' };
    const corrupt = {
      2: null,
      3: { ...valid, amount: 'uno' },
      4: { ...valid, error: {} },
      5: 'x',
      9: { ...valid, typed: null },
    };
    const carts = { lista: { 1: valid, 7: invalid, ...corrupt }, otra: 'x', nada: null };
    localStorage.setItem(CARTS_KEY, JSON.stringify({ version: 1, value: carts }));
    const { result } = renderHook(() => useCart('lista'));
    expect(result.current).toEqual({ 1: valid, 7: invalid });
    for (const token of ['otra', 'nada']) {
      expect(renderHook(() => useCart(token)).result.current).toEqual(EMPTY_CART);
    }
    act(() => changeCart('lista', (cart) => setAmount(cart, { id: 6, quantity_unit: 'kg' }, '2')));
    expect(Object.keys(result.current)).toEqual(['1', '6', '7']);
  });
});
