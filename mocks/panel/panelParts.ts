/** Styles of the mock panel; fixed colours with AA contrast, whatever the application's scheme. */
export const STYLE = `
  /* At the left edge, in the margin of the screens: on a phone the lower edge belongs to the cart bar and the chat. */
  :host { position: fixed; left: 0; bottom: 4px; z-index: 2147483000; display: block;
    font: 13px/1.4 system-ui, sans-serif; color: #1a1a1a; }
  @media print { :host { display: none; } }
  * { box-sizing: border-box; }
  button, input, select { font: inherit; color: inherit; border: 1px solid #5f6b7a;
    border-radius: 4px; background: #ffffff; min-height: 26px; padding: 2px 8px; }
  button { cursor: pointer; margin: 2px 4px 2px 0; flex: none; white-space: nowrap; }
  :focus-visible { outline: 2px solid #0263bb; outline-offset: 1px; }
  .toggle { position: relative; writing-mode: vertical-rl; min-height: 0; margin: 0; padding: 6px 0; font-size: 11px;
    border-color: #22303f; border-left: 0; border-radius: 0 4px 4px 0; background: #22303f; color: #ffffff; }
  /* A margin is 12 px there: a thin strip until it is approached, which a finger hits in the whole margin. */
  @media (max-width: 48em) {
    :host { bottom: 45%; }
    .toggle:not(:hover, :focus-visible, [aria-expanded='true']) { width: 7px; height: 44px;
      border: 0; background: #22303f8c; font-size: 0; }
    .toggle::before { content: ''; position: absolute; inset: -10px auto -10px 0; width: 14px; }
  }
  .panel { width: min(360px, calc(100vw - 8px)); max-height: 70vh; overflow: auto; margin-bottom: 4px;
    padding: 8px 12px; background: #ffffff; border: 1px solid #5f6b7a; border-radius: 6px; }
  h2 { font-size: 14px; margin: 8px 0 4px; }
  label { display: flex; justify-content: space-between; align-items: center; gap: 8px; margin: 3px 0; }
  input, select { width: 150px; }
  ul, p { margin: 4px 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
  .status:not(:empty) { position: sticky; top: 0; padding: 6px; background: #eef3f8; border-radius: 4px; }
  .row { display: flex; justify-content: space-between; align-items: center; gap: 8px;
    overflow-wrap: anywhere; }
`;

/** A DOM element with attributes and one text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

export function button(label: string, press: () => void | Promise<void>): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', () => void press());
  return made;
}

export function section(title: string, ...content: HTMLElement[]): HTMLElement {
  const made = element('section', { 'aria-label': title });
  made.append(element('h2', {}, title), ...content);
  return made;
}

/** An input and the row with its label. */
export interface Labelled<Input> {
  row: HTMLElement;
  input: Input;
}

/** A label with its input. */
export function row(label: string, input: HTMLElement): HTMLElement {
  const labelled = element('label', {}, label);
  labelled.append(input);
  return labelled;
}

function labelled<Input extends HTMLElement>(label: string, input: Input): Labelled<Input> {
  return { row: row(label, input), input };
}

export function field(
  label: string,
  value: string,
  placeholder: string,
): Labelled<HTMLInputElement> {
  return labelled(label, element('input', { value, placeholder }));
}

/** A select whose first option is chosen. */
/** A select; `chosen` gives the value as one of the options. */
interface Choice<Option> extends Labelled<HTMLSelectElement> {
  chosen: () => Option | undefined;
}

export function choice<Option extends string>(
  label: string,
  options: readonly Option[],
): Choice<Option> {
  const select = element('select', {});
  select.append(...options.map((value) => element('option', { value }, value)));
  return { ...labelled(label, select), chosen: () => options[select.selectedIndex] };
}

/** Replaces the entries of a list; `none` is its only line where there are no lines. */
export function fillList(list: HTMLElement, lines: readonly string[], none: string): void {
  list.replaceChildren(
    ...(lines.length === 0 ? [none] : lines).map((line) => element('li', {}, line)),
  );
}

/** A text with a button that copies `copied`. */
export function copyRow(text: string, copied: string): HTMLElement {
  const row = element('div', { class: 'row' });
  row.append(element('span', {}, text));
  const copy = button('Copiar', async () => {
    await navigator.clipboard.writeText(copied);
    copy.textContent = 'Copiado';
  });
  copy.setAttribute('aria-label', `Copiar ${copied}`);
  row.append(copy);
  return row;
}
