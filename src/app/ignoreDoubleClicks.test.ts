import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { ignoreDoubleClicks } from './ignoreDoubleClicks';

const clicked: string[] = [];
const queryClient = new QueryClient();

const failSave = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(new Error('failed')) })
    .execute(undefined)
    .catch(() => undefined);

function click(name: string, detail: number, type = 'click') {
  const button = document.querySelector(`[name="${name}"] span`);
  if (!button) throw new Error(`no button ${name}`);
  return button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
}

/** Whether the press of a click moves the focus. */
const press = (name: string, detail: number) => click(name, detail, 'mousedown');

/** A tap of a phone that does not count taps, `at` ms after the page was loaded. */
function tap(name: string, at: number, pointerType = 'touch') {
  const down = new Event('pointerdown', { bubbles: true });
  document.body.dispatchEvent(Object.assign(down, { pointerType }));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return document.querySelector(`[name="${name}"] span`)?.dispatchEvent(event);
}

beforeAll(() => {
  document.body.innerHTML = `
    <form>
      <button type="submit" name="save"><span>Guardar</span></button>
      <button type="button" data-ignore-double-click name="pay"><span>Pagar</span></button>
      <button type="button" data-ignore-double-click data-removes name="remove"><span>Quitar</span></button>
      <button type="button" data-removes name="drop"><span>Sacar</span></button>
      <button type="button" name="more"><span>+</span></button>
    </form>`;
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicked.push(target.closest('button')?.name ?? '');
  });
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    clicked.push('submitted');
  });
  ignoreDoubleClicks(document, queryClient.getMutationCache());
});

beforeEach(() => {
  clicked.length = 0;
});

test('ignores the second and third click on a sending button', () => {
  expect(click('save', 1)).toBe(true);
  expect(click('save', 2)).toBe(false);
  expect(click('save', 3)).toBe(false);
  click('pay', 1);
  click('pay', 2);
  expect(clicked).toEqual(['save', 'submitted', 'pay']);
});

test('ignores the second click on a control that has moved under the pointer', () => {
  click('save', 1);
  click('more', 2);
  expect(clicked).toEqual(['save', 'submitted']);
});

test('keeps the focus from a control that has moved under the pointer', async () => {
  click('remove', 1);
  expect(press('more', 2)).toBe(false);
  click('more', 2);
  expect(press('more', 1)).toBe(true);
  click('more', 1);
  expect(press('more', 2)).toBe(true);
  click('pay', 1);
  await failSave();
  expect(press('pay', 2)).toBe(true);
});

test('accepts the next click after a failed request, and then ignores a double-click again', async () => {
  click('pay', 1);
  await failSave();
  click('pay', 2);
  click('pay', 3);
  expect(clicked).toEqual(['pay', 'pay']);
});

test('accepts key presses (0 clicks) and a later single click', () => {
  click('pay', 0);
  click('pay', 0);
  click('pay', 1);
  expect(clicked).toEqual(['pay', 'pay', 'pay']);
});

test('accepts fast clicks on other buttons', () => {
  for (const detail of [1, 2, 3]) click('more', detail);
  expect(clicked).toEqual(['more', 'more', 'more']);
});

// It removes a row of what is being edited, or sends the removal.
test.each([
  ['remove', 10_000],
  ['drop', 20_000],
])('ignores the second tap of a double tap on the button %s of a row', (name, at) => {
  click('more', 1);
  expect(tap(name, at)).toBe(true);
  expect(tap(name, at + 300)).toBe(false);
  expect(tap(name, at + 1000)).toBe(true);
  // The browser counts the clicks of a mouse.
  expect(tap(name, at + 1100, 'mouse')).toBe(true);
  expect(clicked).toEqual(['more', name, name, name]);
});
