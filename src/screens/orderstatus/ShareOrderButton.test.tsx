import { MantineProvider } from '@mantine/core';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { ShareOrderButton } from './ShareOrderButton';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

function press(provided: { share?: unknown; writeText?: unknown }) {
  const { share, writeText } = provided;
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<ShareOrderButton title="Pedido DPPAGO1 · Almacén Don Pepe" />, {
    wrapper: MantineProvider,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Compartir enlace' }));
}

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

it('opens the share sheet of the device with the link and the title', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  press({ share, writeText });
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Pedido DPPAGO1 · Almacén Don Pepe',
    url: window.location.href,
  });
  expect(writeText).not.toHaveBeenCalled();
});

it('says nothing when the shopper closes the share sheet', async () => {
  const share = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  press({ share });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(toasts()).toEqual([]);
});

it('copies the link where the share sheet may not be opened', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  press({ share: () => Promise.reject(new DOMException('denied', 'NotAllowedError')), writeText });
  await waitFor(() => expect(toasts()).toEqual(['Enlace copiado']));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(window.location.href);
});

it('copies the link where the device has no share sheet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  press({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(window.location.href);
  await waitFor(() => expect(toasts()).toEqual(['Enlace copiado']));
});

it('says where the link is when it cannot be copied', async () => {
  press({
    writeText: async () => {
      throw new DOMException('denied', 'NotAllowedError');
    },
  });
  await waitFor(() =>
    expect(toasts()).toEqual(['No se pudo copiar el enlace: copialo de la barra de direcciones']),
  );
});
