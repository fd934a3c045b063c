import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderNews } from '~/domain/orders/orderNews';
import { renderComponent } from '~/testSupport/renderComponent';
import { signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { AccountMenu } from './AccountMenu';
import { alertChoice, announce, playSound } from './newsAlerts';

useMockBackend();

const tones = vi.fn<() => void>();
const shown = vi.fn<(text: string, options: object) => void>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const notifications: EventTarget[] = [];

/** A browser that blocks sound keeps a context suspended and its `resume` waiting. */
class FakeAudioContext {
  static blocked = false;
  currentTime = 0;
  destination = {};
  get state() {
    return FakeAudioContext.blocked ? 'suspended' : 'running';
  }
  resume = () => new Promise(() => undefined);
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: object) => next,
    start: tones,
    stop: () => undefined,
  });
}

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static readonly requestPermission = () => requestPermission();
  readonly close = () => undefined;
  constructor(text: string, options: object) {
    super();
    shown(text, options);
    notifications.push(this);
  }
}

beforeEach(async () => {
  vi.clearAllMocks();
  notifications.length = 0;
  window.localStorage.clear();
  alertChoice.set(null);
  FakeAudioContext.blocked = false;
  FakeNotification.permission = 'default';
  requestPermission.mockImplementation(() => {
    FakeNotification.permission = 'granted';
    return Promise.resolve('granted');
  });
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('Notification', FakeNotification);
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  await signInAs(ACCOUNTS.storeUser);
});

/** Opens the account menu, which closes with every choice, and presses one of its items. */
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Cuenta' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
}

const entry = { before: null, announced: true };

const arrived = (...ids: string[]): OrderNews => ({
  arrived: new Map(ids.map((id) => [id, entry])),
  approved: new Map(),
});

describe('announcements of new orders', () => {
  it('are silent until they are chosen, and request no permission', async () => {
    renderComponent(<AccountMenu />);
    await announce(arrived('A'), () => undefined);
    expect(tones).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('sound once the sound is chosen, which plays it and is remembered', async () => {
    renderComponent(<AccountMenu />);
    await press('Sonido de pedidos nuevos');
    await waitFor(() => expect(tones).toHaveBeenCalled());
    tones.mockClear();
    await announce(arrived('A'), () => undefined);
    expect(tones).toHaveBeenCalled();
    expect(window.localStorage.getItem('avisosPedidos')).toBe('{"sound":true,"system":false}');
  });

  it('are system notifications once the browser permits them; a press on one opens the list', async () => {
    renderComponent(<AccountMenu />);
    await press('Notificaciones de pedidos');
    await waitFor(() => expect(alertChoice.get()?.system).toBe(true));
    expect(requestPermission).toHaveBeenCalledTimes(1);

    const opened = vi.fn<() => void>();
    vi.spyOn(window, 'focus').mockImplementation(() => undefined);
    await announce(arrived('A', 'B'), opened);
    expect(shown).toHaveBeenCalledExactlyOnceWith('2 pedidos nuevos', {
      tag: 'pedidos',
      renotify: true,
    });
    notifications[0]?.dispatchEvent(new Event('click'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('stay off when the browser refuses, which is said', async () => {
    requestPermission.mockResolvedValue('denied');
    renderComponent(<AccountMenu />);
    await press('Notificaciones de pedidos');
    await waitFor(() =>
      expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
        'El navegador no permite notificaciones de este sitio',
      ]),
    );
    expect(alertChoice.get()?.system ?? false).toBe(false);
    await announce(arrived('A'), () => undefined);
    expect(shown).not.toHaveBeenCalled();
  });

  it('come once, whichever tab reads the orders', async () => {
    alertChoice.set({ sound: false, system: true });
    FakeNotification.permission = 'granted';
    await announce(arrived('A'), () => undefined);
    await announce(arrived('A', 'B'), () => undefined);
    await announce(arrived('B'), () => undefined);
    expect(shown.mock.calls.map(([text]) => text)).toEqual(['1 pedido nuevo', '1 pedido nuevo']);
  });

  it('schedule no tone while the browser blocks sound', async () => {
    vi.useFakeTimers();
    try {
      FakeAudioContext.blocked = true;
      const played = playSound();
      await vi.runAllTimersAsync();
      await played;
      FakeAudioContext.blocked = false;
      await vi.runAllTimersAsync();
      expect(tones).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are unticked once the permission is withdrawn, and asked for again', async () => {
    alertChoice.set({ sound: false, system: true });
    renderComponent(<AccountMenu />);
    fireEvent.click(screen.getByRole('button', { name: 'Cuenta' }));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Notificaciones de pedidos' });
    expect(item).not.toBeChecked();
    fireEvent.click(item);
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });
});
