import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { currentAlphanumId, setCurrentAlphanumId } from '~/session/selection';
import { clearStaffSession, rememberedUrl, rememberUrl, staffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab } from '~/testSupport/testHooks';

import { useMockBackend } from '../../mocks/node';
import * as setupTasks from './setupTasks';
import { useSignIn } from './signIn';
import { useSignOut } from './signOut';
import { api, unwrap } from './transport/client';

useMockBackend();

let resetExpiredFlags = vi.fn<typeof setupTasks.resetExpiredFlags>();

const SELLER = { email: 'admin@donpepe.test', password: 'Pepe1234' };
const PLATFORM = { email: 'root@plataforma.test', password: 'Root1234' };

const login = (body: typeof SELLER) => unwrap(api().POST('/user/login', { body }), (data) => data);

beforeEach(() => {
  setConfig(shippedConfig());
  clearStaffSession();
  resetExpiredFlags = vi.spyOn(setupTasks, 'resetExpiredFlags').mockResolvedValue();
});

/** A hook in a tab with cached data, on the order list. */
function renderOnList<Result>(hook: () => Result) {
  const queryClient = newTab();
  queryClient.setQueryData(['orders'], []);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/orderlist'] }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  return { ...renderHook(hook, { wrapper }), queryClient, router };
}

describe('signing in', () => {
  it('stores the session, empties the cache and returns the remembered URL once', async () => {
    rememberUrl('/clientlist');
    setCurrentAlphanumId('DP1042');
    const session = await login(SELLER);
    const { result, queryClient } = renderOnList(useSignIn);
    expect(result.current(session)).toBe('/clientlist');
    expect(staffSession()).toEqual(session);
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
    expect(rememberedUrl()).toBeNull();
    expect(currentAlphanumId()).toBe('DP1042');
    expect(result.current(session)).toBe('/home');
  });

  it('resets the expired tasks of a seller only', async () => {
    const { result } = renderOnList(useSignIn);
    result.current(await login(PLATFORM));
    const session = await login(SELLER);
    result.current({ ...session, enabled: false });
    result.current(session);
    await vi.waitFor(() => expect(resetExpiredFlags).toHaveBeenCalled());
    expect(resetExpiredFlags.mock.calls.map(([store]) => store)).toEqual([session.store]);
  });

  it('succeeds although the tasks cannot be checked', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    resetExpiredFlags.mockRejectedValue(new Error('No'));
    const { result } = renderOnList(useSignIn);
    expect(result.current(await login(SELLER))).toBe('/home');
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith('Setup flags not checked', new Error('No')),
    );
  });
});

/** Signs out where the navigation to /login ends at `pathname`. */
async function signOut(pathname: string) {
  const hook = renderOnList(() => ({ signIn: useSignIn(), signOut: useSignOut() }));
  hook.result.current.signIn(await login(SELLER));
  hook.queryClient.setQueryData(['orders'], []);
  setCurrentAlphanumId('DP1042');
  const navigate = vi.spyOn(hook.router, 'navigate').mockImplementation(() => {
    hook.router.latestLocation = { ...hook.router.latestLocation, pathname };
    return Promise.resolve();
  });
  await act(async () => {
    hook.result.current.signOut();
    await Promise.resolve();
  });
  expect(navigate).toHaveBeenCalledWith({ to: '/login' });
  return hook.queryClient;
}

describe('signing out', () => {
  it('leaves for /login first, and then ends the session with its selection and cache', async () => {
    const queryClient = await signOut('/login');
    expect(staffSession()).toBeNull();
    expect(currentAlphanumId()).toBeNull();
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  });

  it('keeps everything when the user stays with unsaved changes', async () => {
    const queryClient = await signOut('/orderdetail/DP1042');
    expect(staffSession()).not.toBeNull();
    expect(currentAlphanumId()).toBe('DP1042');
    expect(queryClient.getQueryData(['orders'])).toEqual([]);
  });
});
