import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useClearGuard } from './useClearGuard';

afterEach(() => {
  vi.useRealTimers();
});

it('ignores a press within 100 ms of the last one that cleared', () => {
  vi.useFakeTimers();
  const clear = vi.fn<() => void>();
  const { result } = renderHook(() => useClearGuard(clear));
  const pressAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    result.current();
    return clear.mock.calls.length;
  };
  expect([0, 60, 39, 1].map(pressAfter)).toEqual([1, 1, 1, 2]);
});
