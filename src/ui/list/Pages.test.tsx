import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { Pages } from './Pages';

const onPage = vi.fn<(page: number) => void>();
const openPages = () => onPage.mock.calls.map(([page]) => page);
const button = (name: string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('button').map((one) => one.ariaLabel);

beforeEach(() => onPage.mockClear());

it('leads to the pages beside the shown one, the first and the last', () => {
  renderComponent(<Pages page={2} pages={3} onPage={onPage} range="16–30 de 40" />);
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent('16–30 de 40');
  expect(names()).toEqual([
    'Página anterior',
    'Página 1',
    'Página 2',
    'Página 3',
    'Página siguiente',
  ]);
  expect(button('Página 2')).toHaveAttribute('aria-current', 'page');
  expect(button('Página 1')).not.toHaveAttribute('aria-current');
  for (const name of ['Página anterior', 'Página siguiente', 'Página 3']) {
    fireEvent.click(button(name));
  }
  expect(openPages()).toEqual([1, 3, 3]);
});

it.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('on page %i of 3 there is none before it: %s, none after it: %s', (page, isFirst, isLast) => {
  function expectEnds(before: string, after: string) {
    for (const [name, isEnd, reason] of [
      [before, isFirst, 'Es la primera página'],
      [after, isLast, 'Es la última página'],
    ] as const) {
      const end = button(name);
      expect(end.ariaDisabled === 'true').toBe(isEnd);
      expect(end).toHaveAccessibleDescription(isEnd ? reason : '');
      // It keeps the focus.
      expect(end).toBeEnabled();
      fireEvent.click(end);
    }
    expect(openPages()).toEqual(isFirst || isLast ? [2] : [1, 3]);
    onPage.mockClear();
  }
  const { unmount } = renderComponent(<Pages page={page} pages={3} onPage={onPage} />);
  expectEnds('Página anterior', 'Página siguiente');
  unmount();
  renderComponent(<Pages page={page} pages={3} onPage={onPage} words />);
  expectEnds('Anterior', 'Siguiente');
});

it('says in words where it is', () => {
  renderComponent(<Pages page={2} pages={8} onPage={onPage} label="Items" words />);
  expect(screen.getByRole('navigation', { name: 'Items' })).toHaveTextContent('Página 2 de 8');
  fireEvent.click(button('Anterior'));
  fireEvent.click(button('Siguiente'));
  expect(openPages()).toEqual([1, 3]);
});

it.each([
  [1, false],
  [2, true],
])('of %i pages is shown: %s', (pages, isShown) => {
  renderComponent(<Pages page={1} pages={pages} onPage={onPage} />);
  expect(screen.queryByRole('navigation') !== null).toBe(isShown);
});

it.each([
  [7, false],
  [8, true],
])('of %i pages has a field for any of them: %s', (pages, hasField) => {
  renderComponent(<Pages page={1} pages={pages} onPage={onPage} />);
  expect(screen.queryByRole('textbox', { name: 'Ir a la página' }) !== null).toBe(hasField);
});

it('goes to a typed page of many, and to the last one instead of a later one', async () => {
  renderComponent(<Pages page={1} pages={8} onPage={onPage} />);
  const field = screen.getByRole('textbox', { name: 'Ir a la página' });
  await typeText(field, '6ª');
  fireEvent.submit(field);
  expect(field).toHaveValue('');
  await typeText(field, '0');
  fireEvent.submit(field);
  expect(field).toHaveValue('0');
  await typeText(field, '99');
  fireEvent.submit(field);
  expect(openPages()).toEqual([6, 8]);
});
