/** Texts of the widget. */
export const CHAT_TEXTS = {
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  send: 'Enviar',
  placeholder: 'Preguntá algo...',
  log: 'Conversación',
  error: 'No pude responder. Probá de nuevo en un momento.',
};

/** The part of the widget's script that creates elements; it precedes the rest, in the same scope. */
export const CHAT_PARTS = String.raw`
  const SVG = 'http://www.w3.org/2000/svg';

  const make = (name, attributes = {}, ...content) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };
  const icon = (path) => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('width', '24');
    svg.setAttribute('height', '24');
    svg.setAttribute('aria-hidden', 'true');
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('d', path);
    shape.setAttribute('fill', 'currentColor');
    svg.append(shape);
    return svg;
  };
  const shadowOf = (element, style, ...content) => {
    const root = element.attachShadow({ mode: 'open' });
    root.append(make('style', {}, style), ...content);
    return root;
  };
  const newSession = () => 'dfMessenger-' + Date.now().toString(36) + Math.random().toString(36).slice(2, 10);
  /** The URL of a link if it is http or https. */
  const webAddress = (link) => {
    if (!link) return null;
    try {
      const url = new URL(link, location.href);
      return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
    } catch {
      return null;
    }
  };

  const linkTo = (text, link) => {
    const url = webAddress(link);
    if (!url) return make('span', {}, text);
    const anchor = make('a', { href: url.href }, text);
    if (url.origin !== location.origin) {
      anchor.target = '_blank';
      anchor.rel = 'noopener noreferrer';
    }
    return anchor;
  };

  /** An element of a card; null for an unknown or empty one. */
  const cardPart = (item) => {
    if (item.type === 'button') return make('div', {}, linkTo(item.text, item.link));
    if (item.type === 'info') {
      const title = linkTo(item.title || '', item.actionLink);
      return make('div', {}, title, make('div', {}, item.subtitle || ''));
    }
    if (item.type === 'description') {
      const lines = (item.text || []).map((line) => make('div', {}, line));
      return make('div', {}, make('strong', {}, item.title || ''), ...lines);
    }
    const image = item.type === 'image' ? webAddress(item.rawUrl) : null;
    return image ? make('img', { src: image.href, alt: item.accessibilityText || '' }) : null;
  };

  /** Maximum number of stored entries; the oldest are removed first. */
  const MOST_KEPT = 200;
  const isEntry = (entry) => Boolean(entry) && (typeof entry.text === 'string' || Array.isArray(entry.items));

  /**
   * The stored conversation of this tab and the page's named session. Without a named session, or without storage, it
   * ends with the page.
   */
  const transcriptOf = (element) => {
    const key = () => 'df-messenger-transcript:' + element.getAttribute('session-id');
    const entries = () => {
      try {
        const kept = element.hasAttribute('session-id') ? JSON.parse(sessionStorage.getItem(key()) || '[]') : [];
        return Array.isArray(kept) ? kept.filter(isEntry) : [];
      } catch {
        return [];
      }
    };
    const keep = (all) => {
      if (!element.hasAttribute('session-id')) return;
      try {
        if (all.length === 0) sessionStorage.removeItem(key());
        else sessionStorage.setItem(key(), JSON.stringify(all.slice(-MOST_KEPT)));
      } catch {
        return;
      }
    };
    const chipless = ({ items, ...entry }) =>
      items ? { items: items.filter((item) => item && item.type !== 'chips') } : entry;
    return {
      entries,
      add: (entry) => keep([...entries(), entry]),
      clear: () => keep([]),
      /** Only the chips of the last answer can be pressed. */
      dropChips: () => keep(entries().map(chipless)),
    };
  };
`;
