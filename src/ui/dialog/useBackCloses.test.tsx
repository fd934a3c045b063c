import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { replacePage } from '~/lib/browser/pageLoad';

import { BackCloses, useBackCloses } from './useBackCloses';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Ends the load of another page.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
});

function Overlay() {
  useBackCloses(() => undefined);
  return null;
}

/** A page with an open overlay, on the entry of the history that is the overlay's. */
async function openOverlay() {
  const history = createMemoryHistory({ initialEntries: ['/before', '/page'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const back = vi.spyOn(history, 'back');
  const page = (overlays: readonly string[]) => (
    <RouterContextProvider router={router}>
      {overlays.map((name) => (
        <Overlay key={name} />
      ))}
    </RouterContextProvider>
  );
  const { rerender, unmount } = render(page(['first']));
  await vi.advanceTimersByTimeAsync(0);
  expect(history.location.state.overlay).toBe(true);
  return { history, back, show: (overlays: string[]) => rerender(page(overlays)), unmount };
}

it('removes the history entry of a closed overlay', async () => {
  const { history, back, unmount } = await openOverlay();
  unmount();
  await vi.runAllTimersAsync();
  expect(back).toHaveBeenCalledOnce();
  expect(history.location).toMatchObject({ pathname: '/page' });
  expect(history.location.state.overlay).toBeUndefined();
});

it('unmounts an overlay that Back closes before the wait for one that stays open', async () => {
  const history = createMemoryHistory({ initialEntries: ['/before', '/page'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  let isOpen = true;
  function Page() {
    const [isShown, setShown] = useState(true);
    useEffect(() => {
      isOpen = isShown;
    });
    return isShown ? <BackCloses onBack={() => setShown(false)} /> : null;
  }
  render(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  );
  await vi.advanceTimersByTimeAsync(0);
  history.back();
  // Without a turn of the event loop, in which React would render.
  expect(isOpen).toBe(false);
  await vi.runAllTimersAsync();
  expect(history.location).toMatchObject({ pathname: '/page' });
  expect(history.location.state.overlay).toBeUndefined();
});

it('keeps the history entry while another overlay is open over the page', async () => {
  const { history, back, show } = await openOverlay();
  show(['first', 'second']);
  show(['first']);
  await vi.runAllTimersAsync();
  expect(back).not.toHaveBeenCalled();
  expect(history.location.state.overlay).toBe(true);
  show([]);
  await vi.runAllTimersAsync();
  expect(back).toHaveBeenCalledOnce();
});

it('removes the history entry once of two overlays that close right after each other', async () => {
  const { history, back, show } = await openOverlay();
  // A browser goes back later.
  back.mockImplementation(() => void setTimeout(() => history.go(-1), 100));
  show(['first', 'second']);
  show(['first']);
  await vi.advanceTimersByTimeAsync(10);
  show([]);
  await vi.runAllTimersAsync();
  expect(back).toHaveBeenCalledOnce();
  expect(history.location).toMatchObject({ pathname: '/page' });
});

it.each(['Back', 'closing'] as const)(
  'keeps a search that was changed on the entry of the overlay: %s',
  async (way) => {
    const { history, unmount } = await openOverlay();
    history.replace('/page?cliente=luz', history.location.state);
    if (way === 'Back') history.back();
    unmount();
    await vi.runAllTimersAsync();
    expect(history.location.state.overlay).toBeUndefined();
    expect(history.location.href).toBe('/page?cliente=luz');
    history.back();
    expect(history.location.href).toBe('/before');
  },
);

it('keeps a search that is changed after the overlay closed, before its entry is removed', async () => {
  const { history, unmount } = await openOverlay();
  unmount();
  history.replace('/page?cliente=luz', history.location.state);
  await vi.runAllTimersAsync();
  expect(history.location.state.overlay).toBeUndefined();
  expect(history.location.href).toBe('/page?cliente=luz');
});

it('leaves the history alone while another page loads, which a step back would cancel', async () => {
  const { back, unmount } = await openOverlay();
  // jsdom loads no pages and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  replacePage('/homeclient/donpepe');
  unmount();
  await vi.runAllTimersAsync();
  expect(back).not.toHaveBeenCalled();
});
