// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { filledText, storedValue, useStored } from './storedValue';

const KEY = 'name';
const asNumbers = (raw: unknown) =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'number') ? raw : null;
const changedElsewhere = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('stores, reads and removes a value', () => {
  const name = storedValue(KEY, filledText);
  expect(name.get()).toBeNull();
  name.set('Ana');
  expect(localStorage.getItem(KEY)).toBe('"Ana"');
  expect(name.get()).toBe('Ana');
  name.set(null);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['{', '5', 'null', '""'])('drops %s, which cannot be read', (text) => {
  localStorage.setItem(KEY, text);
  expect(storedValue(KEY, filledText).get()).toBeNull();
});

it('returns the same object until the stored text changes', () => {
  const numbers = storedValue(KEY, asNumbers);
  numbers.set([1]);
  const first = numbers.get();
  expect(numbers.get()).toBe(first);
  localStorage.setItem(KEY, '[2]');
  expect(numbers.get()).toEqual([2]);
});

it('drops a value of another version', () => {
  storedValue(KEY, asNumbers, 1).set([1]);
  expect(storedValue(KEY, asNumbers, 1).get()).toEqual([1]);
  expect(storedValue(KEY, asNumbers, 2).get()).toBeNull();
  localStorage.setItem(KEY, '[1]');
  expect(storedValue(KEY, asNumbers, 1).get()).toBeNull();
});

it('re-renders after a change in this tab and in another tab', () => {
  const name = storedValue(KEY, filledText);
  const { result } = renderHook(() => useStored(name));
  act(() => name.set('Ana'));
  expect(result.current).toBe('Ana');
  localStorage.setItem(KEY, '"Luz"');
  act(() => void changedElsewhere('other'));
  expect(result.current).toBe('Ana');
  act(() => void changedElsewhere(KEY));
  expect(result.current).toBe('Luz');
  localStorage.removeItem(KEY);
  act(() => void changedElsewhere(KEY));
  expect(result.current).toBeNull();
});

function clear(event: boolean) {
  localStorage.removeItem(KEY);
  if (event) changedElsewhere(null);
}

describe('a storage that is cleared while the page is open', () => {
  it.each([true, false])(
    'keeps the value, and stores it again with the next change: event %s',
    (event) => {
      const name = storedValue(KEY, filledText, undefined, 'kept');
      name.set('Ana');
      clear(event);
      expect(name.get()).toBe('Ana');
      name.set('Luz');
      expect(localStorage.getItem(KEY)).toBe('"Luz"');
    },
  );

  it('keeps no value that this tab or another one has removed', () => {
    const name = storedValue(KEY, filledText, undefined, 'kept');
    name.set('Ana');
    localStorage.removeItem(KEY);
    changedElsewhere(KEY);
    expect(name.get()).toBeNull();
    name.set('Luz');
    name.set(null);
    expect(name.get()).toBeNull();
  });

  it('keeps none of a page that comes back: another one may have removed it', () => {
    const name = storedValue(KEY, filledText, undefined, 'kept');
    name.set('Ana');
    clear(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(name.get()).toBeNull();
  });
});

it('notifies once per change, not when the same value is stored again', () => {
  const name = storedValue(KEY, filledText);
  const listener = vi.fn<() => void>();
  const unsubscribe = name.subscribe(listener);
  name.set('Ana');
  name.set('Ana');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  name.set('Luz');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps a value in memory when the browser stores nothing', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const name = storedValue(KEY, filledText);
  name.set('Ana');
  expect(name.get()).toBe('Ana');
  refused.mockRestore();
  name.set(null);
  expect(name.get()).toBeNull();
});

it('keeps a value of this tab out of the storage that tabs share', () => {
  const name = storedValue(KEY, filledText, 1, 'session');
  name.set('Ana');
  expect(sessionStorage.getItem(KEY)).toBe('{"version":1,"value":"Ana"}');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(name.get()).toBe('Ana');
  sessionStorage.setItem(KEY, '{"version":2,"value":"Ana"}');
  expect(name.get()).toBeNull();
});

it('remembers what a storage accepts and forgets, until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue();
  const name = storedValue(KEY, filledText);
  name.set('Ana');
  expect(name.get()).toBe('Ana');
  name.set(null);
  expect(name.get()).toBeNull();
});
