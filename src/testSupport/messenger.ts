import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { CHAT_NAVIGATION_DELAY_MS } from '~/domain/shopper/chatCommands';

import { found } from './page';

/** The chat widget without its script: its input is there at once. */
export class Messenger extends HTMLElement {
  sendQuery = vi.fn<(text: string) => void>();
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<input>';
  }
}

/** The widget of the page, once it is there; the test file defines the element. */
export async function openMessenger(): Promise<Messenger> {
  const shown = await found(
    'the chat',
    () => document.querySelector<Messenger>('df-messenger') ?? undefined,
  );
  if (!(shown instanceof Messenger)) throw new Error('Another widget');
  return shown;
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
