/** What the first answers add to the frame of index.html. Every text is added as text. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Node[] = '',
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
}

/** A link of the frame: not a stop of the keyboard, which would lose its place when the application takes over. */
export const link = (href: string, text: string, attributes = {}): HTMLElement =>
  element('a', { ...attributes, href, tabindex: '-1' }, text);

export interface Content {
  elements: readonly HTMLElement[];
  /** Variables of the style sheet, by name. */
  style?: Readonly<Record<string, string>>;
}

/** Adds content to the frame, unless there is none or the application is faster. */
export function addToFrame(content: Content | null): void {
  const frame = document.querySelector<HTMLElement>('[data-frame] .start');
  if (!frame || !content) return;
  for (const [name, value] of Object.entries(content.style ?? {})) {
    frame.style.setProperty(name, value);
  }
  frame.append(...content.elements);
}
