import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { focusAfterRemoval } from './focusAfterRemoval';

let list: HTMLElement;
let forget: (() => void) | undefined;

beforeEach(() => {
  list = document.createElement('div');
  list.innerHTML = ['a', 'b', 'c']
    .map((name) => `<p><input aria-label="${name}" /><button data-removes>${name}</button></p>`)
    .join('');
  document.body.replaceChildren(list);
  forget = focusAfterRemoval(list);
});

afterEach(() => {
  forget?.();
  document.body.replaceChildren();
});

/** Focuses the button of a row and removes the row. */
async function remove(name: string) {
  const button = [...list.querySelectorAll('button')].find((one) => one.textContent === name);
  button?.focus();
  button?.closest('p')?.remove();
  await Promise.resolve();
}

describe('focusAfterRemoval', () => {
  it('moves the focus to the next row, from the last to the previous one, from the only one to the list', async () => {
    await remove('a');
    expect(document.activeElement).toHaveTextContent('b');
    await remove('c');
    expect(document.activeElement).toHaveTextContent('b');
    await remove('b');
    expect(document.activeElement).toBe(list);
  });

  it('moves the focus to the button that undoes a removal in the place of the row', async () => {
    const button = [...list.querySelectorAll('button')].find((one) => one.textContent === 'b');
    button?.focus();
    button
      ?.closest('p')
      ?.replaceWith(
        document
          .createRange()
          .createContextualFragment('<p><button data-removes>undo b</button></p>'),
      );
    await Promise.resolve();
    expect(document.activeElement).toHaveTextContent('undo b');
    await remove('undo b');
    expect(document.activeElement).toHaveTextContent('c');
  });

  it('does not move the focus away from another control', async () => {
    const input = list.querySelector<HTMLInputElement>('input[aria-label="c"]');
    const row = list.querySelector('p');
    row?.querySelector('button')?.focus();
    input?.focus();
    row?.remove();
    await Promise.resolve();
    expect(document.activeElement).toBe(input);
  });

  it('does nothing after cleanup', async () => {
    forget?.();
    await remove('a');
    expect(document.activeElement).toBe(document.body);
  });
});
