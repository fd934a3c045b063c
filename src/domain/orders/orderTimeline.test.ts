import { expect, it } from 'vitest';

import { sampleOrder, sampleShipping } from '~/testSupport/orderFixtures';

import { orderTimeline } from './orderTimeline';

it('lists creation, payment, shipments by date and the status', () => {
  const order = sampleOrder({
    status: 'waiting_delivery',
    payment_status: 'done',
    shipping: [
      sampleShipping({ departure: '2026-03-17 09:00:00', eta: '2026-03-18 12:00:30' }),
      sampleShipping({
        transport_co: ' ',
        tracking_code: null,
        departure: '2026-03-16 08:00:00',
        eta: null,
      }),
    ],
  });
  expect(orderTimeline(order).map(({ text, at }) => ({ text, at }))).toEqual([
    { text: 'Pedido creado', at: '2026-03-14 17:58:00' },
    { text: 'Pago aprobado', at: null },
    { text: 'Salida del envío', at: '2026-03-16 08:00:00' },
    { text: 'Salida del envío (OCA, OCA-55012)', at: '2026-03-17 09:00:00' },
    { text: 'Llegada prevista (OCA, OCA-55012)', at: '2026-03-18 12:00:30' },
    { text: 'Estado: A despachar', at: null },
  ]);
});

it('has no payment event while the payment is not requested', () => {
  const order = sampleOrder({ shipping: [], original_id: 'WC-77' });
  expect(orderTimeline(order).map(({ text }) => text)).toEqual([
    'Pedido importado',
    'Estado: En proceso',
  ]);
});
