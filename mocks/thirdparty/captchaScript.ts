/** Texts of the widget by the language of the script's URL (`hl`). */
const TEXTS = {
  es: 'No soy un robot',
  pt: 'Não sou um robô',
  en: "I'm not a robot",
};

/**
 * The script of reCAPTCHA v2: `grecaptcha` with the functions that pages use, and the callback of the script's URL
 * (`onload=…`). One click solves it.
 */
export const CAPTCHA_SCRIPT = String.raw`(() => {
  'use strict';
  if (window.grecaptcha) return;

  const script = document.currentScript;
  const query = new URL(script && script.src ? script.src : location.href).searchParams;
  const TEXTS = ${JSON.stringify(TEXTS)};
  const widgets = [];
  let solved = 0;

  const labelOf = (language) => TEXTS[String(language || query.get('hl') || 'es').slice(0, 2)] || TEXTS.es;
  const widget = (id) => {
    const found = widgets[id === undefined ? 0 : id];
    if (!found) throw new Error('Invalid reCAPTCHA client id: ' + id);
    return found;
  };
  /** A callback is a function or the name of a global one. */
  const call = (callback, token) => {
    const run = typeof callback === 'string' ? window[callback] : callback;
    if (typeof run === 'function') run(token);
  };
  const solve = (state) => {
    if (state.token) return;
    solved += 1;
    state.token = 'captcha-simulado-' + solved;
    state.box.checked = true;
    call(state.options.callback, state.token);
  };

  const render = (container, given = {}) => {
    const host = typeof container === 'string' ? document.getElementById(container) : container;
    if (!host) throw new Error('reCAPTCHA placeholder element must be an element or id');
    const options = { ...host.dataset, ...given };
    if (!options.sitekey) throw new Error('Missing required parameters: sitekey');
    const dark = options.theme === 'dark';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.tabIndex = Number(options.tabindex || 0);
    box.style.cssText = 'width:24px;height:24px;margin:0;flex:none;color-scheme:' + (dark ? 'dark' : 'light');
    const label = document.createElement('label');
    label.className = 'g-recaptcha-mock';
    label.style.cssText =
      'display:inline-flex;align-items:center;gap:12px;max-width:100%;min-width:min(300px,100%);min-height:74px;box-sizing:border-box;' +
      'padding:12px;border-radius:3px;font:14px/1.3 system-ui,sans-serif;cursor:pointer;' +
      (dark
        ? 'background:#222222;color:#ffffff;border:1px solid #8a8a8a'
        : 'background:#f9f9f9;color:#1a1a1a;border:1px solid #767676');
    label.append(box, labelOf(options.hl));
    if (options.size !== 'invisible') host.append(label);
    const state = { options, box, token: '' };
    box.addEventListener('click', (event) => {
      // Like the real widget: a solved box cannot be unchecked.
      if (state.token) event.preventDefault();
    });
    box.addEventListener('change', () => solve(state));
    widgets.push(state);
    return widgets.length - 1;
  };

  window.grecaptcha = {
    render,
    ready: (callback) => setTimeout(callback),
    getResponse: (id) => (widgets.length === 0 ? '' : widget(id).token),
    reset: (id) => {
      if (widgets.length === 0) return;
      const state = widget(id);
      state.token = '';
      state.box.checked = false;
    },
    execute: (id) => {
      const state = widget(id);
      solve(state);
      return Promise.resolve(state.token);
    },
  };

  // After the script's load event, from which on wrappers treat it as loaded.
  setTimeout(() => {
    if (query.get('render') !== 'explicit') {
      for (const host of document.querySelectorAll('.g-recaptcha')) render(host);
    }
    const callback = query.get('onload');
    if (callback) call(callback);
  });
})();
`;
