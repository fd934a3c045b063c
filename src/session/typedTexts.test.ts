import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import {
  clearTypedTexts,
  removeTypedTexts,
  storeTypedText,
  typedText,
  useTypedTexts,
} from './typedTexts';

const KEY = 'typed_texts';

beforeEach(() => sessionStorage.clear());

it('keeps the text of each field of each form, in this tab', () => {
  storeTypedText('details', 'name', 'Ana');
  storeTypedText('details', 'phone', '11');
  storeTypedText('item', 'amount', '1,5');
  expect(typedText('details', 'name')).toBe('Ana');
  expect(typedText('details', 'phone')).toBe('11');
  expect(typedText('item', 'amount')).toBe('1,5');
  expect(typedText('item', 'name')).toBeNull();
  expect(typedText('none', 'name')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('removes a text, a form, and everything', () => {
  storeTypedText('details', 'name', 'Ana');
  storeTypedText('details', 'phone', '11');
  storeTypedText('item', 'amount', '1,5');
  storeTypedText('details', 'name', null);
  expect([typedText('details', 'name'), typedText('details', 'phone')]).toEqual([null, '11']);
  removeTypedTexts('details');
  expect([typedText('details', 'phone'), typedText('item', 'amount')]).toEqual([null, '1,5']);
  storeTypedText('item', 'amount', null);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  storeTypedText('item', 'amount', '2');
  clearTypedTexts();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('gives a form its own fields, and changes them from the stored ones', () => {
  storeTypedText('details', 'name', 'Ana');
  storeTypedText('details', 'notes', 'Timbre 2');
  const { result } = renderHook(() => useTypedTexts('details', ['name', 'phone']));
  const read = () => result.current[0];
  const [, change] = result.current;
  expect(read()).toEqual({ name: 'Ana' });

  act(() => change((before) => ({ ...before, phone: '11' })));
  expect(read()).toEqual({ name: 'Ana', phone: '11' });
  act(() => change(({ phone }) => ({ ...(phone !== undefined && { phone }), name: undefined })));
  expect(read()).toEqual({ phone: '11' });
  act(() => change(() => ({})));
  expect(read()).toEqual({});
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['a text', 'x'],
  ['nothing', null],
  ['a form that is a text', { details: 'x' }],
  ['a form that is nothing', { details: null }],
  ['a field that is a number', { details: { name: 5 } }],
])('has no text where %s is stored', (_what, value) => {
  sessionStorage.setItem(KEY, JSON.stringify({ version: 1, value }));
  expect(typedText('details', 'name')).toBeNull();
});

it('keeps the texts beside those that it cannot read', () => {
  const value = { item: 7, details: { name: 'Ana', phone: null } };
  sessionStorage.setItem(KEY, JSON.stringify({ version: 1, value }));
  storeTypedText('item', 'amount', '2');
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
    version: 1,
    value: { details: { name: 'Ana' }, item: { amount: '2' } },
  });
});
