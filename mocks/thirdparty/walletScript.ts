import type { WalletOpening } from '../database/db';

const STYLE = `
  :host { position: fixed; inset: 0; z-index: 2147483646; display: grid; place-items: center;
    padding: 16px; background: rgb(0 0 0 / 70%); font: 16px/1.4 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  .checkout { width: min(420px, 100%); max-height: 100%; overflow: auto; padding: 20px;
    border-radius: 12px; background: #ffffff; color: #1a1a1a; }
  h2 { margin: 0 0 4px; font-size: 20px; }
  p { margin: 4px 0; overflow-wrap: anywhere; }
  /* Also while it loads: nothing moves. */
  [aria-live] { min-height: 71px; }
  .amount { font-size: 26px; font-weight: 700; }
  .alert { padding: 8px 12px; border-radius: 8px; background: #fde8e8; color: #8a1c1c; }
  .actions { display: grid; gap: 8px; margin-top: 16px; }
  button { min-height: 48px; border: 1px solid #0263bb; border-radius: 8px; background: #ffffff;
    color: #024f96; font: inherit; font-weight: 600; cursor: pointer; }
  button.main { background: #0263bb; color: #ffffff; }
  button:disabled { opacity: 0.6; cursor: default; }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
`;

/** Parameter of a URL that shows, in place of the application, the checkout of its preference. */
export const CHECKOUT_PARAMETER = '__checkout';

/**
 * The wallet's SDK: `new MercadoPago(publicKey, {locale})`, whose `checkout({preference, autoOpen, render})` opens an
 * overlay that pays, leaves pending or rejects. As with the real one, the page gets no events: it sees
 * `.mp-mercadopago-checkout-wrapper` (with `#mercadopago-checkout`) added to its body and removed.
 */
export const walletScript = (opening: WalletOpening) => String.raw`(() => {
  'use strict';
  if (window.MercadoPago) return;

  const script = document.currentScript;
  const origin = script && script.src ? new URL(script.src).origin : location.origin;
  const STYLE = ${JSON.stringify(STYLE)};
  const OPENING = ${JSON.stringify(opening)};
  const OFFLINE = 'No se pudo conectar con el medio de pago. Probá de nuevo.';

  const make = (name, attributes = {}, ...content) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };
  const ask = async (path, options) => {
    let response;
    try {
      response = await fetch(origin + '/__mock/wallet' + path, options);
    } catch {
      throw new Error(OFFLINE);
    }
    const body = await response.json();
    if (!response.ok) throw new Error(body.message || OFFLINE);
    return body.data;
  };

  /** In the page's URL: the preference that is paid in its place. */
  const CHECKOUT = ${JSON.stringify(CHECKOUT_PARAMETER)};
  const withParameters = (parameters) => {
    const url = new URL(location.href);
    url.searchParams.delete(CHECKOUT);
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
    return url.href;
  };

  class Checkout {
    #result = null;
    #preference;
    #wrapper = null;
    #before = null;
    #page = document;

    constructor(preference) {
      this.#preference = preference;
    }

    open() {
      if (OPENING === 'blocked') return;
      if (OPENING === 'rejects') return Promise.reject(new Error('The preference is not valid'));
      if (OPENING === 'page') location.assign(withParameters({ [CHECKOUT]: this.#preference }));
      else if (OPENING === 'late') setTimeout(() => this.#show(document), 12000);
      else if (OPENING !== 'tab') this.#show(document);
      else {
        const tab = window.open('about:blank', '_blank');
        if (tab) this.#show(tab.document);
      }
    }

    /** Fills the page, as the provider's own one, and leaves it for the shop's. */
    openInPlace() {
      this.isInPlace = true;
      this.#show(document);
      this.#wrapper.style.cssText = 'position: fixed; inset: 0; background: #ffffff';
    }

    #show(page) {
      if (this.#wrapper) this.#wrapper.remove();
      this.#page = page;
      this.#before = page.activeElement;
      this.#wrapper = make('div', { class: 'mp-mercadopago-checkout-wrapper' });
      const frame = make('div', { id: 'mercadopago-checkout' });
      const root = frame.attachShadow({ mode: 'open' });
      this.#fill(root);
      // A click outside of the buttons, such as the second one of a double-click, keeps the focus in the dialog.
      frame.addEventListener('mousedown', (event) => {
        if (!event.composedPath()[0].closest('button')) event.preventDefault();
      });
      this.#wrapper.append(frame);
      this.overflow = page.body.style.overflow;
      page.body.style.overflow = 'hidden';
      page.body.append(this.#wrapper);
      root.querySelector('button').focus();
      void this.#describe();
    }

    close() {
      if (!this.#wrapper) return;
      if (this.isInPlace) {
        const status = this.#result ?? 'null';
        location.replace(
          withParameters({ collection_status: status, status, preference_id: this.#preference }),
        );
        return;
      }
      this.#page.body.style.overflow = this.overflow;
      if (OPENING === 'tab') this.#page.defaultView.close();
      if (OPENING === 'hidden') {
        this.#wrapper.style.cssText = 'visibility: hidden; transition: visibility 300ms';
      } else {
        this.#wrapper.remove();
        this.#wrapper = null;
      }
      if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus();
    }

    #fill(root) {
      const action = (label, result, main) => {
        const button = make('button', { type: 'button', ...(main ? { class: 'main' } : {}) }, label);
        button.addEventListener('click', () => (result ? this.#settle(result) : this.close()));
        return button;
      };
      this.details = make('div', { 'aria-live': 'polite' }, make('p', {}, 'Cargando…'));
      this.alert = make('p', { class: 'alert', role: 'alert' });
      this.alert.hidden = true;
      this.actions = make(
        'div',
        { class: 'actions' },
        action('Pagar', 'approved', true),
        action('Dejar pendiente', 'pending'),
        action('Rechazar', 'rejected'),
        action('Cerrar', null),
      );
      const dialog = make(
        'div',
        { class: 'checkout', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'title' },
        make('h2', { id: 'title' }, 'Mercado Pago (simulado)'),
        this.details,
        this.alert,
        this.actions,
      );
      dialog.addEventListener('keydown', (event) => this.#onKey(event, root));
      root.append(make('style', {}, STYLE), dialog);
    }

    /** Escape closes; Tab cycles through the buttons. */
    #onKey(event, root) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        this.close();
        return;
      }
      if (event.key !== 'Tab') return;
      const buttons = [...this.actions.querySelectorAll('button:not(:disabled)')];
      const at = buttons.indexOf(root.activeElement);
      const next = at + (event.shiftKey ? -1 : 1);
      event.preventDefault();
      const target = buttons[(next + buttons.length) % buttons.length];
      if (target) target.focus();
    }

    async #describe() {
      try {
        const { store, order, total } = await ask('?preference_id=' + encodeURIComponent(this.#preference));
        this.details.replaceChildren(
          make('p', {}, store + ' · Pedido ' + order),
          make('p', { class: 'amount' }, total),
        );
      } catch (error) {
        this.details.replaceChildren();
        this.#complain(error.message);
      }
    }

    #complain(text) {
      this.alert.textContent = text;
      this.alert.hidden = false;
    }

    async #settle(result) {
      const buttons = this.actions.querySelectorAll('button');
      for (const button of buttons) button.disabled = true;
      try {
        const { payment_status } = await ask('', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ preference_id: this.#preference, result }),
        });
        if (payment_status !== 'required') {
          this.#result = result;
          this.close();
          return;
        }
        this.#complain('El pago fue rechazado. Podés probar de nuevo.');
      } catch (error) {
        this.#complain(error.message);
      }
      for (const button of buttons) button.disabled = false;
      buttons[0].focus();
    }
  }

  window.MercadoPago = class MercadoPago {
    static openInPlace(preference) {
      new Checkout(preference).openInPlace();
    }

    constructor(publicKey, options = {}) {
      if (!publicKey) throw new Error('Your public_key is required.');
      this.publicKey = publicKey;
      this.locale = options.locale || 'es-AR';
    }

    checkout({ preference, autoOpen = false, render } = {}) {
      if (OPENING === 'missing') throw new TypeError('checkout is not a function');
      if (!preference || !preference.id) throw new Error('preference.id is required.');
      const checkout = new Checkout(preference.id);
      const container = render && document.querySelector(render.container);
      if (container) {
        const button = make('button', { type: 'button', class: 'mercadopago-button' }, render.label || 'Pagar');
        button.addEventListener('click', () => checkout.open());
        container.append(button);
      }
      if (autoOpen) checkout.open();
      return checkout;
    }
  };
})();
`;

/** The page of a checkout, which the mock server shows in place of the application that it serves. */
export const CHECKOUT_PAGE = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mercado Pago (simulado)</title>
<body>
<script src="/__thirdparty/mercadopago.js"></script>
<script>MercadoPago.openInPlace(new URLSearchParams(location.search).get('${CHECKOUT_PARAMETER}'));</script>
`;
