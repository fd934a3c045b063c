import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedRows } from '~mocks/seed/seedDatabase';

import type { Store } from '~/contract/types';
import type { SetupFlag } from '~/domain/store/setupFlags';
import { clearStaffSession, saveStaffSession, staffSession } from '~/session/staff';

import { completeSetupTask, resetExpiredFlags } from './setupTasks';
import * as stores from './store';
import { ApiError } from './transport/errors';

let saveStore = vi.fn<typeof stores.saveStore>();

const now = new Date(2026, 4, 15, 12, 0, 0);

const row = seedRows('default', now).stores.find(({ hashtag }) => hashtag === '#donpepe');

/** #donpepe, with the given times of its flags `store` and `qrs`. */
function donPepe(storeTS: string, qrsTS: string): Store {
  if (!row) throw new Error('No such store');
  const setup = { ...row.setup, store: true, storeTS, qrs: true, qrsTS };
  return { ...row, setup };
}

function signedIn(store: Store): Store {
  saveStaffSession({
    jwt_token: 'demo-token.admin@donpepe.test',
    user: { id: 1, email: 'admin@donpepe.test', name: 'José Pereyra' },
    userType: 'vendedor',
    is_admin: false,
    enabled: true,
    store,
    store_role: 'admin',
  });
  return store;
}

beforeEach(() => {
  saveStore = vi.spyOn(stores, 'saveStore').mockImplementation(async (store) => store);
});

describe('resetExpiredFlags', () => {
  it('saves nothing while no flag is past its days', async () => {
    await resetExpiredFlags(signedIn(donPepe('2026-05-08 12:00:00', '2026-04-30 12:00:00')), now);
    expect(saveStore).not.toHaveBeenCalled();
  });

  it('resets in the session at once and saves once', async () => {
    const store = signedIn(donPepe('2026-05-08 11:59:59', '2026-04-30 11:59:59'));
    const answers: ((saved: Store) => void)[] = [];
    saveStore.mockReturnValue(
      new Promise((resolve) => {
        answers.push(resolve);
      }),
    );
    const done = resetExpiredFlags(store, now);
    expect(staffSession()?.store?.setup).toMatchObject({ store: false, qrs: false, crew: true });
    answers[0]?.(store);
    await done;
    expect(saveStore).toHaveBeenCalledOnce();
    const [saved, buildBody] = saveStore.mock.calls[0] ?? [];
    expect(saved?.id).toBe(1);
    expect(buildBody?.(store)).toEqual({ setup: { store: false, qrs: false } });
  });

  it('survives a save that fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveStore.mockRejectedValue(new ApiError('Sin conexión', 0));
    await resetExpiredFlags(signedIn(donPepe('2026-05-01 12:00:00', '2026-05-14 12:00:00')), now);
    expect(staffSession()?.store?.setup).toMatchObject({ store: false, qrs: true });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('leaves the session of another store alone', async () => {
    const store = donPepe('2026-05-01 12:00:00', '2026-05-14 12:00:00');
    const other = signedIn({ ...store, id: 2 });
    await resetExpiredFlags(store, now);
    expect(staffSession()?.store).toEqual(other);
  });
});

describe('completeSetupTask', () => {
  const at = '2026-05-14 12:00:00';
  /** The body that completing a task sends; null: nothing is sent. */
  async function bodyOf(flag: SetupFlag, store: Store | null) {
    saveStore.mockResolvedValue(donPepe(at, at));
    await completeSetupTask(flag, now);
    const [saved, buildBody] = saveStore.mock.calls[0] ?? [];
    expect(saved ?? null).toEqual(saveStore.mock.calls.length === 0 ? null : store);
    return store && buildBody ? buildBody(store) : null;
  }

  it('saves an open task, and an expiring one again', async () => {
    const store = donPepe(at, at);
    const open = signedIn({ ...store, setup: { ...store.setup, crew: false } });
    expect(await bodyOf('crew', open)).toEqual({ setup: { crew: true } });
    saveStore.mockReset();
    expect(await bodyOf('qrs', open)).toEqual({
      setup: { qrs: true, qrsTS: '2026-05-15 12:00:00' },
    });
  });

  it('saves nothing for a task that is done, or without a store', async () => {
    const store = donPepe(at, at);
    signedIn({ ...store, setup: { ...store.setup, crew: true } });
    expect(await bodyOf('crew', store)).toBeNull();
    clearStaffSession();
    expect(await bodyOf('qrs', null)).toBeNull();
  });

  it('survives a save that fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    signedIn(donPepe(at, at));
    saveStore.mockRejectedValue(new ApiError('Sin conexión', 0));
    await completeSetupTask('qrs', now);
    expect(warn).toHaveBeenCalledWith('Setup task not saved', expect.any(ApiError));
  });
});
