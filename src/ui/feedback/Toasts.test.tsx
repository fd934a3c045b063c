import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { referenceText } from '~/lib/browser/reportError';

import { RecentToasts } from './RecentToasts';
import { say } from './say';
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

it('stays while it is pointed at or has the focus', () => {
  render(<Toasts />);
  act(() => toast.warning('No se pudo copiar el enlace'));
  const text = screen.getByText('No se pudo copiar el enlace');
  fireEvent.pointerEnter(screen.getByRole('region'));
  wait(9_000);
  expect(text).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('region'));
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus());
  wait(9_000);
  expect(text).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).blur());
  wait(2_000);
  expect(text).not.toBeInTheDocument();
});

it('can be read again after it has left', () => {
  render(
    <>
      <Toasts />
      <RecentToasts />
    </>,
  );
  for (const text of ['1', '2', '3', '4', '5', '6']) act(() => toast.info(text));
  wait(2_000);
  const again = screen.getByRole('group');
  act(() => {
    (again as HTMLDetailsElement).open = true;
    again.dispatchEvent(new Event('toggle'));
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
  ]);
});

it('says its text alone, an error at once, the last of several changes', () => {
  render(<Toasts />);
  act(() => toast.success('Guardado'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Guardado$/);
  say('Yerba: 2');
  say('Yerba: 3');
  wait(400);
  expect(screen.getByRole('status')).toHaveTextContent(/^Guardado ?Yerba: 3$/);
  act(() => say('El precio no es un número', { urgent: true }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^El precio no es un número$/);
});
