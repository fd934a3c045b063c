import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { referenceText } from '~/lib/browser/reportError';

import { toast, toastQueue } from './toast';
import { Toasts } from './Toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('leaves after 2 seconds, a defect with its reference, too', () => {
  render(<Toasts />);
  const defect = `Ocurrió un error inesperado. ${referenceText('0A1B2C3D')}`;
  act(() => {
    toast.error('No hay stock');
    toast.error(defect);
  });
  wait(1_999);
  expect(screen.getByText('No hay stock')).toBeVisible();
  expect(screen.getByText(defect)).toBeVisible();
  wait(1);
  expect(screen.queryByText('No hay stock')).toBeNull();
  expect(screen.queryByText(defect)).toBeNull();
});
