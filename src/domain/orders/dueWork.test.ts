import { expect, it } from 'vitest';

import { dueWork } from './dueWork';

const order = (
  status: Parameters<typeof dueWork>[0][number]['status'],
  payment_status: Parameters<typeof dueWork>[0][number]['payment_status'],
  total_price: number,
) => ({ status, payment_status, total_price, created_at: '2026-03-01 10:00:00' });

const NOW = new Date(2026, 2, 2);

it('counts and sums what waits for each next step, with the list of these orders', () => {
  expect(
    dueWork(
      [
        order('pending', 'pending', 100.1),
        order('pending', 'required', 200.2),
        order('waiting_delivery', 'done', 50),
        order('done', 'done', 999),
        order('done', 'pending', 7.5),
      ],
      NOW,
    ),
  ).toEqual([
    {
      id: 'toPrepare',
      count: 2,
      noun: 'pedidos por preparar',
      amount: 300.3,
      action: 'Preparar',
      link: '/orderlist?estado=pending',
    },
    {
      id: 'toCollect',
      count: 1,
      noun: 'pago por completar',
      amount: 200.2,
      action: 'Completar',
      link: '/paymentlist?estado=required',
    },
    {
      id: 'uncollected',
      count: 1,
      noun: 'entregado sin cobrar',
      amount: 7.5,
      action: 'Ver',
      link: '/paymentlist?estado=uncollected',
    },
  ]);
});

it('leaves out what there is nothing of', () => {
  expect(dueWork([], NOW)).toEqual([]);
  expect(dueWork([order('preparing', 'pending', 1), order('done', 'done', 2)], NOW)).toEqual([]);
});
