import { loadScript, SCRIPT_TIMEOUT_MS } from '../loadScript';
import { findInside, intentOf } from './messengerParts';

/** Depending on the release, the element or its child opens and closes; the oldest release only has `expand`. */
interface Openable extends HTMLElement {
  openChat?: () => void;
  closeChat?: () => void;
}

/** Methods of Dialogflow Messenger's element; older releases lack them. */
interface MessengerElement extends Openable {
  sendQuery?: (text: string) => unknown;
  clearStorage?: () => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'df-messenger': MessengerElement;
    'df-messenger-chat-bubble': Openable;
  }
}

/** The language of the widget, for every store: the assistant itself reads the language of a message. */
const CHAT_LANGUAGE = 'es';

/** Settings of the widget. Texts are plain text; the caller has validated the URLs. */
export interface AssistantSettings {
  scriptUrl: string;
  agentId: string;
  projectId: string;
  /** Region of the agent, such as `us-central1`; null for the element's own, `global`. */
  location: string | null;
  sessionId: string;
  title: string;
  /** Complete http(s) URL; null for the widget's own icon. */
  icon: string | null;
  placeholder: string;
  /** Interval of the search for the widget's input, in ms. */
  retryMs: number;
  /** CSS variables by name. */
  variables: Readonly<Record<string, string>>;
}

interface AssistantListeners {
  /** The shopper typed and sent this. */
  onInput: (text: string) => void;
  /** The assistant answered with an intent of this display name. */
  onIntent: (displayName: string) => void;
  onOpenChange?: (open: boolean) => void;
}

/** A mounted chat. */
export interface Assistant {
  open(): void;
  close(): void;
  /** Sends the text as a message of the shopper. */
  send(text: string): void;
  /** Focuses the chat's input. */
  focus(): void;
  /** Deletes the conversation that the widget stores in the browser. */
  forget(): void;
}

function textField(root: Element): HTMLInputElement | HTMLTextAreaElement | null {
  const field = findInside(root, 'input, textarea');
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** Types and submits the text, for releases without `sendQuery`. */
function typeAndSend(messenger: Element, text: string) {
  const field = textField(messenger);
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  const button = findInside(messenger, '#sendIconButton, #send-icon-button');
  if (button instanceof HTMLElement) button.click();
  else field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

function build(settings: AssistantSettings) {
  const messenger = document.createElement('df-messenger');
  const bubble = document.createElement('df-messenger-chat-bubble');
  const attributes = {
    'agent-id': settings.agentId,
    'project-id': settings.projectId,
    'language-code': CHAT_LANGUAGE,
    'session-id': settings.sessionId,
    'chat-title': settings.title,
    'df-cx': 'true',
    // The event that triggers the assistant's greeting.
    intent: 'WELCOME',
    expand: '',
    ...(settings.icon === null ? {} : { 'chat-icon': settings.icon }),
    ...(settings.location === null ? {} : { location: settings.location }),
  };
  for (const [name, value] of Object.entries(attributes)) messenger.setAttribute(name, value);
  // The newer generation reads title and icon from a child, which the older one does not render.
  bubble.setAttribute('chat-title', settings.title);
  bubble.setAttribute('placeholder-text', settings.placeholder);
  bubble.setAttribute('expanded', '');
  if (settings.icon !== null) bubble.setAttribute('chat-icon', settings.icon);
  messenger.append(bubble);
  for (const [name, value] of Object.entries(settings.variables)) {
    messenger.style.setProperty(name, value);
  }
  return { messenger, bubble };
}

/** Polls for the widget's input; rejects after the script timeout or when the signal is aborted. */
function inputOf(messenger: Element, retryMs: number, signal: AbortSignal) {
  return new Promise<HTMLInputElement | HTMLTextAreaElement>((resolve, reject) => {
    let waited = 0;
    const look = () => {
      const field = textField(messenger);
      waited += retryMs;
      if (!field && !signal.aborted && waited < SCRIPT_TIMEOUT_MS) return;
      clearInterval(timer);
      if (field) resolve(field);
      else reject(new Error('The chat widget has no input'));
    };
    const timer = setInterval(look, retryMs);
    look();
  });
}

/**
 * Loads Dialogflow Messenger's script and appends its element to `container`, open and themed. Resolves when the input is
 * ready; rejects when the script is blocked or slow. Aborting the signal removes the element.
 */
export async function mountAssistant(
  container: HTMLElement,
  settings: AssistantSettings,
  listeners: AssistantListeners,
  signal: AbortSignal,
): Promise<Assistant> {
  if (!customElements.get('df-messenger')) await loadScript(settings.scriptUrl);
  signal.throwIfAborted();
  const { messenger, bubble } = build(settings);
  signal.addEventListener('abort', () => messenger.remove());
  let isClosed = false;
  const onOpenChange = (isOpen: boolean) => {
    isClosed = !isOpen;
    listeners.onOpenChange?.(isOpen);
  };
  listen(messenger, { ...listeners, onOpenChange }, signal);
  const open = () => {
    messenger.setAttribute('expand', '');
    bubble.setAttribute('expanded', '');
    for (const part of [messenger, bubble]) part.openChat?.();
  };
  container.append(messenger);
  // A release may make its input when it is first opened.
  open();
  try {
    const field = await inputOf(messenger, settings.retryMs, signal);
    field.placeholder = settings.placeholder;
  } catch (error) {
    messenger.remove();
    throw error;
  }
  // If the user closed the chat while it was loading, it stays closed.
  if (!isClosed) open();
  return {
    open,
    close() {
      messenger.removeAttribute('expand');
      bubble.removeAttribute('expanded');
      for (const part of [messenger, bubble]) part.closeChat?.();
    },
    send(text) {
      if (typeof messenger.sendQuery === 'function') void messenger.sendQuery(text);
      else typeAndSend(messenger, text);
    },
    focus: () => textField(messenger)?.focus(),
    forget: () => messenger.clearStorage?.(),
  };
}

const member = (detail: unknown, name: string): unknown =>
  typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;

/**
 * One generation of the widget dispatches its events on the element, without bubbling, the other on the window. A capture
 * listener on the window receives both once.
 */
function listen(messenger: Element, listeners: AssistantListeners, signal: AbortSignal) {
  const on = (name: string, handle: (detail: unknown) => void) => {
    window.addEventListener(
      name,
      (event) => {
        const foreign = event.target instanceof Node && !event.composedPath().includes(messenger);
        if (!foreign && event instanceof CustomEvent) handle(event.detail);
      },
      { capture: true, signal },
    );
  };
  on('df-user-input-entered', (detail) => {
    const input = member(detail, 'input');
    if (typeof input === 'string') listeners.onInput(input);
  });
  on('df-response-received', (detail) => {
    const intent = intentOf(detail);
    if (intent !== null) listeners.onIntent(intent);
  });
  on('df-chat-open-changed', (detail) => {
    listeners.onOpenChange?.(member(detail, 'isOpen') === true);
  });
}
