import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadMessenger } from '~/testSupport/messenger';

import { type Assistant, type AssistantSettings, mountAssistant } from './assistant';
import { intentOf } from './messengerParts';

const settings: AssistantSettings = {
  scriptUrl: 'https://asistente.test/df-messenger.js',
  agentId: 'agente-1',
  projectId: 'proyecto-1',
  location: 'us-central1',
  sessionId: 'sesion-1',
  title: 'Tienda donpepe',
  icon: 'https://media.test/avatar.png',
  placeholder: 'Escribí…',
  retryMs: 200,
  variables: { '--df-messenger-bot-message': '#fefefe' },
};

/** Like the real one: its input is in a shadow root below another, some time after it is on the page. */
function addInput(widget: Element) {
  setTimeout(() => {
    const chat = document.createElement('div');
    widget.attachShadow({ mode: 'open' }).append(chat);
    chat.attachShadow({ mode: 'open' }).innerHTML =
      '<input placeholder="Ask something..."><button id="sendIconButton"></button>';
  }, 500);
}

const listeners = {
  onInput: vi.fn<(text: string) => void>(),
  onIntent: vi.fn<(displayName: string) => void>(),
  onOpenChange: vi.fn<(open: boolean) => void>(),
};
let leaving: AbortController;

function open(): Promise<Assistant> {
  const opening = mountAssistant(document.body, settings, listeners, leaving.signal);
  const widget = messenger();
  if (widget) addInput(widget);
  return opening;
}

async function opened(): Promise<Assistant> {
  const assistant = open();
  await vi.advanceTimersByTimeAsync(800);
  return assistant;
}

const messenger = () => document.querySelector('df-messenger');
const field = () =>
  messenger()?.shadowRoot?.querySelector('div')?.shadowRoot?.querySelector('input');

beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
});

afterEach(() => {
  leaving.abort();
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('mountAssistant', () => {
  it('rejects when the script is blocked, and the next call requests it again', async () => {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const failure = open().catch((error: unknown) => error);
      const script = document.querySelector('script');
      expect(script?.src).toBe(settings.scriptUrl);
      script?.dispatchEvent(new Event('error'));
      expect(String(await failure)).toContain('Script blocked');
      expect(document.querySelector('script')).toBeNull();
    }
  });

  it('rejects when the script takes too long', async () => {
    const failure = open().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(String(await failure)).toContain('Script too slow');
    expect(messenger()).toBeNull();
  });

  describe('with the script there', () => {
    beforeEach(() => void loadMessenger());

    it('carries agent, project, language, session and title, and the colours', async () => {
      await opened();
      const attributes = [
        'agent-id',
        'project-id',
        'location',
        'language-code',
        'session-id',
        'chat-title',
      ];
      expect(attributes.map((name) => messenger()?.getAttribute(name))).toEqual([
        'agente-1',
        'proyecto-1',
        'us-central1',
        'es',
        'sesion-1',
        'Tienda donpepe',
      ]);
      expect(messenger()?.style.getPropertyValue('--df-messenger-bot-message')).toBe('#fefefe');
      expect(document.querySelector('script')).toBeNull();
    });

    it('opens, unless it was closed before the input was there', async () => {
      const openChat = vi.fn<() => void>();
      const assistant = open();
      Object.assign(messenger() ?? {}, { openChat });
      messenger()?.dispatchEvent(
        new CustomEvent('df-chat-open-changed', { detail: { isOpen: false } }),
      );
      await vi.advanceTimersByTimeAsync(800);
      expect(openChat).not.toHaveBeenCalled();
      (await assistant).open();
      expect(openChat).toHaveBeenCalledOnce();
    });

    it('opens a release that makes its input when it is first opened', async () => {
      let isMade = false;
      const Messenger = customElements.get('df-messenger')?.prototype as HTMLElement;
      Object.assign(Messenger, {
        openChat(this: HTMLElement) {
          if (!isMade) addInput(this);
          isMade = true;
        },
      });
      const assistant = mountAssistant(document.body, settings, listeners, leaving.signal);
      await vi.advanceTimersByTimeAsync(800);
      delete (Messenger as { openChat?: unknown }).openChat;
      await expect(assistant).resolves.toBeDefined();
      expect(document.querySelector('df-messenger-chat-bubble')).toHaveAttribute('expanded');
    });

    it('sets the placeholder once the input is there, looking every 200 ms', async () => {
      const assistant = open();
      await vi.advanceTimersByTimeAsync(599);
      expect(field()?.placeholder).toBe('Ask something...');
      await vi.advanceTimersByTimeAsync(1);
      expect(field()?.placeholder).toBe('Escribí…');
      expect(typeof (await assistant).send).toBe('function');
    });

    it('hears both generations: events of the element and of the window', async () => {
      await opened();
      messenger()?.dispatchEvent(
        new CustomEvent('df-user-input-entered', { detail: { input: 'volver' } }),
      );
      const detail = { raw: { queryResult: { intent: { displayName: 'item confirmed' } } } };
      window.dispatchEvent(new CustomEvent('df-response-received', { detail }));
      window.dispatchEvent(new CustomEvent('df-chat-open-changed', { detail: { isOpen: true } }));
      expect(listeners.onInput.mock.calls).toEqual([['volver']]);
      expect(listeners.onIntent.mock.calls).toEqual([['item confirmed']]);
      expect(listeners.onOpenChange.mock.calls).toEqual([[true]]);
    });

    it('types a text into the input where the widget has no function for it', async () => {
      const assistant = await opened();
      const pressed = vi.fn<() => void>();
      field()?.nextElementSibling?.addEventListener('click', pressed);
      assistant.send('finalizar pedido');
      expect(field()?.value).toBe('finalizar pedido');
      expect(pressed).toHaveBeenCalledOnce();
    });

    it('sends a text by the widget’s own function where it has one', async () => {
      const assistant = await opened();
      const sendQuery = vi.fn<(text: string) => void>();
      Object.assign(messenger() ?? {}, { sendQuery });
      assistant.send('hola');
      expect(sendQuery.mock.calls).toEqual([['hola']]);
      expect(field()?.value).toBe('');
    });

    it('is removed with its listeners when the signal is aborted', async () => {
      await opened();
      leaving.abort();
      expect(messenger()).toBeNull();
      window.dispatchEvent(new CustomEvent('df-user-input-entered', { detail: { input: 'x' } }));
      expect(listeners.onInput).not.toHaveBeenCalled();
    });
  });
});

describe('intentOf', () => {
  it.each([
    [{ response: { queryResult: { intent: { displayName: 'order confirmed' } } } }],
    [{ raw: { queryResult: { match: { intent: { displayName: 'order confirmed' } } } } }],
  ])('reads the display name of %j', (detail) => {
    expect(intentOf(detail)).toBe('order confirmed');
  });

  it.each([null, 'x', {}, { response: null }, { response: { queryResult: { intent: {} } } }])(
    'finds none in %j',
    (detail) => {
      expect(intentOf(detail)).toBeNull();
    },
  );
});
