import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useMinute, useToday } from './useToday';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (day: number, hour = 0, minute = 0) => new Date(2026, 4, day, hour, minute).getTime();

it('updates at each midnight, and clears its timer', () => {
  vi.setSystemTime(at(15, 23, 59));
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe(at(15));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe(at(16));
  act(() => {
    vi.advanceTimersByTime(24 * 60 * 60_000);
  });
  expect(result.current).toBe(at(17));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('updates at each minute', () => {
  vi.setSystemTime(at(15, 23, 58) + 40_000);
  const { result } = renderHook(useMinute);
  expect(result.current).toBe(at(15, 23, 58));
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(result.current).toBe(at(15, 23, 59));
});

it('checks the time when the page becomes visible after a sleep', () => {
  vi.setSystemTime(at(15, 22));
  const { result } = renderHook(useToday);
  vi.setSystemTime(at(16, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe(at(16));
});
