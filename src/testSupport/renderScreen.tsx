import { render, type RenderOptions } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { App } from '~/app/App';
import { createAppRouter } from '~/app/router';
import { loginResultShape } from '~/contract/shapes.gen';
import { setConfig } from '~/lib/config';
import { saveStaffSession } from '~/session/staff';
import { toastQueue } from '~/ui/feedback/toast';

import { overlayLeft } from './overlayLeft';
import { shippedConfig } from './testConfig';

type AppParts = ReturnType<typeof createAppRouter>;

interface Account {
  email: string;
  password: string;
}

const login = ({ email, password }: Account) =>
  unwrap(api().POST('/user/login', { body: { email, password } }), readOne(loginResultShape));

/** Signs in as a demo account, like the sign-in screen. */
export async function signInAs(account: Account): Promise<void> {
  setConfig(shippedConfig());
  saveStaffSession(await login(account));
}

/** Changes the session like another tab: stores or removes the record and fires this tab's storage event. */
export async function signInElsewhere(account: Account | null): Promise<void> {
  const oldValue = window.localStorage.getItem('user');
  if (account === null) window.localStorage.removeItem('user');
  else window.localStorage.setItem('user', JSON.stringify(await login(account)));
  const newValue = window.localStorage.getItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue, newValue }));
}

/** How long loads of an ended test are waited for, in ms: those that the test holds back never end. */
const LOADS_END_MS = 500;

/** Ends what a test left in flight, which would redirect and show toasts during the next test. */
async function finishLoads({ queryClient, router }: AppParts, loads: ReadonlySet<Promise<void>>) {
  // What fails from here on must not lead the next test's page, which has the same window, to the sign-in.
  router.navigate = () => Promise.resolve();
  await queryClient.cancelQueries();
  vi.useRealTimers();
  if (loads.size > 0) {
    await Promise.race([
      Promise.allSettled(loads),
      new Promise((resolve) => setTimeout(resolve, LOADS_END_MS)),
    ]);
  }
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  await overlayLeft();
}

/** Renders the application at `url`; the test file calls `useMockBackend`. */
export function renderScreen(
  url: string,
  options?: Pick<RenderOptions, 'reactStrictMode' | 'wrapper'>,
) {
  setConfig(shippedConfig());
  window.history.replaceState(null, '', url);
  const app = createAppRouter();
  const { load } = app.router;
  const loads = new Set<Promise<void>>();
  app.router.load = (options) => {
    const one = load(options).finally(() => loads.delete(one));
    loads.add(one);
    return one;
  };
  onTestFinished(() => finishLoads(app, loads));
  return { ...app, ...render(<App {...app} />, options) };
}
