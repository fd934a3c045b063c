import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newStoreRow, plainTheme } from '~mocks/database/newStore';

import {
  clearStaffSession,
  rememberedUrl,
  onSessionChangedElsewhere,
  rememberUrl,
  replaceSessionStore,
  saveStaffSession,
  type StaffSession,
  staffSession,
  takeRememberedUrl,
} from './staff';

const storage = window.localStorage;
const administrator = (jwt_token: string, name: string): StaffSession => ({
  jwt_token,
  user: { id: 1, email: 'soporte@plataforma.test', name },
  userType: 'administrador',
  is_admin: true,
  enabled: true,
  store: null,
  store_role: null,
});
const record = (jwt_token: string, name: string) => JSON.stringify(administrator(jwt_token, name));
/** Simulates a change by another tab. */
const recordChanged = (oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue, newValue }));

beforeEach(() => {
  storage.clear();
  clearStaffSession();
  window.sessionStorage.clear();
});

describe('staff session record', () => {
  it.each([
    ['no json'],
    ['null'],
    ['{}'],
    ['{"jwt_token":"x","user":null,"enabled":true}'],
    ['[]'],
    // A record of an older release with fewer fields, and a store user's without the store.
    [record('a', 'Don Pepe').replace('"store_role":null', '"role":null')],
    [record('a', 'Don Pepe').replace('"is_admin":true', '"is_admin":false')],
  ])('a record that is %s counts as signed out', (text) => {
    storage.setItem('user', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(staffSession()).toBeNull();
  });

  const seed = { id: 1, name: 'Don Pepe', hashtag: '#donpepe', prefered_language: 'es' } as const;
  const row = newStoreRow({ ...seed, creatoremail: 'soporte@plataforma.test' }, new Date(0));
  const donPepe = { ...row, theme: plainTheme };

  it('a saved store replaces the one of its own users', () => {
    const session = { ...administrator('a', 'Don Pepe'), is_admin: false, store: donPepe };
    saveStaffSession(session);
    replaceSessionStore({ ...donPepe, id: 2, name: 'Otra' });
    expect(staffSession()).toEqual(session);
    replaceSessionStore({ ...donPepe, name: 'Lo de Pepe' });
    expect(staffSession()?.store?.name).toBe('Lo de Pepe');
  });

  it('a saved store changes no session of an administrator, and no ended one', () => {
    storage.setItem('user', record('a', 'Soporte'));
    const before = staffSession();
    replaceSessionStore(donPepe);
    expect(staffSession()).toBe(before);
    clearStaffSession();
    replaceSessionStore(donPepe);
    expect(staffSession()).toBeNull();
  });

  it('another tab: only another user, or a sign-out, changes the session', () => {
    const listener = vi.fn<() => void>();
    const stop = onSessionChangedElsewhere(listener);
    recordChanged(record('a', 'Don Pepe'), record('a', 'Almacén Don Pepe'));
    expect(listener).not.toHaveBeenCalled();
    recordChanged(record('a', 'Don Pepe'), record('b', 'Don Pepe'));
    recordChanged(record('b', 'Don Pepe'), null);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    // A sign-out of this tab.
    storage.setItem('user', record('a', 'Don Pepe'));
    clearStaffSession();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe('remembered URL', () => {
  it('is a path of this application only, and is removed when taken', () => {
    rememberUrl('/orderlist?estado=pending');
    rememberUrl('https://mal.example/');
    rememberUrl('//mal.example/');
    expect(rememberedUrl()).toBe('/orderlist?estado=pending');
    expect(takeRememberedUrl()).toBe('/orderlist?estado=pending');
    expect(rememberedUrl()).toBeNull();
  });

  it.each(['"javascript:alert(1)"', '7', '["/orderlist"]'])(
    'is none where %s is stored',
    (text) => {
      storage.setItem('lastAddress', text);
      expect(rememberedUrl()).toBeNull();
    },
  );
});
