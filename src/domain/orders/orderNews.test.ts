import { describe, expect, it } from 'vitest';

import { sampleSummary } from '~/testSupport/orderFixtures';

import {
  addNews,
  newsCount,
  newsText,
  NO_NEWS,
  orderNews,
  withoutEntry,
  withoutNews,
} from './orderNews';

const shown = sampleSummary({ alphanum_id: 'A', status: 'pending' });
const cart = sampleSummary({ alphanum_id: 'B', status: 'provisional' });
const requested = sampleSummary({
  alphanum_id: 'C',
  status: 'preparing',
  payment_status: 'required',
});
const before = [shown, cart, requested];

describe('orderNews', () => {
  it('has nothing when nothing changed, or a status was changed by a colleague', () => {
    expect(orderNews(before, before)).toEqual(NO_NEWS);
    const now = [{ ...shown, status: 'preparing' as const }, cart, requested];
    expect(orderNews(before, now)).toEqual(NO_NEWS);
  });

  it('has orders that came in and unconfirmed orders that were confirmed', () => {
    const arrived = sampleSummary({ alphanum_id: 'D', status: 'pending' });
    const now = [arrived, shown, { ...cart, status: 'pending' as const }, requested];
    expect([...orderNews(before, now).arrived]).toEqual([
      ['D', { before: null, announced: true }],
      ['B', { before: cart, announced: true }],
    ]);
  });

  it('keeps an unconfirmed or cancelled order that came in without announcing it', () => {
    const now = [
      ...before,
      sampleSummary({ alphanum_id: 'D', status: 'provisional' }),
      sampleSummary({ alphanum_id: 'E', status: 'client_canceled' }),
    ];
    const { arrived } = orderNews(before, now);
    expect([...arrived.keys()]).toEqual(['D', 'E']);
    expect(newsCount(arrived)).toBe(0);
  });

  it('has payments that became Aprobado', () => {
    const now = [shown, cart, { ...requested, payment_status: 'done' as const }];
    expect([...orderNews(before, now).approved]).toEqual([
      ['C', { before: requested, announced: true }],
    ]);
    expect(orderNews([], now).approved.size).toBe(0);
    expect(orderNews(now, now).approved.size).toBe(0);
  });
});

describe('addNews', () => {
  it('keeps the earliest version before and announces what is confirmed meanwhile', () => {
    const provisional = sampleSummary({ alphanum_id: 'D', status: 'provisional' });
    const first = orderNews([], [provisional]);
    const second = orderNews([provisional], [{ ...provisional, status: 'pending' }]);
    expect([...addNews(first, second).arrived]).toEqual([['D', { before: null, announced: true }]]);
  });
});

describe('addNews of one order twice', () => {
  const provisional = sampleSummary({ alphanum_id: 'D', status: 'provisional' });
  const first = orderNews([], [provisional]);

  it('stays unannounced while neither is announced, and announced once one is', () => {
    expect(newsCount(addNews(first, first).arrived)).toBe(0);
    const announced = orderNews([provisional], [{ ...provisional, status: 'pending' }]);
    expect(newsCount(addNews(announced, first).arrived)).toBe(1);
  });
});

it('withoutEntry drops both news of one order and keeps those of others', () => {
  const paid = { ...requested, payment_status: 'done' as const };
  const news = orderNews(
    [requested, { ...requested, alphanum_id: 'E' }],
    [paid, { ...paid, alphanum_id: 'E' }, order('D'), order('F')],
  );
  const rest = withoutEntry(withoutEntry(news, 'C'), 'D');
  expect([...rest.arrived.keys()]).toEqual(['F']);
  expect([...rest.approved.keys()]).toEqual(['E']);
});

describe('withoutNews', () => {
  it('leaves out what arrived and shows the version before of what changed', () => {
    const arrived = sampleSummary({ alphanum_id: 'D', status: 'pending' });
    const now = [arrived, shown, { ...cart, status: 'pending' as const }, requested];
    expect(withoutNews(now, orderNews(before, now).arrived)).toEqual(before);
    expect(withoutNews(now, new Map())).toBe(now);
  });
});

const order = (code: string, status: 'pending' | 'provisional' = 'pending') =>
  sampleSummary({ alphanum_id: code, status });

describe('newsText', () => {
  const paid = { ...requested, payment_status: 'done' as const };

  it.each([
    ['', orderNews([], [])],
    ['1 pedido nuevo', orderNews([], [order('D')])],
    ['2 pedidos nuevos', orderNews([], [order('D'), order('E'), order('F', 'provisional')])],
    ['1 pedido provisorio', orderNews([], [order('F', 'provisional')])],
    [
      '2 pedidos provisorios',
      orderNews([], [order('F', 'provisional'), order('G', 'provisional')]),
    ],
    ['1 pago aprobado', orderNews([requested], [paid])],
    [
      '2 pagos aprobados',
      orderNews(
        [requested, { ...requested, alphanum_id: 'H' }],
        [paid, { ...paid, alphanum_id: 'H' }],
      ),
    ],
    ['1 pedido nuevo y 1 pago aprobado', orderNews([requested], [paid, order('D')])],
  ])('says %s', (text, news) => {
    expect(newsText(news)).toBe(text);
  });
});
