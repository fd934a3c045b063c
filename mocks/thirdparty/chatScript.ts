import { CHAT_PARTS, CHAT_TEXTS } from './chatParts';
import { CHAT_STYLE, INPUT_STYLE, ROOT_STYLE } from './chatStyle';

/**
 * The script of Dialogflow Messenger: a `<df-messenger>` element with the attributes, CSS variables, events and methods
 * of the real one, and the same nested shadow roots (df-messenger → df-messenger-chat → df-messenger-user-input →
 * input). It calls the mock assistant at `/__mock/assistant` of the script's origin.
 */
export const CHAT_SCRIPT = String.raw`(() => {
  'use strict';
  if (customElements.get('df-messenger')) return;

  const script = document.currentScript;
  const origin = script && script.src ? new URL(script.src).origin : location.origin;
  const TEXTS = ${JSON.stringify(CHAT_TEXTS)};
  const STYLES = ${JSON.stringify({ root: ROOT_STYLE, chat: CHAT_STYLE, input: INPUT_STYLE })};
${CHAT_PARTS}
  class DfMessenger extends HTMLElement {
    static observedAttributes = ['chat-title', 'chat-icon', 'session-id', 'expand'];

    #built = false;
    #open = false;
    #greeted = false;
    #ownSession = newSession();
    #queue = Promise.resolve();
    #last = '';
    #transcript = transcriptOf(this);

    connectedCallback() {
      if (!this.#built) {
        this.#build();
        this.#restore();
      }
      this.#refresh();
      setTimeout(() => {
        if (!this.isConnected) return;
        this.#fire('df-messenger-loaded');
        // Opening together with the page does not move the focus.
        if (this.hasAttribute('expand')) this.#setOpen(true, false);
      });
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#built) return;
      if (name === 'expand') this.#setOpen(this.hasAttribute('expand'));
      else if (name === 'session-id') this.#changeSession(before, now);
      else this.#refresh();
    }

    get #session() {
      return this.getAttribute('session-id') || this.#ownSession;
    }

    #build() {
      this.#built = true;
      this.input = make('input', { type: 'text', maxlength: '256', autocomplete: 'off', enterkeyhint: 'send' });
      this.sendButton = make('button', { type: 'submit', id: 'sendIconButton' }, icon('M2 21 23 12 2 3v7l15 2-15 2z'));
      const form = make('form', { class: 'input-box-wrapper' }, this.input, this.sendButton);
      const userInput = make('df-messenger-user-input');
      shadowOf(userInput, STYLES.input, make('div', { class: 'input-container' }, form));

      this.titleText = make('h2');
      this.minimize = make('button', { type: 'button', id: 'minimizeIcon' }, '×');
      this.list = make('div', { id: 'messageList', role: 'log', 'aria-live': 'polite', tabindex: '0' });
      this.panel = make(
        'div',
        { class: 'chat-wrapper', role: 'dialog' },
        make('div', { class: 'title-wrapper' }, this.titleText, this.minimize),
        this.list,
        userInput,
      );
      this.panel.hidden = true;
      const chat = make('df-messenger-chat');
      shadowOf(chat, STYLES.chat, this.panel);

      this.bubble = make('button', { type: 'button', id: 'widgetIcon', 'aria-expanded': 'false' });
      this.preview = make('button', { type: 'button', id: 'minimized' });
      this.preview.hidden = true;
      shadowOf(this, STYLES.root, make('div', { class: 'df-messenger-wrapper' }, chat, this.preview, this.bubble));

      const send = (event) => {
        event.preventDefault();
        this.#submit();
      };
      form.addEventListener('submit', send);
      this.input.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' && !event.isComposing) send(event);
      });
      this.bubble.addEventListener('click', () => (this.#open ? this.closeChat() : this.openChat()));
      this.preview.addEventListener('click', () => this.openChat());
      this.minimize.addEventListener('click', () => this.closeChat());
      this.panel.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        this.closeChat();
      });
    }

    #refresh() {
      const title = this.getAttribute('chat-title') || '';
      const image = webAddress(this.getAttribute('chat-icon'));
      this.titleText.textContent = title;
      this.panel.setAttribute('aria-label', title || TEXTS.log);
      this.list.setAttribute('aria-label', TEXTS.log);
      this.minimize.setAttribute('aria-label', TEXTS.close);
      this.sendButton.setAttribute('aria-label', TEXTS.send);
      // Keeps a placeholder set by the page.
      this.input.placeholder ||= TEXTS.placeholder;
      this.input.setAttribute('aria-label', TEXTS.placeholder);
      this.bubble.replaceChildren(
        image ? make('img', { src: image.href, alt: '' }) : icon('M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z'),
      );
      this.#refreshBubble();
    }

    #refreshBubble() {
      const title = this.getAttribute('chat-title');
      const action = this.#open ? TEXTS.close : TEXTS.open;
      this.bubble.setAttribute('aria-label', title ? action + ': ' + title : action);
      this.bubble.setAttribute('aria-expanded', String(this.#open));
    }

    /** @returns whether no listener cancelled it */
    #fire(name, detail = {}, cancelable = false) {
      return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
    }

    #setOpen(open, takeFocus = true) {
      if (this.#open === open) return;
      const focused = document.activeElement === this;
      this.#open = open;
      this.toggleAttribute('expand', open);
      this.panel.hidden = !open;
      if (open) this.preview.hidden = true;
      this.#refreshBubble();
      if (open) this.list.scrollTop = this.list.scrollHeight;
      if (open && takeFocus) this.input.focus();
      if (!open && focused) this.bubble.focus();
      this.#fire('df-chat-open-changed', { isOpen: open });
      if (open) this.#greet();
    }

    openChat() {
      this.#setOpen(true);
    }

    closeChat() {
      this.#setOpen(false);
    }

    /** Shows the last message above the closed widget's button. */
    showMinChat() {
      if (this.#open || !this.#last) return;
      this.preview.textContent = this.#last;
      this.preview.hidden = false;
    }

    /** Removes the stored conversation. */
    clearStorage() {
      this.startNewSession();
    }

    startNewSession() {
      this.#ownSession = newSession();
      this.#transcript.clear();
      this.#restore();
      if (this.#open) this.#greet();
    }

    #changeSession(before, now) {
      if (before === now) return;
      this.#restore();
      if (this.#open) this.#greet();
    }

    /** Shows the stored conversation of the session, without sending anything. */
    #restore() {
      this.list.replaceChildren();
      this.#last = '';
      const entries = this.#transcript.entries();
      this.#greeted = entries.length > 0;
      for (const entry of entries) {
        if (entry.items) this.#drawCard(entry.items);
        else this.#drawText(entry.text, entry.bot === true);
      }
    }

    #dropChips() {
      for (const chips of this.list.querySelectorAll('.chips')) chips.remove();
      this.#transcript.dropChips();
    }

    /** Sends a text like a typed one. */
    sendQuery(text) {
      this.renderCustomText(text, false);
      return this.#request(text, { text: { text, languageCode: this.#languageCode } });
    }

    renderCustomText(text, isBot = true) {
      this.#transcript.add({ text: String(text), bot: isBot });
      this.#drawText(text, isBot);
    }

    #drawText(text, isBot) {
      if (isBot) this.#last = String(text);
      this.#append(make('div', { class: isBot ? 'message bot-message' : 'message user-message' }, String(text)));
    }

    /** @param items a list of rich elements: description, info, button, image, chips */
    renderCustomCard(items) {
      this.#transcript.add({ items });
      this.#drawCard(items);
    }

    #drawCard(items) {
      const card = make('div', { class: 'card' });
      for (const item of items) {
        if (item.type === 'chips') {
          this.#append(this.#chips(item.options || []));
          continue;
        }
        const part = cardPart(item);
        if (part) card.append(part);
      }
      if (card.childNodes.length > 0) this.#append(card);
    }

    get #languageCode() {
      return this.getAttribute('language-code') || 'es';
    }

    #chips(options) {
      const chips = make('div', { class: 'chips' });
      for (const option of options) {
        const chip = make('button', { type: 'button' }, option.text);
        chip.addEventListener('click', () => {
          this.#fire('df-chip-clicked', { query: option.text });
          this.#dropChips();
          this.input.focus();
          this.#fire('df-user-input-entered', { input: option.text });
          void this.sendQuery(option.text);
        });
        chips.append(chip);
      }
      return chips;
    }

    #append(element) {
      this.list.append(element);
      this.list.scrollTop = this.list.scrollHeight;
    }

    #submit() {
      const text = this.input.value.trim();
      if (!text) return;
      this.input.value = '';
      this.#fire('df-user-input-entered', { input: text });
      void this.sendQuery(text);
    }

    #greet() {
      const name = this.getAttribute('intent');
      if (this.#greeted || !name) return;
      this.#greeted = true;
      void this.#request('', { event: { name, languageCode: this.#languageCode } });
    }

    /** Requests run one after the other, so that answers keep the order of the questions. */
    #request(text, queryInput) {
      this.#queue = this.#queue.then(() => this.#ask(text, queryInput));
      return this.#queue;
    }

    async #ask(text, queryInput) {
      const requestBody = { session: this.#session, queryInput };
      if (!this.#fire('df-request-sent', { requestBody, data: { requestBody } }, true)) return;
      const waiting = make('div', { class: 'message bot-message', 'aria-hidden': 'true' }, '…');
      this.#append(waiting);
      let response;
      try {
        const answer = await fetch(origin + '/__mock/assistant', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ session_id: requestBody.session, text, language: this.#languageCode }),
        });
        if (!answer.ok) throw Object.assign(new Error(answer.statusText), { code: answer.status });
        response = await answer.json();
      } catch (error) {
        this.#drawText(TEXTS.error, true);
        this.#fire('df-messenger-error', { error: { code: error.code || 0, message: error.message } });
        return;
      } finally {
        waiting.remove();
      }
      this.#receive(response);
    }

    #receive(response) {
      const messages = response.queryResult.fulfillmentMessages || [];
      if (!this.#fire('df-response-received', { response, raw: response, data: { messages } }, true)) return;
      this.#dropChips();
      for (const message of messages) {
        for (const line of (message.text && message.text.text) || []) this.renderCustomText(line);
        for (const card of (message.payload && message.payload.richContent) || []) this.renderCustomCard(card);
      }
    }
  }

  customElements.define('df-messenger', DfMessenger);
})();
`;
