import { beforeAll, beforeEach, expect, test } from 'vitest';

import { ignoreSecondClicks } from './secondClicks';

const clicked: string[] = [];

function click(name: string, detail: number) {
  const button = document.querySelector(`[name="${name}"] span`);
  if (!button) throw new Error(`no button ${name}`);
  return button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

beforeAll(() => {
  document.body.innerHTML = `
    <form>
      <button type="submit" name="save"><span>Guardar</span></button>
      <button type="button" data-once name="pay"><span>Pagar</span></button>
      <button type="button" name="more"><span>+</span></button>
    </form>`;
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicked.push(target.closest('button')?.name ?? '');
  });
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    clicked.push('submitted');
  });
  ignoreSecondClicks(document);
});

beforeEach(() => {
  clicked.length = 0;
});

test('the second and third click on a button that sends do nothing', () => {
  expect(click('save', 1)).toBe(true);
  expect(click('save', 2)).toBe(false);
  expect(click('save', 3)).toBe(false);
  click('pay', 1);
  click('pay', 2);
  expect(clicked).toEqual(['save', 'submitted', 'pay']);
});

test('nor does it on what has moved under the pointer since', () => {
  click('save', 1);
  click('more', 2);
  expect(clicked).toEqual(['save', 'submitted']);
});

test('the keyboard (0 clicks) and a later click send again', () => {
  click('pay', 0);
  click('pay', 0);
  click('pay', 1);
  expect(clicked).toEqual(['pay', 'pay', 'pay']);
});

test('steps may be clicked fast', () => {
  for (const detail of [1, 2, 3]) click('more', detail);
  expect(clicked).toEqual(['more', 'more', 'more']);
});
