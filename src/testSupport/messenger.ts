import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { CHAT_NAVIGATION_DELAY_MS } from '~/domain/shopper/chatCommands';

import { found, until } from './page';

/** During a test, the script of the chat widget counts as loaded. Elements stay undefined: a definition cannot be undone. */
export const loadMessenger = () => vi.spyOn(customElements, 'get').mockReturnValue(HTMLElement);

/** The widget of the page, once the application has found its input. */
export async function openMessenger() {
  const widget = await found('the chat', () => document.querySelector('df-messenger'));
  if (widget.shadowRoot === null) {
    widget.attachShadow({ mode: 'open' }).innerHTML = '<input>';
    widget.sendQuery = vi.fn<(text: string) => void>();
  }
  const field = widget.shadowRoot?.querySelector('input');
  await until('the chat is ready', () => field?.placeholder !== '');
  return widget;
}

/** Dispatches an event of the widget, and lets the time pass that its navigation waits. */
async function dispatch(name: string, detail: unknown): Promise<void> {
  const widget = await openMessenger();
  vi.useFakeTimers();
  act(() => {
    widget.dispatchEvent(new CustomEvent(name, { detail }));
    vi.advanceTimersByTime(CHAT_NAVIGATION_DELAY_MS);
  });
  vi.useRealTimers();
}

/** The shopper sends a text. */
export const say = (input: string) => dispatch('df-user-input-entered', { input });

/** The assistant answers with an intent. */
export const answer = (displayName: string) =>
  dispatch('df-response-received', { response: { queryResult: { intent: { displayName } } } });
