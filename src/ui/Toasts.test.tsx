import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { referenceText } from '~/lib/reportError';

import { toast, TOAST_MS, toastQueue } from './toast';
import { Toasts } from './Toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('leaves after 2 seconds; one with a reference to copy stays until it is closed', () => {
  render(<Toasts />);
  const defect = `Ocurrió un error inesperado. ${referenceText('0A1B2C3D')}`;
  act(() => {
    toast.error('No hay stock');
    toast.error(defect);
  });
  expect(screen.getByText('No hay stock')).toBeVisible();
  wait(TOAST_MS);
  expect(screen.queryByText('No hay stock')).toBeNull();
  wait(10 * TOAST_MS);
  expect(screen.getByText(defect)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).click());
  expect(screen.queryByText(defect)).toBeNull();
});
