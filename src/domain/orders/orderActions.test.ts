import { expect, it } from 'vitest';

import type { OrderStatus, PaymentStatus } from '~/contract/types';

import { mainAction, orderNote } from './orderActions';

const order = (
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: string | null,
) => ({
  status,
  payment_status,
  payment_method,
});

it.each([
  ['provisional', 'pending', 'Efectivo', 'status'],
  ['provisional', 'required', 'Efectivo', 'complete'],
  // Its shipping cost cannot be set yet, and the request would fix it.
  ['pending', 'pending', 'Efectivo', 'status'],
  ['pending', 'required', 'Efectivo', 'complete'],
  ['preparing', 'pending', 'Efectivo', 'request'],
  ['preparing', 'pending', null, 'status'],
  ['preparing', 'required', 'Efectivo', 'complete'],
  ['preparing', 'processing', 'Mercadopago', 'status'],
  ['preparing', 'done', 'Efectivo', 'status'],
  ['waiting_delivery', 'pending', 'Efectivo', 'status'],
  ['waiting_delivery', 'done', 'Efectivo', 'status'],
  ['charge', 'required', 'Efectivo', 'complete'],
  ['done', 'required', 'Efectivo', 'complete'],
  ['done', 'done', 'Efectivo', null],
  ['store_canceled', 'required', 'Efectivo', null],
] as const)('%s with payment %s by %s waits for %s', (status, payment, method, action) => {
  expect(mainAction(order(status, payment, method))).toBe(action);
});

it('says where an order stands that the store does not work on', () => {
  const texts = (['provisional', 'done', 'discarded', 'client_canceled'] as const).map((status) =>
    orderNote(order(status, 'pending', null)),
  );
  expect(texts).toEqual([
    'El cliente todavía no confirmó el pedido.',
    'El pedido está entregado.',
    'El pedido está cerrado.',
    'El pedido está cerrado.',
  ]);
  expect(orderNote(order('done', 'done', null))).toBe('El pedido está entregado y pagado.');
  expect(orderNote(order('charge', 'done', null))).toBeNull();
});
