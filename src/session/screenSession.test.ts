import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { unsavedChanges } from '~/lib/unsavedChanges';

import { hasChangesOfFormerUser, useScreenSession } from './screenSession';
import { clearStaffSession, saveStaffSession, type StaffSession } from './staff';

const userOf = (id: number, jwt_token = `token-${id}`): StaffSession => ({
  jwt_token,
  user: { id, email: `${id}@plataforma.test`, name: `Usuario ${id}` },
  userType: 'administrador',
  is_admin: true,
  enabled: true,
  store: null,
  store_role: null,
});

const signIn = (id: number, token?: string) => act(() => saveStaffSession(userOf(id, token)));
const signOut = () => act(clearStaffSession);

function shownUser() {
  const { result } = renderHook(useScreenSession);
  return () => result.current?.jwt_token;
}

beforeEach(() => {
  unsavedChanges.discard();
  signOut();
});

it('follows who is signed in while nothing is unsaved', () => {
  const shown = shownUser();
  signIn(1);
  expect(shown()).toBe('token-1');
  signIn(2);
  expect(shown()).toBe('token-2');
});

it('keeps the screens of a session that ended', () => {
  const shown = shownUser();
  signIn(1);
  signOut();
  expect(shown()).toBe('token-1');
  expect(hasChangesOfFormerUser()).toBe(false);
});

it('keeps the screens of a user with unsaved changes until they are discarded', () => {
  const shown = shownUser();
  signIn(1);
  act(() => unsavedChanges.add('order'));
  expect(hasChangesOfFormerUser()).toBe(false);
  signIn(2);
  expect(shown()).toBe('token-1');
  expect(hasChangesOfFormerUser()).toBe(true);
  act(() => unsavedChanges.discard());
  expect(shown()).toBe('token-2');
  expect(hasChangesOfFormerUser()).toBe(false);
});

it('takes the new session of the same user, who keeps the changes', () => {
  const shown = shownUser();
  signIn(1);
  act(() => unsavedChanges.add('order'));
  signOut();
  expect(hasChangesOfFormerUser()).toBe(true);
  signIn(1, 'token-1-again');
  expect(shown()).toBe('token-1-again');
  expect(hasChangesOfFormerUser()).toBe(false);
});

it('follows no changes once the screens are closed', () => {
  const { result, unmount } = renderHook(useScreenSession);
  signIn(1);
  unmount();
  signIn(2);
  expect(result.current?.jwt_token).toBe('token-1');
});
