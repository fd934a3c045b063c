import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderScreen, signInAs } from '~/app/renderScreen';
import { staffSession } from '~/session/staff';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { firstOrders, isPlainList } from './firstOrders';
import { addToFrame } from './frame';
import { testFrame } from './testFrame';

useMockBackend();

const order = {
  alphanum_id: 'DP1',
  original_id: null,
  client: { first_name: 'Ana', last_name: 'Ruiz' },
  created_at: '2026-11-20 10:00:00',
  status: 'pending',
  payment_status: 'done',
  total_price: 1234.5,
  curr_symbol: '$',
  nitems: 2,
};

const dated = (alphanum_id: string, created_at: string) => ({ ...order, alphanum_id, created_at });

const frame = testFrame('staff');

const rowsOf = (table: Element | null) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent.trim()),
  );

it('shows the headers and the rows that the screen shows', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const answer = await fetch('https://api.tienda.test/store/orders', {
    headers: { Authorization: `Bearer ${staffSession()?.jwt_token ?? ''}` },
  });
  addToFrame(firstOrders(await answer.json(), '/'));
  const painted = rowsOf(frame.querySelector('table'));
  const [, first] = painted;
  // The screen removes the frame.
  renderScreen('/orderlist');
  const table = await screen.findByRole('table', { name: 'Pedidos' });
  expect(painted).toHaveLength(16);
  expect(painted).toEqual(rowsOf(table));
  const link = within(table).getByRole('link', { name: first?.[2] ?? '' });
  expect(frame.querySelector('a')?.getAttribute('href')).toBe(link.getAttribute('href'));
});

it('shows the newest order first and one without a date last', () => {
  const data = [
    dated('DP0', '2026-11-20 10:00:00'),
    dated('DP1', ''),
    dated('DP2', '2026-11-21 09:00:00'),
    dated('DP3', '2026-11-20 10:00:00'),
  ];
  addToFrame(firstOrders({ data }, '/'));
  expect([...frame.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'DP2',
    'DP0',
    'DP3',
    'DP1',
  ]);
});

it('shows hostile text as text', () => {
  const data = [
    {
      ...order,
      alphanum_id: '"><img src=x>/../../login',
      client: { first_name: '<img src=x onerror=alert(1)>', last_name: null },
      status: '<b>new</b>',
    },
  ];
  addToFrame(firstOrders({ data }, '/shop/'));
  expect(frame.querySelector('img')).toBeNull();
  expect(frame).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(frame.querySelector('a')).toHaveAttribute(
    'href',
    '/shop/orderdetail/%22%3E%3Cimg%20src%3Dx%3E%2F..%2F..%2Flogin',
  );
});

it.each([
  ['no answer', null],
  ['an error', { error: 'x' }],
  ['no orders', { data: [] }],
  ['an order without an amount', { data: [order, { ...order, total_price: null }] }],
  ['an order without a client', { data: [{ ...order, client: null }] }],
])('leaves %s to the application', (_name, answer) => {
  addToFrame(firstOrders(answer, '/'));
  expect(frame).toBeEmptyDOMElement();
});

it('adds nothing once the application has rendered', () => {
  delete document.documentElement.dataset['frame'];
  addToFrame(firstOrders({ data: [order] }, '/'));
  expect(frame).toBeEmptyDOMElement();
});

const wide = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), window.matchMedia('all'), { matches }));

describe('isPlainList', () => {
  it('is true for the whole list on a wide window', () => {
    wide(true);
    expect(isPlainList('', null, null)).toBe(true);
    expect(isPlainList('', { Clientes: {} }, false)).toBe(true);
  });

  it.each([
    ['a filter', '?estado=pending', null, null],
    ['hidden columns or saved views', '', { Pedidos: { hidden: ['valor'] } }, null],
    ['low rows', '', null, true],
  ])('is false with %s', (_name, search, preferences, isCompact) => {
    wide(true);
    expect(isPlainList(search, preferences, isCompact)).toBe(false);
  });

  it('is false on a narrow window', () => {
    wide(false);
    expect(isPlainList('', null, null)).toBe(false);
  });
});
