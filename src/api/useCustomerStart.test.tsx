import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION } from '~mocks/seed/accounts';

import { setConfig } from '~/lib/config';
import { leaveStore, saveCustomerSession } from '~/session/customer';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { useMockBackend } from '../../mocks/node';
import * as customerSession from './customerSession';
import { customerStartQuery, useCustomerStart } from './customerStart';

useMockBackend();

beforeEach(() => {
  setConfig(shippedConfig());
  leaveStore();
  return () => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  };
});

/** The home of #donpepe after its route has loaded, and the reads since. */
async function openHome({ visited = false } = {}) {
  const tab = newTab();
  if (visited) {
    saveCustomerSession({ sessionId: DEMO_SESSION });
    await newTab().fetchQuery({ ...customerStartQuery(null), initialData: undefined });
  }
  await tab.ensureQueryData(customerStartQuery('donpepe'));
  const reads = vi.spyOn(customerSession, 'presetStore');
  return { tab, reads, ...renderInTab(() => useCustomerStart('donpepe'), tab) };
}

const show = (isVisible: boolean) => act(() => focusManager.setFocused(isVisible));

describe('the start of the shopper’s home', () => {
  it('is what the loader read, and is not read again', async () => {
    const { result, reads } = await openHome();
    expect(result.current).toMatchObject({
      start: { kind: 'ready', session: { store_public_data: { hashtag: '#donpepe' } } },
      isFresh: true,
    });
    expect(reads).not.toHaveBeenCalled();
  });

  it('is read at once where it is only remembered', async () => {
    const { result, reads } = await openHome({ visited: true });
    expect(result.current).toMatchObject({ start: { kind: 'ready' }, isFresh: false });
    await waitFor(() => expect(result.current.isFresh).toBe(true));
    expect(reads).toHaveBeenCalledOnce();
  });

  it('is read again when it is invalidated or requested', async () => {
    const { tab, result, reads } = await openHome();
    await act(() => tab.invalidateQueries({ queryKey: ['customerSession'] }));
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
    await act(async () => result.current.refresh());
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  });

  it('is read again when the tab becomes visible, unless it was read a moment ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { reads } = await openHome();
    vi.setSystemTime(Date.now() + 5_000);
    show(false);
    show(true);
    expect(reads).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 1);
    show(false);
    expect(reads).not.toHaveBeenCalled();
    show(true);
    await waitFor(() => expect(reads).toHaveBeenCalledOnce());
    await act(async () => void (await reads.mock.results[0]?.value));
  });
});
