import { loadScript, SCRIPT_TIMEOUT_MS } from '../loadScript';
import { findInside, intentOf } from './messengerParts';

/** What opens and closes: the element itself or its child, depending on the release; the oldest only has `expand`. */
interface Openable extends HTMLElement {
  openChat?: () => void;
  closeChat?: () => void;
}

/** What Dialogflow Messenger's element offers beyond a plain element; older releases lack the functions. */
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

/** Everything the widget needs to know; texts are plain, addresses have been judged by the caller. */
export interface AssistantSettings {
  scriptUrl: string;
  agentId: string;
  projectId: string;
  /** BCP 47: es, pt-BR, en. */
  language: string;
  sessionId: string;
  title: string;
  /** Complete http(s) address, or null for the widget's own. */
  icon: string | null;
  placeholder: string;
  /** How often the widget's input is looked for until it is there, in ms. */
  retryMs: number;
  /** CSS variables with their names. */
  variables: Readonly<Record<string, string>>;
}

export interface AssistantListeners {
  /** The shopper typed and sent this. */
  onInput: (text: string) => void;
  /** The assistant answered with an intent of this display name. */
  onIntent: (displayName: string) => void;
  onOpenChange?: (open: boolean) => void;
}

/** A chat on the page. */
export interface Assistant {
  open(): void;
  close(): void;
  /** Says the text in the shopper's name. */
  send(text: string): void;
  /** Moves the keyboard to the chat's input. */
  focus(): void;
  /** Forgets the conversation that the widget keeps in the browser. */
  forget(): void;
}

function textField(root: Element): HTMLInputElement | HTMLTextAreaElement | null {
  const field = findInside(root, 'input, textarea');
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** Types and sends as a person does: what releases without `sendQuery` understand. */
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
    'language-code': settings.language,
    'session-id': settings.sessionId,
    'chat-title': settings.title,
    'df-cx': 'true',
    // The event that makes the assistant greet first.
    intent: 'WELCOME',
    expand: '',
    ...(settings.icon === null ? {} : { 'chat-icon': settings.icon }),
  };
  for (const [name, value] of Object.entries(attributes)) messenger.setAttribute(name, value);
  // The newer generation takes title and icon from a child; the older one does not draw it.
  bubble.setAttribute('chat-title', settings.title);
  bubble.setAttribute('placeholder-text', settings.placeholder);
  if (settings.icon !== null) bubble.setAttribute('chat-icon', settings.icon);
  messenger.append(bubble);
  for (const [name, value] of Object.entries(settings.variables)) {
    messenger.style.setProperty(name, value);
  }
  return { messenger, bubble };
}

/** Waits for the widget's input, looking now and again; rejects when it never comes or the screen was left. */
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
 * Loads Dialogflow Messenger's script and puts its element into `container`, open and dressed. Resolves once a
 * message can be written; rejects when the script is blocked or slow. Aborting takes the element away again.
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
  listen(messenger, listeners, signal);
  container.append(messenger);
  try {
    const field = await inputOf(messenger, settings.retryMs, signal);
    field.placeholder = settings.placeholder;
  } catch (error) {
    messenger.remove();
    throw error;
  }
  const open = () => {
    messenger.setAttribute('expand', '');
    for (const part of [messenger, bubble]) part.openChat?.();
  };
  open();
  return {
    open,
    close() {
      messenger.removeAttribute('expand');
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
 * One generation of the widget fires its events at its element, without bubbling, the other at the window:
 * listening at the window while they come down hears both, once.
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
