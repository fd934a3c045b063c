// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { addFault } from '../faults';
import { useMockBackend } from '../node';
import { CATALOGUE_TOKENS, DEMO_SESSION } from '../seed/accounts';
import { takeUpProvisional } from '../testSupport/demoSession';
import { CHAT_SCRIPT } from './chatScript';

const backend = useMockBackend();

interface Messenger extends HTMLElement {
  sendQuery(text: string): Promise<void>;
  renderCustomText(text: string, isBot?: boolean): void;
  renderCustomCard(items: object[]): void;
  showMinChat(): void;
  openChat(): void;
  closeChat(): void;
  clearStorage(): void;
}

beforeAll(() => {
  runInThisContext(CHAT_SCRIPT);
});

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** The elements inside the nested shadow roots of the widget. */
function partsOf(messenger: Messenger) {
  const root = messenger.shadowRoot;
  const chat = root?.querySelector('df-messenger-chat')?.shadowRoot;
  const form = chat?.querySelector('df-messenger-user-input')?.shadowRoot;
  const [bubble, preview] = [root?.querySelector('#widgetIcon'), root?.querySelector('#minimized')];
  const [panel, list] = [
    chat?.querySelector('[role="dialog"]'),
    chat?.querySelector('[role="log"]'),
  ];
  const input = form?.querySelector('input');
  if (
    !(bubble instanceof HTMLElement && preview instanceof HTMLElement) ||
    !(panel instanceof HTMLElement && list instanceof HTMLElement) ||
    !(input instanceof HTMLInputElement)
  ) {
    throw new Error('The widget is not whole');
  }
  return { bubble, preview, panel, list, input };
}

function mount(attributes: Record<string, string> = {}) {
  const messenger = document.createElement('df-messenger') as Messenger;
  const all = {
    'session-id': DEMO_SESSION,
    'language-code': 'es',
    'chat-title': 'Don Pepe',
    ...attributes,
  };
  for (const [name, value] of Object.entries(all)) messenger.setAttribute(name, value);
  document.body.append(messenger);
  return { messenger, ...partsOf(messenger) };
}

/** Waits for the next event of a name; resolves to its detail. */
function heard<Detail = Record<string, unknown>>(name: string): Promise<Detail> {
  return new Promise((resolve) => {
    window.addEventListener(name, (event) => resolve((event as CustomEvent<Detail>).detail), {
      once: true,
    });
  });
}

const cancel = (event: Event) => event.preventDefault();

const textsOf = (list: HTMLElement, kind: string) =>
  [...list.querySelectorAll(`.${kind}`)].map(({ textContent }) => textContent);

describe('df-messenger', () => {
  it('opens and closes by its button, by Escape and by its attribute, and fires events', async () => {
    const { messenger, bubble, panel, input } = mount();
    await heard('df-messenger-loaded');
    expect([panel.hidden, bubble.getAttribute('aria-label')]).toEqual([
      true,
      'Abrir el chat: Don Pepe',
    ]);

    const opened = heard('df-chat-open-changed');
    bubble.click();
    expect(await opened).toEqual({ isOpen: true });
    expect([panel.hidden, bubble.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(panel.getAttribute('aria-label')).toBe('Don Pepe');
    expect(messenger.hasAttribute('expand')).toBe(true);

    const closed = heard('df-chat-open-changed');
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
    );
    expect(await closed).toEqual({ isOpen: false });
    expect(panel.hidden).toBe(true);
    messenger.setAttribute('expand', '');
    expect(panel.hidden).toBe(false);
  });

  it('greets with the text of the store when it opens with an intent', async () => {
    const { list } = mount({ intent: 'WELCOME', expand: '' });
    await heard('df-response-received');
    expect(textsOf(list, 'bot-message')).toEqual([
      '¡Hola! Soy el asistente del Almacén Don Pepe. ¿Qué te llevamos hoy?',
    ]);
    expect(list.querySelectorAll('.chips button')).toHaveLength(2);
  });

  it('sends typed texts, and answers with intent, texts and links', async () => {
    const { list, input } = mount({ expand: '' });
    await heard('df-messenger-loaded');
    const [entered, sent, received] = [
      heard('df-user-input-entered'),
      heard<{ requestBody: object }>('df-request-sent'),
      heard<{ response: { queryResult: { intent: object } } }>('df-response-received'),
    ];
    input.value = ' quiero ver el catálogo ';
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    expect(await entered).toEqual({ input: 'quiero ver el catálogo' });
    expect((await sent).requestBody).toMatchObject({ session: DEMO_SESSION });
    expect((await received).response.queryResult.intent).toEqual({ displayName: 'catalogue' });
    expect(input.value).toBe('');
    expect(textsOf(list, 'user-message')).toEqual(['quiero ver el catálogo']);
    const link = list.querySelector('a');
    expect(link?.textContent).toBe('Ver catálogo');
    expect(link?.getAttribute('href')).toBe(
      `${location.origin}/productlist/${CATALOGUE_TOKENS.donpepe}`,
    );
  });

  it('sends a chip that is pressed', async () => {
    const { messenger, list } = mount({ expand: '' });
    await messenger.sendQuery('hola');
    const chip = list.querySelector<HTMLButtonElement>('.chips button');
    const entered = heard('df-user-input-entered');
    chip?.click();
    expect(await entered).toEqual({ input: chip?.textContent });
  });

  it('leaves request and answer to a page that cancels its events', async () => {
    const { messenger, list } = mount({ expand: '' });
    messenger.addEventListener('df-response-received', cancel, { once: true });
    await messenger.sendQuery('hola');
    expect(textsOf(list, 'bot-message')).toEqual([]);
    messenger.addEventListener('df-request-sent', cancel, { once: true });
    await messenger.sendQuery('hola');
    expect(textsOf(list, 'bot-message')).toEqual([]);
    await messenger.sendQuery('gracias');
    expect(textsOf(list, 'bot-message')).toEqual(['¡De nada! ¿Algo más?']);
  });

  it('shows HTML as text, and opens no script URLs', () => {
    const { messenger, list, preview } = mount({ expand: '' });
    messenger.renderCustomText('<img src=x onerror="window.hostil=true">');
    messenger.renderCustomCard([
      { type: 'description', title: 'Título', text: ['una línea'] },
      { type: 'button', text: 'Malo', link: 'javascript:window.hostil=true' },
    ]);
    expect(list.querySelector('img, a')).toBeNull();
    expect(list.textContent).toContain('Títulouna líneaMalo');
    messenger.closeChat();
    messenger.showMinChat();
    expect(preview.textContent).toContain('<img src=x');
    messenger.clearStorage();
    expect(list.childElementCount).toBe(0);
  });

  it('shows when the assistant does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    addFault(backend.db, {
      operationId: 'assistant',
      status: 500,
      message: null,
      delayMs: 0,
      times: 1,
    });
    const { messenger, list } = mount({ expand: '' });
    const failed = heard('df-messenger-error');
    await messenger.sendQuery('hola');
    expect(await failed).toMatchObject({ error: { code: 500 } });
    expect(textsOf(list, 'bot-message')).toEqual([
      'No pude responder. Probá de nuevo en un momento.',
    ]);
    await messenger.sendQuery('gracias');
    expect(textsOf(list, 'bot-message').at(-1)).toBe('¡De nada! ¿Algo más?');
  });

  it('keeps the placeholder of the page', () => {
    const { messenger, input, bubble } = mount();
    expect(input.placeholder).toBe('Preguntá algo...');
    input.placeholder = 'Escreva a sua mensagem…';
    messenger.setAttribute('chat-title', 'Feira');
    expect(input.placeholder).toBe('Escreva a sua mensagem…');
    expect(bubble.getAttribute('aria-label')).toBe('Abrir el chat: Feira');
  });
});

describe('a stored conversation', () => {
  const otherSession = 'sesion-feiralucia';

  it('is restored by the next element, without new requests or events', async () => {
    const first = mount({ intent: 'WELCOME', expand: '' });
    await heard('df-response-received');
    await first.messenger.sendQuery('quiero ver el catálogo');
    await first.messenger.sendQuery('quiero queso');
    const said = first.list.textContent;
    first.messenger.remove();

    const fired = vi.fn<(event: Event) => void>();
    const names = ['df-response-received', 'df-request-sent', 'df-user-input-entered'];
    for (const name of names) window.addEventListener(name, fired);
    const { messenger, list } = mount({ intent: 'WELCOME', expand: '' });
    await heard('df-messenger-loaded');
    expect(list.textContent).toBe(said);
    expect(list.querySelector('a')?.textContent).toBe('Ver catálogo');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fired).not.toHaveBeenCalled();
    for (const name of names) window.removeEventListener(name, fired);

    const entered = heard('df-user-input-entered');
    const chip = list.querySelector<HTMLButtonElement>('.chips button');
    chip?.click();
    expect(await entered).toEqual({ input: chip?.textContent });
    await messenger.sendQuery('gracias');
    expect(list.contains(chip ?? null)).toBe(false);
  });

  it('belongs to its session', async () => {
    const { messenger, list } = mount({ expand: '' });
    await messenger.sendQuery('gracias');
    messenger.setAttribute('session-id', otherSession);
    expect(list.childElementCount).toBe(0);
    messenger.setAttribute('session-id', DEMO_SESSION);
    expect(textsOf(list, 'bot-message')).toEqual(['¡De nada! ¿Algo más?']);
  });

  it('is removed on request', async () => {
    const { messenger } = mount({ expand: '' });
    await messenger.sendQuery('gracias');
    messenger.clearStorage();
    messenger.remove();
    expect(mount({ expand: '' }).list.childElementCount).toBe(0);
  });

  it('is shown as text, and ignored if it is invalid', () => {
    const { messenger } = mount({ expand: '' });
    messenger.renderCustomText('<img src=x onerror="window.hostil=true">', false);
    messenger.renderCustomCard([{ type: 'button', text: 'Malo', link: 'javascript:alert(1)' }]);
    messenger.remove();
    const { list } = mount({ expand: '' });
    expect(list.querySelector('img, a')).toBeNull();
    expect(list.textContent).toContain('<img src=x');
    expect(list.textContent).toContain('Malo');
    const [key = ''] = Object.keys(sessionStorage);
    for (const broken of ['{', '7', '[null, 3, {}]']) {
      sessionStorage.setItem(key, broken);
      expect(mount({ expand: '' }).list.childElementCount).toBe(0);
    }
  });

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { messenger, list } = mount({ expand: '' });
    await messenger.sendQuery('gracias');
    expect(textsOf(list, 'bot-message')).toEqual(['¡De nada! ¿Algo más?']);
    vi.restoreAllMocks();
  });
});

const ask = (body: unknown) =>
  fetch('https://www.gstatic.com/__mock/assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the HTTP call', () => {
  it('refuses an unknown session and an invalid question', async () => {
    expect((await ask({ session_id: 'nadie', text: 'hola' })).status).toBe(404);
    expect((await ask({ text: 'hola' })).status).toBe(400);
  });

  it('answers in the shape of Dialogflow', async () => {
    takeUpProvisional(backend.db);
    await ask({ session_id: DEMO_SESSION, text: 'finalizar pedido' });
    const reply: unknown = await (await ask({ session_id: DEMO_SESSION, text: 'Efectivo' })).json();
    expect(reply).toMatchObject({
      queryResult: {
        queryText: 'Efectivo',
        intent: { displayName: 'order confirmed' },
        fulfillmentMessages: expect.arrayContaining([
          { text: { text: ['¡Gracias por tu compra! Te avisamos cuando salga.'] } },
        ]),
      },
    });
  });

  it('serves the script, unless a fault is set', async () => {
    const address =
      'https://www.gstatic.com/dialogflow-console/fast/df-messenger/prod/v1/df-messenger.js';
    const served = await fetch(address);
    expect(served.headers.get('content-type')).toContain('text/javascript');
    expect(await served.text()).toBe(CHAT_SCRIPT);
    const wish = { operationId: 'chatScript', status: 503, message: null, delayMs: 0, times: null };
    addFault(backend.db, wish);
    expect((await fetch('https://tienda.test/__thirdparty/df-messenger.js')).status).toBe(503);
  });
});
