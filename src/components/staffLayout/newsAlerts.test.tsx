import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { signInAs } from '~/app/renderScreen';
import { renderComponent } from '~/testSupport/renderComponent';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { AccountMenu } from './AccountMenu';
import { alertChoice, announce } from './newsAlerts';

useMockBackend();

const tones = vi.fn<() => void>();
const shown = vi.fn<(text: string) => void>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const notifications: EventTarget[] = [];

class FakeAudioContext {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
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
  constructor(text: string) {
    super();
    shown(text);
    notifications.push(this);
  }
}

beforeEach(async () => {
  vi.clearAllMocks();
  notifications.length = 0;
  window.localStorage.clear();
  alertChoice.set(null);
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

describe('announcements of new orders', () => {
  it('are silent until they are chosen, and request no permission', () => {
    renderComponent(<AccountMenu />);
    announce('1 pedido nuevo', () => undefined);
    expect(tones).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('sound once the sound is chosen, which plays it and is remembered', async () => {
    renderComponent(<AccountMenu />);
    await press('Sonido de pedidos nuevos');
    expect(tones).toHaveBeenCalled();
    tones.mockClear();
    announce('1 pedido nuevo', () => undefined);
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
    announce('2 pedidos nuevos', opened);
    expect(shown).toHaveBeenCalledExactlyOnceWith('2 pedidos nuevos');
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
    announce('1 pedido nuevo', () => undefined);
    expect(shown).not.toHaveBeenCalled();
  });
});
