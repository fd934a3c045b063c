import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import type { Assistant } from '~/thirdparty/chat/assistant';

import { useChatActions } from './useChatActions';

type Actions = ReturnType<typeof useChatActions>;

function Chat({ onActions }: { onActions: (actions: Actions) => void }) {
  onActions(useChatActions('#donpepe'));
  return null;
}

afterEach(() => vi.useRealTimers());

it.each([
  ['before the command', 0, 0],
  ['while the command waits', 499, 0],
  ['after the navigation', 500, 1],
] as const)('navigates only from a screen that is shown: left %s', (_when, waits, times) => {
  vi.useFakeTimers();
  const close = vi.fn<() => void>();
  const chat = { close } as Partial<Assistant> as Assistant;
  const mounted: Actions[] = [];
  const { unmount } = renderComponent(<Chat onActions={(actions) => mounted.push(actions)} />);
  const type = () => mounted.at(-1)?.onInput('volver', chat);
  if (waits > 0) type();
  act(() => {
    vi.advanceTimersByTime(waits);
  });
  unmount();
  if (waits === 0) type();
  vi.advanceTimersByTime(1_000);
  expect(close).toHaveBeenCalledTimes(times);
});
