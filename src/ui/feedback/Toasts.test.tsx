import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { referenceText } from '~/lib/browser/reportError';
import { screen } from '~/testSupport/screen';

import { Notice } from './Notice';
import { RecentToasts } from './RecentToasts';
import { assertive, polite, say } from './say';
import { toast, toastQueue } from './toast';
import { Toasts } from './Toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  polite.said.set(null);
  assertive.said.set(null);
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

/** What the live regions say besides the toasts: the polite one, the assertive one. */
function spoken() {
  const attached = vi.spyOn(HTMLElement.prototype, 'attachShadow');
  return () => attached.mock.results.map(({ value }) => (value as ShadowRoot).textContent);
}

it('says a text alone, an error at once, the last of several changes', () => {
  const said = spoken();
  render(<Toasts />);
  act(() => toast.success('Guardado'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Guardado$/);
  say('Yerba: 2');
  say('Yerba: 3');
  wait(399);
  expect(said()).toEqual(['', '']);
  wait(1);
  expect(said()).toEqual(['Yerba: 3', '']);
  say('El precio no es un número', { urgent: true });
  wait(0);
  expect(said()).toEqual(['Yerba: 3', 'El precio no es un número']);
});

const notices = (isFailed: boolean) => (
  <>
    <Toasts />
    <Notice severity="warning">
      Hay <b>2</b> sin cobrar: Yerba
    </Notice>
    <Notice severity="info">Quedó sin agregar</Notice>
    {isFailed ? <Notice severity="error">No se guardó</Notice> : null}
    {isFailed ? <Notice severity="error">No se guardó</Notice> : null}
  </>
);

it('says what appears with its text, all of it together and nothing twice', () => {
  const said = spoken();
  const { rerender } = render(notices(false));
  wait(400);
  expect(said()).toEqual(['Hay 2 sin cobrar: Yerba. Quedó sin agregar', '']);
  rerender(notices(true));
  wait(0);
  expect(said()[1]).toBe('No se guardó');
  expect(screen.getAllByText(/No se guardó/)).toHaveLength(2);
});

it('leaves to a toast what it says already', () => {
  const said = spoken();
  render(notices(true));
  act(() => toast.error('No se guardó'));
  wait(400);
  expect(said()[1]).toBe('');
});

const oneNotice = (text: string | null) => (
  <>
    <Toasts />
    {text === null ? null : <Notice severity="info">{text}</Notice>}
  </>
);

it('says what changes in it, and not what left before it was said', async () => {
  const said = spoken();
  const { rerender } = render(oneNotice('1 de 2'));
  wait(400);
  rerender(oneNotice('2 de 2'));
  await act(async () => vi.advanceTimersByTimeAsync(400));
  expect(said()[0]).toBe('2 de 2');
  rerender(oneNotice('Listo'));
  rerender(oneNotice(null));
  wait(400);
  expect(said()[0]).toBe('2 de 2');
});
